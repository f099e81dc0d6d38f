// The same players as client.cjs, for our own server: so that both servers are asked in one way.
const WebSocket = require("ws");
const [port, tables, seats, total, rate, seconds] = process.argv.slice(2).map(Number);

const now = () => Number(process.hrtime.bigint()) / 1e6;
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const share = (list, part) => list.length ? list.sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))] : null;

class Table {
  constructor(number) { this.seed = number; this.moves = 0; this.seen = 0; this.open = null; this.over = false; this.answered = -1; this.sockets = []; }
  async make() {
    const plan = { game: "altay", seats: Array(seats).fill({ kind: "human" }), seed: this.seed };
    const answer = await fetch(`http://127.0.0.1:${port}/api/tables`, { method: "POST", body: JSON.stringify(plan) });
    const made = await answer.json();
    for (const key of made.keys) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/${made.table}`, { perMessageDeflate: false });
      this.sockets.push(socket);
      await new Promise((done) => {
        socket.on("open", () => socket.send(JSON.stringify({ type: "hello", tokens: [key.token] })));
        socket.once("message", (data) => { this.look(JSON.parse(data)); done(); });
      });
      socket.on("message", (data) => this.update(JSON.parse(data)));
    }
  }
  look(message) {
    if (message.type !== "snapshot") throw new Error(JSON.stringify(message));
    this.over = message.over;
    // A late snapshot may still show the decision answered before.
    const open = message.decision;
    if (open && open.choices.length && open.id > this.answered) this.open = open;
  }
  update(message) {
    this.look(message);
    if (message.moves <= this.moves) return;
    this.seen += 1;
    if (this.seen === seats) {
      this.seen = 0;
      this.moves = message.moves;
      this.done();
    }
  }
  move() {
    return new Promise((done) => {
      const began = now();
      this.done = () => done(now() - began);
      const { id, seat, choices } = this.open;
      const action = choices[(id * 7919 + this.seed) % choices.length].index;
      this.open = null;
      this.answered = id;
      this.sockets[seat].send(JSON.stringify({ type: "choose", decision: id, action }));
    });
  }
}

async function main() {
  const all = Array.from({ length: tables }, (_, n) => new Table(n));
  for (const table of all) await table.make();
  console.log("ready");
  await wait(500);
  let left = total;
  let times = [];
  const began = now();
  await Promise.all(all.map(async (table) => {
    while (left > 0 && !table.over) { left -= 1; times.push(await table.move()); }
  }));
  const fast = { moves: times.length, seconds: (now() - began) / 1000, p50: share(times, 0.5), p99: share(times, 0.99) };
  times = [];
  const start = now();
  await Promise.all(all.map(async (table, n) => {
    const gap = (1000 * tables) / rate;
    for (let k = 0; !table.over; k += 1) {
      const at = start + (n / tables) * gap + k * gap;
      if (at - start > seconds * 1000) return;
      if (at > now()) await wait(at - now());
      times.push(await table.move());
    }
  }));
  const paced = { moves: times.length, seconds: (now() - start) / 1000, p50: share(times, 0.5), p99: share(times, 0.99) };
  console.log(JSON.stringify({ fast, paced }));
  process.exit(0);
}
main();
