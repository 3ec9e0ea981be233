// A table for boardgame.io's own server, to be measured beside ours: `node boardgame_io.js MODULES PORT BYTES MOVES`.
//
// The game is as small as a game can be that still has turns, a board for all, and hands that nobody else may see;
// its state has about BYTES bytes, and it ends after MOVES moves. With FLATFILE_DIR in the environment the server
// keeps its matches in that folder, else in memory: so boardgame.io itself decides.

"use strict";

const { createRequire } = require("node:module");
const path = require("node:path");

const [modules, port, bytes, moves] = process.argv.slice(2);
const load = createRequire(path.join(modules, "package.json"));
const { Server } = load("boardgame.io/server");

const HAND = 5;
const PLACE = { owner: null, card: 0, strength: 100, kind: "crater" };
const OTHERS = 400; // bytes of hands, deck and scores
const PLACES = Math.max(4, Math.round((Number(bytes) - OTHERS) / JSON.stringify(PLACE).length));

const table = {
  name: "table",
  minPlayers: 1,
  maxPlayers: 8,

  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: 60 }, (_, card) => card + 100));
    const seats = Array.from({ length: ctx.numPlayers });
    return {
      places: Array.from({ length: PLACES }, () => ({ ...PLACE })),
      hands: seats.map(() => deck.splice(0, HAND)),
      scores: seats.map(() => 0),
      deck,
      moves: 0,
    };
  },

  moves: {
    // Lay a card of the hand on a place, and draw another; what lay there goes under the deck.
    play: ({ G, playerID }, card, number) => {
      const hand = G.hands[playerID];
      const place = G.places[number];
      if (!(card in hand) || place === undefined) return "INVALID_MOVE";
      if (place.card) G.deck.push(place.card);
      place.owner = playerID;
      place.card = hand[card];
      place.strength = 100 + (G.moves % 900);
      hand[card] = G.deck.shift();
      G.scores[playerID] += 1;
      G.moves += 1;
    },
  },

  turn: { minMoves: 1, maxMoves: 1 },

  endIf: ({ G }) => (G.moves >= Number(moves) ? { scores: G.scores } : undefined),

  // As in any game with hands: one's own, and of the others and of the deck how many.
  playerView: ({ G, playerID }) => ({
    places: G.places,
    scores: G.scores,
    moves: G.moves,
    hand: playerID === null ? [] : G.hands[playerID],
    hands: G.hands.map((hand) => hand.length),
    deck: G.deck.length,
  }),
};

// Memory is compared after what is no longer needed is gone; a process that counts its references has no more anyway.
process.on("SIGUSR2", () => globalThis.gc?.());

const server = Server({ games: [table], origins: [] });
server.run({ port: { port: Number(port), host: "127.0.0.1" } });
