import { Command } from 'commander';
import { optionValues } from '../arguments.ts';
import type { Context } from '../context.ts';

export function titlesCommand({ titles, terminal }: Context): Command {
  return new Command('titles')
    .description('list the titles with their numbers of players and their options')
    .option('--json', 'print JSON')
    .action(({ json }: { json?: boolean }) => {
      if (json) {
        const listed = titles.map(({ id, name, players, options, presets }) => ({
          id,
          name,
          players: { min: players[0], max: players[1] },
          options,
          presets,
        }));
        terminal.print(JSON.stringify(listed, null, 2));
        return;
      }
      for (const { id, name, players, options } of titles) {
        const called = id === name ? id : `${id} (${name})`;
        terminal.print(`${called}: ${players[0]}–${players[1]} players`);
        for (const [option, spec] of Object.entries(options)) {
          const preset = typeof spec.default === 'boolean' ? (spec.default ? 'on' : 'off') : spec.default;
          terminal.print(
            `  --option ${option}=${optionValues(spec).join('|')}  (§${spec.rule}, default ${preset})`,
          );
        }
      }
    });
}
