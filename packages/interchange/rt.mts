import { defaultOptions, random } from '@signalbox/kernel';
import { randomGame } from '@signalbox/kernel/tools';
import { IMPORTERS } from './src/importers.ts';
import { roundTrip } from './src/testing/round-trip.ts';

const [id, n = '20', from = '1', pl] = process.argv.slice(2);
const title = IMPORTERS[id].title;
const options = { ...defaultOptions(title.options), ...title.presets['18xx.games'] };
let ok = 0,
  bad = 0,
  refused = 0;
const t = Date.now();
const kinds: Record<string, number> = {};
const ends: Record<string, number> = {};
for (let s = Number(from); s < Number(from) + Number(n); s++) {
  const players = pl ? Number(pl) : 2 + (s % 3);
  const g = randomGame(title, { players, options }, random(s));
  ends[g.state.outcome?.reason ?? 'none'] = (ends[g.state.outcome?.reason ?? 'none'] ?? 0) + 1;
  let r;
  try {
    r = roundTrip(title, { players, options }, g.actions);
  } catch (e: any) {
    r = { trouble: 'THROW ' + e.stack.slice(0, 600), refused: false, compared: 0 };
  }
  if (!r.trouble) ok++;
  else if (r.refused) {
    refused++;
    kinds[r.trouble] = (kinds[r.trouble] ?? 0) + 1;
  } else {
    bad++;
    if (bad <= 6)
      console.log('seed', s, 'players', players, 'actions', g.actions.length, r.trouble.slice(0, 900));
  }
}
console.log({ ok, bad, refused, kinds, ends, ms: Date.now() - t });
