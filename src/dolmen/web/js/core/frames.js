export function stay(waiting, own, speed) {
    if (own || speed === 0)
        return 0;
    if (waiting > 20)
        return 0;
    if (waiting > 5)
        return 120 * speed;
    return 670 * speed;
}
export class Frames {
    show;
    speed;
    waiting = [];
    held = false;
    timer;
    busy = false;
    constructor(show, speed) {
        this.show = show;
        this.speed = speed;
    }
    get length() {
        return this.waiting.length;
    }
    push(item, own, ms) {
        this.waiting.push({ item, own, ms });
        if (!this.busy)
            this.next();
    }
    jump(item) {
        this.stop();
        this.show(item, true);
    }
    turn() {
        if (!this.busy)
            return;
        clearTimeout(this.timer);
        this.next();
    }
    skip() {
        const last = this.waiting.at(-1);
        const all = this.waiting;
        this.stop();
        for (const { item } of all)
            this.show(item, item !== last?.item);
    }
    stop() {
        clearTimeout(this.timer);
        this.waiting = [];
        this.busy = false;
    }
    next() {
        const first = this.waiting.shift();
        if (!first) {
            this.busy = false;
            return;
        }
        this.busy = true;
        const pause = first.ms === undefined ? stay(this.waiting.length, first.own, this.speed()) : first.ms * this.speed();
        this.show(first.item, pause === 0 && this.waiting.length > 0);
        if (this.held && first.ms !== undefined)
            return;
        if (pause === 0)
            this.next();
        else
            this.timer = setTimeout(() => this.next(), pause);
    }
}
