import {
  AGREED,
  ask,
  emit,
  type GameState,
  list,
  type Procedure,
  procedure,
  run,
  type SealedDecision,
  type Seat,
  sealedDecision,
  when,
} from '@signalbox/kernel';
import type { TrainSupply } from '../trains/roster.ts';

/** The name of the question, at every table that asks it. */
export const COUNT_NOW = 'count-now';

/** What a table remembers of sets of rounds in which nothing changed. */
export interface QuietTable {
  quiet: {
    /** What was built and owned when the last set ended. */
    position: string;
    /** Was a dividend paid since? */
    paid: boolean;
    /** Sets in a row without any change. */
    sets: number;
  };
}

export function newQuiet(): QuietTable['quiet'] {
  return { position: '', paid: false, sets: 0 };
}

interface AgreedEndRules<S extends GameState> {
  readonly rule: string;
  /** After this many quiet sets the players are asked, and again after each further one. */
  readonly sets: number;
  /**
   * All shares, charters, tiles and tokens: parts of the state that are replaced and never changed in place. Discarded
   * trains count too. Money may circulate endlessly, so it does not count.
   */
  readonly position: (state: S) => readonly object[];
  /** The players to be asked. */
  readonly players: (state: S) => readonly Seat[];
  readonly finish: (state: S, reason: string) => void;
}

/** A position as text, with its parts, each as an object and as text. */
interface Written {
  readonly parts: readonly object[];
  readonly texts: readonly string[];
  readonly position: string;
}

export type CountNow = 'count' | 'play-on';

/** The procedure that ends every set, and the decision that it asks for. */
interface AgreedEnd<S extends GameState> {
  /** Before the first set. */
  readonly begin: (state: S) => void;
  readonly procedure: Procedure<S, Record<string, never>>;
  readonly decision: SealedDecision<S, Record<string, never>, CountNow>;
}

/**
 * Ruling A7: only the endings of the rules end a game. If no share, train, tile, token or dividend has moved for some
 * sets, all players are asked whether to end and score it; it only ends if all agree.
 */
export function agreedEnd<S extends GameState & QuietTable & TrainSupply>(
  rules: AgreedEndRules<S>,
): AgreedEnd<S> {
  const decision = sealedDecision<S, Record<string, never>, CountNow>({
    name: COUNT_NOW,
    rule: rules.rule,
    actors: rules.players,
    sealed: () => list(['count', 'play-on']),
    reveal: (state, _, answers) => {
      const against = Object.keys(answers).filter((seat) => answers[seat] === 'play-on');
      for (const seat of against) emit(state, { type: 'plays-on', seat });
      if (against.length === 0) rules.finish(state, AGREED);
    },
  });
  let latest: Written = { parts: [], texts: [], position: '' };
  const positionOf = (state: S) => {
    const parts = rules.position(state);
    // After a quiet set all parts are as they were, so most are not written again.
    const texts = parts.map((part, i) =>
      part === latest.parts[i] ? latest.texts[i]! : JSON.stringify(part),
    );
    texts.push(JSON.stringify(state.discarded));
    const isSame = latest.texts.length > 0 && texts.every((text, i) => text === latest.texts[i]);
    latest = { parts, texts, position: isSame ? latest.position : `[${texts.join()}]` };
    return latest.position;
  };
  const noteSet = (state: S) => {
    const position = positionOf(state);
    const moved = state.quiet.paid || position !== state.quiet.position;
    state.quiet = { position, paid: false, sets: moved ? 0 : state.quiet.sets + 1 };
  };
  const isQuiet = ({ quiet }: S) => quiet.sets >= rules.sets;
  return {
    begin: (state) => {
      state.quiet = { ...newQuiet(), position: positionOf(state) };
    },
    procedure: procedure(COUNT_NOW, rules.rule, run(noteSet), when(isQuiet, ask(decision))),
    decision,
  };
}
