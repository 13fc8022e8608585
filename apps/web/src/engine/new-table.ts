import type { BotName } from '@signalbox/bots/levels';
import { decodeTableSetup, newGame, offeredPart, refusal } from '@signalbox/kernel';
import type { Problem } from '@signalbox/protocol';
import type { StoredGame } from '@signalbox/table';
import type { TableInfo } from '../source/table-info.ts';
import type { NewTable } from './calls.ts';
import { newId, newSeed } from './ids.ts';
import { titleOf } from './titles.ts';

/** A game on this device before its first move, or why it cannot be set up. */
export async function newTable(wanted: NewTable, now: number): Promise<StoredGame | Problem> {
  const { title: id, name, options, seats, seed, guided = false, patient } = wanted;
  const title = await titleOf(id);
  const decoded = decodeTableSetup(title, { players: seats.length, options });
  if (!decoded.ok) return refusal(decoded, decoded.rule);
  return {
    form: 2,
    id: newId(),
    title: id,
    name,
    options: decoded.setup.options,
    seats,
    seed: seed ?? newSeed(),
    ...(seed !== undefined && { repeatable: true }),
    guided,
    ...(patient && { patient }),
    initial: newGame(title, decoded.setup),
    position: 0,
    updatedAt: now,
    outcome: null,
  };
}

/** The same players and title again, without options that only imported games have. */
export async function sameAgain({ title: id, name, options, seats, patient }: TableInfo): Promise<NewTable> {
  const title = await titleOf(id);
  return {
    title: id,
    name,
    options: offeredPart(title.options, options),
    seats: seats.map((seat) => ({
      name: seat.name,
      kind: seat.kind === 'bot' ? 'bot' : 'you',
      ...(seat.level && { level: seat.level as BotName }),
    })),
    ...(patient && { patient }),
  };
}
