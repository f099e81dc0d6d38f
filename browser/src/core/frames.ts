/** The queue of pictures: what others do is shown step by step, what I do at once. */

/** How long a picture stands before the next one, in ms. Speed 1 is normal; 0 shows everything at
 * once. */
export function stay(waiting: number, own: boolean, speed: number): number {
  if (own || speed === 0) return 0;
  if (waiting > 20) return 0;
  if (waiting > 5) return 120 * speed;
  return 670 * speed;
}

export class Frames<T> {
  private waiting: { item: T; own: boolean; ms?: number }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private busy = false;

  constructor(
    private readonly show: (item: T, quick: boolean) => void,
    private readonly speed: () => number,
    /** Somebody turns the pages by hand: pictures with a time of their own wait for `turn`. */
    private readonly held: () => boolean = () => false,
  ) {}

  get length(): number {
    return this.waiting.length;
  }

  /** `ms`: a picture that wants to stand so long, however many wait. */
  push(item: T, own: boolean, ms?: number): void {
    this.waiting.push({ item, own, ms });
    if (!this.busy) this.next();
  }

  /** Forget what waits and show this. */
  jump(item: T): void {
    this.stop();
    this.show(item, true);
  }

  /** The next picture, by hand. */
  turn(): void {
    if (!this.busy) return;
    clearTimeout(this.timer);
    this.next();
  }

  /** Everything that waits, now. */
  skip(): void {
    const last = this.waiting.at(-1);
    const all = this.waiting;
    this.stop();
    // Every picture is shown, so that nothing of the log is lost; only the pauses go.
    for (const { item } of all) this.show(item, item !== last?.item);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.busy = false;
  }

  private next(): void {
    const first = this.waiting.shift();
    if (!first) {
      this.busy = false;
      return;
    }
    this.busy = true;
    const pause =
      first.ms === undefined ? stay(this.waiting.length, first.own, this.speed()) : first.ms * this.speed();
    this.show(first.item, pause === 0 && this.waiting.length > 0);
    if (this.held() && first.ms !== undefined) return;
    if (pause === 0) this.next();
    else this.timer = setTimeout(() => this.next(), pause);
  }
}
