// A boardgame.io server with a table of about the same size as ours: 25 territories, a market,
// four players with secret hands. One move changes a few of its fields and passes the turn.
const { Server } = require("boardgame.io/server");

const range = (n) => Array.from({ length: n }, (_, i) => i);
const zone = (n) => range(n).map((i) => `card_${i % 22}`);

const game = {
  name: "table",
  setup: ({ ctx }) => ({
    moves: 0,
    territories: range(25).map((i) => ({
      id: `territory_${i}`, owner: null, settlements: 0, marker: `conquest_${i % 8}`, vp: i % 2, used: false,
    })),
    market: range(11).map((i) => ({
      title: `card_${i}`, left: 8, vp: i % 3, cost: ["food", "wood", "culture"], bought: false,
    })),
    goals: range(3).map(() => ({ shown: range(3).map((i) => ({ goal: `goal_${i}`, cards: 1 })), deck: 10, discard: [] })),
    seats: range(ctx.numPlayers).map((i) => ({
      folk: `folk_${i}`, hand: zone(5), deck: zone(10), discard: zone(6), area: zone(3), open: zone(1),
      reserve: 12, removed: 0, coins: 0, pool: { food: 1, wood: 2, metal: 0, stone: 1, culture: 0 },
      markers: { conquest_1: 1 }, consumed: {}, trophies: [0, 0, 0, 0], done: ["goal_1"], goal: null,
      score: { goals: 1, action_cards: 2, territories: 3, captured_settlements: 0, conquest_markers: 1 },
    })),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => ({
    ...G,
    seats: G.seats.map((seat, i) =>
      String(i) === playerID ? seat : { ...seat, hand: seat.hand.length, deck: seat.deck.length }),
  }),
  moves: {
    act: ({ G, playerID }, where) => {
      const seat = G.seats[Number(playerID)];
      G.moves += 1;
      seat.area.push(seat.hand.pop());
      if (seat.hand.length === 0) { seat.hand = seat.area.splice(0, 5); }
      seat.pool.food += 1;
      const territory = G.territories[where % 25];
      territory.owner = Number(playerID);
      territory.settlements += 1;
    },
  },
};

Server({ games: [game], origins: ["*"] }).run(Number(process.argv[2]));
