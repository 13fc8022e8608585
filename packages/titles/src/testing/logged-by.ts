import type { GameEvent, GameState, Json } from '@signalbox/kernel';

/** An event in short: its type and details. */
const inShort = ({ type, ...details }: GameEvent) => [type, ...Object.values(details)].join(' ');

/** Answers questions by `play`, and gives the events in short. */
export function loggingWith<S extends GameState>(
  play: (state: S, answer: Json) => void,
  written: (event: GameEvent) => string = inShort,
): (state: S, ...answers: Json[]) => string[] {
  return (state, ...answers) =>
    answers.flatMap((answer) => {
      play(state, answer);
      return state.events!.map(written);
    });
}
