import { choices } from '@signalbox/kernel';
import { COUNT_NOW } from '@signalbox/rails';
import { DECISIONS } from '@signalbox/titles/1841/exports.ts';
import { describe, expect, it } from 'vitest';
import { IMPORTERS } from '../importers.ts';
import { decodeRecording, type Recording } from '../recording/recording.ts';
import { SITE_1841 } from './1841/table.ts';
import { SiteReading } from './reading.ts';

type Table = typeof SITE_1841;

function empty1841(): Recording {
  const players = [1, 2, 3].map((id) => ({ id, name: `Player ${id}` }));
  return decodeRecording({ id: 1, title: '1841', players, settings: {}, actions: [] }) as Recording;
}

/** A site that asks nobody: everybody always passes, or takes the first choice. */
function silent(table: Table): Table {
  const passes: Table['outside'][string] = (_, question) => {
    const offered = [...choices(question.offerTo(question.seats[0]!))];
    const isPassing = (choice: unknown) => JSON.stringify(choice).includes('"pass"');
    return offered.find(isPassing) ?? offered[0]!;
  };
  const outside = Object.fromEntries(Object.values(DECISIONS).map(({ name }) => [name, passes]));
  return { ...table, turn: () => null, outside: { ...outside, ...table.outside } };
}

describe('reading by the questions of the site', () => {
  it('stops where the site would ask nobody any more, at the question whether to end and score', () => {
    const recording = empty1841();
    const [options] = IMPORTERS['1841']!.options(recording);
    const reading = new SiteReading(silent(SITE_1841), recording, options!);
    const { report, state, actions } = reading.run();
    expect(report.ok).toBe(true);
    expect(state!.outcome).toBeNull();
    expect(actions.at(-1)?.decision).toBe(COUNT_NOW);
  });
});
