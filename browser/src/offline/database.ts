/** The drawers in which the hall keeps its rows: texts by drawer and key, in IndexedDB. */

const NAME = 'dolmen';
/** Raised when drawers are added; what is in them is never changed by that. */
const VERSION = 1;
const DRAWERS = [
  'settings',
  'tables',
  'entries',
  'contents',
  'pictures',
  'reviews',
  'reports',
  'pockets',
  'sessions',
];

type Write = ['add' | 'put' | 'delete', string, string, string];

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });

export async function openDatabase(): Promise<Database> {
  const opening = indexedDB.open(NAME, VERSION);
  opening.onupgradeneeded = () => {
    const there = opening.result.objectStoreNames;
    for (const drawer of DRAWERS) if (!there.contains(drawer)) opening.result.createObjectStore(drawer);
  };
  return new Database(await done(opening));
}

export class Database {
  constructor(private readonly db: IDBDatabase) {
    // A newer release in another tab may have more drawers: it must not wait for us.
    db.onversionchange = () => db.close();
  }

  async read(drawer: string, key: string): Promise<string | undefined> {
    const store = this.db.transaction(drawer).objectStore(drawer);
    return (await done(store.get(key))) as string | undefined;
  }

  async between(drawer: string, first: string, last: string): Promise<string[]> {
    const store = this.db.transaction(drawer).objectStore(drawer);
    return (await done(store.getAll(IDBKeyRange.bound(first, last, false, true)))) as string[];
  }

  /** All or nothing, and on the disk before it is answered. What is wrong is a word; the empty one
   * says that nothing is. */
  async write(text: string): Promise<string> {
    const writes = JSON.parse(text) as Write[];
    try {
      const drawers = [...new Set(writes.map(([, drawer]) => drawer))];
      const work = this.db.transaction(drawers, 'readwrite', { durability: 'strict' });
      const over = new Promise<string>(resolve => {
        work.oncomplete = () => resolve('');
        work.onabort = () => resolve(problem(work.error));
        work.onerror = event => event.preventDefault();
      });
      for (const [how, name, key, row] of writes) {
        const drawer = work.objectStore(name);
        const request =
          how === 'delete' ? drawer.delete(key) : how === 'add' ? drawer.add(row, key) : drawer.put(row, key);
        request.onerror = event => {
          event.preventDefault();
          event.stopPropagation();
          failed ??= problem(request.error);
          try {
            work.abort();
          } catch {
            // It is over already.
          }
        };
      }
      let failed: string | undefined;
      const said = await over;
      return failed ?? said;
    } catch (e) {
      return problem(e as DOMException);
    }
  }
}

function problem(error: DOMException | null): string {
  if (error?.name === 'ConstraintError') return 'taken';
  if (error?.name === 'QuotaExceededError') return 'full';
  return error?.name ?? 'aborted';
}
