// The players of both servers: as many tables as asked, so many sockets each. First so many moves
// as fast as they go, then so many a second. Prints one line of JSON.
//
// A refusal or a connection that breaks ends everything: whoever gets figures got them without an
// error.
//
// They share the machine with the server, so they do as little as possible, and the same for both:
// plain sockets, and of each message only what the next move needs, found in its bytes.
const WebSocket = require("ws");
const server = process.argv[2];
const [port, tables, seats, total, rate, seconds] = process.argv.slice(3).map(Number);

const now = () => Number(process.hrtime.bigint()) / 1e6;
const wait = (ms) => new Promise((done) => setTimeout(done, ms));

// A table at which everybody must have seen a move before the next is made.
class Table {
  constructor(number) {
    this.number = number;
    this.over = false;
    this.sockets = [];
    this.done = () => undefined;
    this.opened = () => undefined;
  }
  connect(path) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/${path}`, { perMessageDeflate: false });
    socket.on("close", () => {
      throw new Error(`the connection to ${path} is gone`);
    });
    this.sockets.push(socket);
    return socket;
  }
  // The next move can be made.
  ready() {
    if (this.over || this.canMove()) return Promise.resolve();
    return new Promise((done) => (this.opened = done));
  }
  canMove() {
    return true;
  }
  move() {
    return new Promise((done) => {
      const began = now();
      this.done = () => done(now() - began);
      this.send();
    });
  }
}

// From here on the number of a decision has no order: somebody acts in secret.
const OPAQUE = 1 << 24;

class DolmenTable extends Table {
  async open() {
    this.answered = -1;
    this.mover = -1;
    this.ids = Array(seats).fill(-1);
    this.asked = Array(seats).fill(-1);
    const plan = { game: server, seats: Array(seats).fill({ kind: "human" }), seed: this.number };
    const answer = await fetch(`http://127.0.0.1:${port}/api/tables`, { method: "POST", body: JSON.stringify(plan) });
    const made = await answer.json();
    for (const key of made.keys) {
      const socket = this.connect(`ws/${made.table}`);
      await new Promise((done) => {
        socket.on("open", () => socket.send(JSON.stringify({ type: "hello", tokens: [key.token], protocol: 2 })));
        socket.once("message", done);
        socket.on("message", (data) => this.look(key.seat, data));
      });
    }
  }
  look(seat, data) {
    const start = data.toString("latin1", 0, 20);
    // After a pause the table may have gone on a moment before the answer came.
    if (start.startsWith('{"type":"refused"') && data.includes('"key":"stale"')) return;
    if (!start.startsWith('{"type":"snapshot"') && !start.startsWith('{"type":"change"')) throw new Error(data.toString());
    if (data.includes('"over":true')) this.over = true;
    const at = data.indexOf('"decision":{');
    if (at >= 0) this.read(seat, data.toString("latin1", at));
    if (this.mover >= 0 && this.allHaveSeen()) {
      this.mover = -1;
      this.done();
    }
    if (this.over || this.canMove()) this.opened();
  }
  // Only the one who decides is told the choices.
  read(seat, said) {
    const [, id, who] = /"id":(\d+),"seat":(\d+)/.exec(said).map(Number);
    this.ids[seat] = id;
    this.asked[seat] = who;
    if (who === seat && id !== this.answered && said.includes('"choices":[{')) {
      this.decision = { id, seat, actions: [...said.matchAll(/"index":(\d+)/g)].map((found) => found[1]) };
    }
  }
  // Everybody is shown what became of a move, or the mover alone, if they go on in secret.
  allHaveSeen() {
    if (this.over) return true;
    const id = this.ids[this.mover];
    if (id === this.answered) return false;
    if (id >= OPAQUE && this.asked[this.mover] === this.mover) return true;
    return this.ids.every((seen) => seen === id);
  }
  canMove() {
    return this.mover < 0 && this.decision !== undefined && this.decision.id !== this.answered;
  }
  send() {
    const { id, seat, actions } = this.decision;
    this.answered = id;
    this.mover = seat;
    const action = actions[(id * 7919 + this.number) % actions.length];
    this.sockets[seat].send(`{"type":"choose","decision":${id},"action":${action}}`);
  }
}

// boardgame.io speaks socket.io: 0 hello, 2 ping, 3 pong, 40 join, 42 an event.
class PeerTable extends Table {
  async open() {
    this.id = `t${this.number}`;
    this.turn = 0;
    this.state = 0; // the newest that everybody has seen
    this.seen = 0; // how many have seen a newer one
    for (let seat = 0; seat < seats; seat += 1) {
      const socket = this.connect("socket.io/?EIO=4&transport=websocket");
      await new Promise((done) => socket.on("message", (data) => this.look(socket, seat, data, done)));
    }
  }
  look(socket, seat, data, done) {
    const start = data.toString("latin1", 0, 24);
    if (start.startsWith('42/table,["update"')) this.see(this.read(data));
    else if (start.startsWith("2")) socket.send("3");
    else if (start.startsWith("0")) socket.send("40/table,");
    else if (start.startsWith("40")) socket.send(`42/table,${JSON.stringify(["sync", this.id, String(seat), null, seats])}`);
    else if (start.startsWith('42/table,["sync"')) done();
  }
  see(state) {
    if (state <= this.state) return;
    this.seen += 1;
    if (this.seen === seats) {
      this.seen = 0;
      this.state = state;
      this.done();
    }
  }
  // Every accepted move passes the turn as well: two steps of the state, told once.
  read(data) {
    const at = data.indexOf('"_stateID":'); // the first is the state's, the others its log's
    return parseInt(data.toString("latin1", at + 11, at + 22), 10);
  }
  send() {
    const player = String(this.turn % seats);
    const action = { type: "MAKE_MOVE", payload: { type: "act", args: [this.turn], playerID: player } };
    this.sockets[this.turn % seats].send(`42/table,${JSON.stringify(["update", action, this.state, this.id, player])}`);
    this.turn += 1;
  }
}

async function hurry(all) {
  let left = total;
  const times = [];
  await Promise.all(all.map(async (table) => {
    while (left > 0) {
      await table.ready();
      if (table.over) return;
      left -= 1;
      times.push(await table.move());
    }
  }));
  return times;
}

async function stroll(all) {
  const times = [];
  const start = now();
  const gap = (1000 * tables) / rate;
  await Promise.all(all.map(async (table, n) => {
    for (let k = 0; !table.over; k += 1) {
      const at = (n / tables + k) * gap;
      if (at > seconds * 1000) return;
      if (start + at > now()) await wait(start + at - now());
      await table.ready();
      if (table.over) return;
      times.push(await table.move());
    }
  }));
  return times;
}

async function measure(load, all) {
  const [began, used] = [now(), process.cpuUsage()];
  const times = await load(all);
  const { user, system } = process.cpuUsage(used);
  return { moves: times.length, seconds: (now() - began) / 1000, times, players_us: (user + system) / times.length };
}

async function main() {
  const Kind = server === "peer" ? PeerTable : DolmenTable;
  const all = Array.from({ length: tables }, (_, n) => new Kind(n));
  for (const table of all) await table.open();
  console.log("ready");
  await wait(500);
  const fast = await measure(hurry, all);
  console.log("fast");
  const paced = await measure(stroll, all);
  process.stdout.write(`${JSON.stringify({ fast, paced })}\n`, () => process.exit(0));
}
main();
