import { defaultOptions, random } from '@signalbox/kernel';
import { randomGame } from '@signalbox/kernel/tools';
import { exportGame } from './src/export/export.ts';
import { IMPORTERS } from './src/importers.ts';
import { importGame } from './src/replay.ts';

const [id, s, from = '0', to = '12'] = process.argv.slice(2);
const title = IMPORTERS[id].title;
const options = { ...defaultOptions(title.options), ...title.presets['18xx.games'] };
const players = 2 + (Number(s) % 3);
const g = randomGame(title, { players, options }, random(Number(s)));
const e = exportGame({
  form: 'signalbox-game',
  version: 1,
  title: title.id,
  players,
  options,
  commitment: '',
  seed: null,
  log: g.actions,
} as any) as any;
const imp = importGame(e.game);
const m = e.marks;
console.log('players', JSON.stringify(e.game.players));
for (const a of e.game.actions.slice(Number(from), Number(to))) {
  const { created_at, ...x } = a;
  const mk = m.findLast((k: any) => k.actions < a.id);
  const mk2 = m.find((k: any) => k.actions >= a.id);
  console.log(JSON.stringify(x).slice(0, 260));
  console.log(
    '     ours:',
    g.actions
      .slice(mk.entries, mk2.entries)
      .map((q: any) => q.seat + ' ' + q.decision + ' ' + JSON.stringify(q.choice))
      .join(' ; ')
      .slice(0, 300),
  );
  console.log(
    '     imp :',
    imp.actions
      .slice(imp.positions[a.id - 1], imp.positions[a.id])
      .map((q: any) => q.seat + ' ' + q.decision + ' ' + JSON.stringify(q.choice))
      .join(' ; ')
      .slice(0, 300),
  );
}
