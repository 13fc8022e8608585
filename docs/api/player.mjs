// A player for Signalbox: takes seats, and plays random legal moves until its games are over. Needs Node 20.
//
//   SIGNALBOX_TOKEN=sb_… node player.mjs https://games.example.net [TABLE…]
//
// The token belongs to a bot account (profile page) and has the scopes read and play. The player joins the named tables,
// and plays at all tables where it has a seat. It exits when none of them is running any more.
import { randomUUID } from 'node:crypto';

const [server, ...tables] = process.argv.slice(2);
const token = process.env.SIGNALBOX_TOKEN;
if (!server || !token) {
  console.error('Usage: SIGNALBOX_TOKEN=sb_… node player.mjs SERVER [TABLE…]');
  process.exit(2);
}

/** A call of the API. A refusal has a status and a body with the reason (`why`). No answer counts as 503. */
async function call(method, path, body) {
  try {
    const response = await fetch(new URL(`/api${path}`, server), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  } catch {
    return { status: 503, body: { why: 'no-answer' } };
  }
}

/** Too many requests, or a server that is restarted: worth trying again. */
const isTemporary = (status) => status === 429 || status === 503;
const pause = () => new Promise((resolve) => setTimeout(resolve, 1000));

const pick = (list) => list[Math.floor(Math.random() * list.length)];

/** A random choice from an offer; undefined if it lists none. This is the function to improve. */
function choose(offer) {
  switch (offer.kind) {
    case 'list':
    case 'built':
      return pick(offer.choices);
    case 'range': {
      const steps = Math.floor((offer.max - offer.min) / offer.step);
      const chosen = offer.min + offer.step * Math.floor(Math.random() * (steps + 1));
      return steps < 0 ? undefined : { ...offer.base, [offer.field]: chosen };
    }
    case 'either':
      return pick(offer.offers.map(choose).filter((choice) => choice !== undefined));
  }
}

/** Acts at a table as long as it is this player's turn. */
async function playAt(table) {
  for (;;) {
    const { status, body: game } = await call('GET', `/tables/${table}/game`);
    if (isTemporary(status)) {
      await pause();
      continue;
    }
    if (status !== 200 || !game.pending?.offer || game.consent) return;
    const { decision, offer } = game.pending;
    // A repeated request with the same id is carried out once. The position says what the player has seen.
    const action = { request: randomUUID(), position: game.position, decision, choice: choose(offer) };
    const answer = await call('POST', `/tables/${table}/actions`, action);
    // 409: the game has moved on in the meantime, so look again.
    if (isTemporary(answer.status)) await pause();
    else if (answer.status !== 200 && answer.status !== 409)
      throw new Error(`${table}: ${decision}: ${JSON.stringify(answer.body)}`);
  }
}

/** The tables with their latest events, and what is being done at each. */
const known = new Map();
const busy = new Map();

async function react(event) {
  known.set(event.table, event);
  if (event.yourTurn) {
    // One after another: an event that arrives during a move is looked at after it.
    const before = busy.get(event.table) ?? Promise.resolve();
    const turn = before.catch(() => {}).then(() => playAt(event.table));
    busy.set(event.table, turn);
    await turn;
  }
  if (event.status === 'finished') console.log(`${event.table} is over.`);
  const running = [...known.values()].some(({ status }) => status === 'open' || status === 'playing');
  if (known.size > 0 && !running) process.exit(0);
}

/** Follows the events. After a break the server sends what has changed since the last event. */
async function follow() {
  let last = '';
  for (;;) {
    try {
      const response = await fetch(new URL('/api/events', server), {
        headers: { authorization: `Bearer ${token}`, ...(last && { 'last-event-id': last }) },
      });
      if (response.status === 401 || response.status === 403) throw new Error('The token was refused.');
      let text = '';
      for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
        const events = (text + part).split('\n\n');
        text = events.pop();
        for (const event of events) {
          last = /^id: (.*)$/m.exec(event)?.[1] ?? last;
          const data = /^data: (.*)$/m.exec(event)?.[1];
          if (data) react(JSON.parse(data)).catch((error) => console.error(error.message));
        }
      }
    } catch (error) {
      if (error.message === 'The token was refused.') throw error;
    }
    await pause();
  }
}

for (const table of tables) {
  const { status, body } = await call('POST', `/tables/${table}/join`, {});
  if (status !== 200 && body.why !== 'seated-already') console.error(`${table}: ${body.why}`);
}
await follow();
