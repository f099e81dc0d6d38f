// Players of the boardgame.io server: as many tables as asked, four sockets each. First so many
// moves as fast as they go, then so many a second. Prints one line of JSON.
const { io } = require("socket.io-client");
const [port, tables, seats, total, rate, seconds] = process.argv.slice(2).map(Number);

const now = () => Number(process.hrtime.bigint()) / 1e6;
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const share = (list, part) => list.length ? list.sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))] : null;

class Table {
  constructor(number) { this.id = `t${number}`; this.state = 0; this.seen = 0; this.turn = 0; this.sockets = []; }
  async open() {
    for (let seat = 0; seat < seats; seat += 1) {
      const socket = io(`http://127.0.0.1:${port}/table`, { transports: ["websocket"], forceNew: true });
      this.sockets.push(socket);
      await new Promise((done) => {
        socket.on("connect", () => socket.emit("sync", this.id, String(seat), undefined, seats));
        socket.on("sync", done);
      });
      socket.on("update", (id, state) => this.update(state._stateID ?? state));
    }
  }
  // Every accepted move passes the turn as well: two steps of the state, told once.
  update(state) {
    if (state <= this.state) return;
    this.seen += 1;
    if (this.seen === seats) {
      this.seen = 0;
      this.state = state;
      this.done();
    }
  }
  move() {
    return new Promise((done) => {
      const began = now();
      this.done = () => done(now() - began);
      const player = String(this.turn % seats);
      const action = { type: "MAKE_MOVE", payload: { type: "act", args: [this.turn], playerID: player } };
      this.sockets[this.turn % seats].emit("update", action, this.state, this.id, player);
      this.turn += 1;
    });
  }
}

async function main() {
  const all = Array.from({ length: tables }, (_, n) => new Table(n));
  for (const table of all) await table.open();
  console.log("ready");
  await wait(500);
  let left = total;
  let times = [];
  const began = now();
  await Promise.all(all.map(async (table) => {
    while (left > 0) { left -= 1; times.push(await table.move()); }
  }));
  const fast = { moves: times.length, seconds: (now() - began) / 1000, p50: share(times, 0.5), p99: share(times, 0.99) };
  times = [];
  const start = now();
  await Promise.all(all.map(async (table, n) => {
    const gap = (1000 * tables) / rate;
    for (let k = 0; ; k += 1) {
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
