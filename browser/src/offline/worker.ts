/** Python in a worker: the hall, or one of its crew. All of them run the same archive. */
import { openDatabase } from './database.ts';
import { unpacked, type Answered, type Asked, type Begin, type Sight } from './protocol.ts';

interface Python {
  unpackArchive(buffer: ArrayBuffer, format: string, how: { extractDir: string }): void;
  runPython(code: string): unknown;
  registerJsModule(name: string, module: object): void;
}
interface Bytes {
  toJs(): Uint8Array;
  destroy(): void;
}
interface Scope {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: unknown, transfer?: Transferable[]): void;
}

const scope = self as unknown as Scope;
const say = (message: Answered, transfer: Transferable[] = []) => scope.postMessage(message, transfer);

/** How much of what must be had is there, by bytes, and what is left to do then. */
const SIZES = { wasm: 0.45, stdlib: 0.25, archive: 0.15 };
const got: Record<string, number> = {};

function tell(name: keyof typeof SIZES, part: number): void {
  got[name] = part * SIZES[name];
  say({ kind: 'progress', part: Object.values(got).reduce((a, b) => a + b, 0) });
}

async function load(url: string, name: keyof typeof SIZES): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${url}`);
  const length = Number(answer.headers.get('content-length')) || 3_000_000;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let had = 0;
  const reader = answer.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    had += value.length;
    tell(name, Math.min(1, had / length));
  }
  tell(name, 1);
  return new Blob(parts).arrayBuffer();
}

/** What Python is started with, the library and our modules compressed. */
interface Parts {
  folder: string;
  module: WebAssembly.Module;
  stdlib: ArrayBuffer;
  archive: ArrayBuffer;
}

/** The runtime's own loader asks for its files; we have them already. */
async function startPython({ folder, module, stdlib, archive }: Parts): Promise<Python> {
  const library = await unpacked(stdlib);
  const real = self.fetch;
  self.fetch = ((input: RequestInfo | URL, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.endsWith('.wasm')) return Promise.resolve(new Response());
    if (url.endsWith('python_stdlib.zip')) return Promise.resolve(new Response(library));
    return real(input, init);
  }) as typeof fetch;
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  });
  const { loadPyodide } = (await import(`${folder}py/pyodide.mjs`)) as {
    loadPyodide(how: object): Promise<Python>;
  };
  const python = await loadPyodide({ indexURL: `${folder}py/`, packages: [] });
  self.fetch = real;
  python.unpackArchive(await unpacked(archive), 'zip', { extractDir: '/lib/dolmen' });
  return python;
}

async function beginHall(folder: string): Promise<void> {
  const wasm = load(`${folder}py/pyodide.asm.wasm.gz`, 'wasm').then(async packed =>
    WebAssembly.compile(await unpacked(packed)),
  );
  const [module, stdlib, archive] = await Promise.all([
    wasm,
    load(`${folder}py/python_stdlib.zip.gz`, 'stdlib'),
    load(`${folder}py/dolmen.zip.gz`, 'archive'),
  ]);
  const parts = { folder, module, stdlib, archive };
  const python = await startPython(parts);
  say({ kind: 'progress', part: 0.9 });
  const crew = new Crew({ role: 'crew', ...parts });
  look = seen => crew.look(seen);
  python.registerJsModule('dolmen_page', {
    database: await openDatabase(),
    send: (worker: number, work: Bytes) => crew.send(worker, work.toJs()),
    push: (id: number, text: string | null) => say({ kind: 'heard', id, text: text ?? null }),
    answer: (id: number, status: number, type: string, body: Bytes) => {
      const bytes = body.toJs();
      say({ kind: 'answer', id, status, type, body: bytes }, [bytes.buffer]);
    },
    ready: () => {
      say({ kind: 'ready' });
      crew.look(true);
    },
  });
  const hear = python.runPython(
    'import sys; sys.path.insert(0, "/lib/dolmen")\nfrom dolmen.offline.page import begin\nbegin()',
  ) as (asked: string) => void;
  hearing = asked => hear(JSON.stringify(asked));
  waiting.splice(0).forEach(hearing);
}

/** There is nobody to be let go before Python is there. */
let look: (seen: boolean) => void = () => undefined;

/** What is asked before Python is there waits. */
const waiting: Asked[] = [];
let hearing: (asked: Asked) => void = asked => waiting.push(asked);

async function beginCrew({ folder, module, stdlib, archive }: Begin): Promise<void> {
  if (!module || !stdlib || !archive) throw new Error('nothing to run');
  const python = await startPython({ folder, module, stdlib, archive });
  const work = python.runPython(
    'import sys; sys.path.insert(0, "/lib/dolmen")\nfrom dolmen.offline.page import work\nwork',
  ) as (sent: Uint8Array) => Bytes;
  scope.onmessage = ({ data }: MessageEvent<{ id: number; work: Uint8Array }>) => {
    const done = work(data.work);
    const bytes = done.toJs();
    done.destroy();
    scope.postMessage({ id: data.id, done: bytes }, [bytes.buffer]);
  };
  scope.postMessage({ begun: true });
}

const THINKER = 0;
const ASIDE = 1;
const REST = 30_000;

/** The workers that the hall has beside it. */
class Crew {
  private readonly workers: (Promise<Worker> | undefined)[] = [];
  private readonly open = new Map<number, (done: Uint8Array | null) => void>();
  private last = 0;
  private idle = 0;
  private seen = true;

  constructor(private readonly how: Begin) {}

  /** While nobody looks nobody plays: then the memory of both is given back. Whoever looks again
   * shall not wait for the first one. */
  look(seen: boolean): void {
    this.seen = seen;
    if (seen) void this.start(THINKER);
    this.pause();
  }

  private start(place: number): Promise<Worker> {
    return (this.workers[place] ??= new Promise(resolve => {
      const worker = new Worker(self.location.href, { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<{ begun?: true; id: number; done: Uint8Array }>) => {
        if (data.begun) return resolve(worker);
        this.settle(data.id, data.done);
      };
      // Out of memory, say: whoever waits asks again, and there is a new one.
      worker.onerror = () => {
        worker.terminate();
        this.workers[place] = undefined;
        resolve(worker);
        [...this.open.keys()].forEach(id => this.settle(id, null));
      };
      worker.postMessage(this.how);
    }));
  }

  send(place: number, work: Uint8Array): Promise<Uint8Array | null> {
    const id = ++this.last;
    return new Promise(resolve => {
      // Open from now on, so that nobody lets the worker go while it starts.
      this.open.set(id, resolve);
      void this.start(place).then(worker => worker.postMessage({ id, work }, [work.buffer]));
    });
  }

  private settle(id: number, done: Uint8Array | null): void {
    this.open.get(id)?.(done);
    this.open.delete(id);
    this.pause();
  }

  private pause(): void {
    clearTimeout(this.idle);
    if (!this.open.size) this.idle = setTimeout(() => this.rest(), REST);
  }

  /** Pictures and reviews are rare: until the next one, their worker's memory is given back. */
  private rest(): void {
    if (this.open.size) return;
    for (const place of this.seen ? [ASIDE] : [THINKER, ASIDE]) {
      void this.workers[place]?.then(worker => worker.terminate());
      this.workers[place] = undefined;
    }
  }
}

scope.onmessage = ({ data }: MessageEvent<Begin | Asked | Sight>) => {
  if ('seen' in data) return look(data.seen);
  if (!('role' in data)) return hearing(data);
  const begun = data.role === 'hall' ? beginHall(data.folder) : beginCrew(data);
  begun.catch((e: unknown) => {
    if (data.role === 'hall') say({ kind: 'failed', reason: String(e) });
    else throw e;
  });
};
