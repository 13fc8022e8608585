import { awaitsChance, CHANCE, type GameState, type Played, play, seededOracle } from '@signalbox/kernel';
import { appendPlayed, type Draft } from './draft.ts';
import { playPrograms } from './programs.ts';
import { waitingIn } from './seat-views.ts';

/** What follows from an action without anybody being asked: chance draws, programmed moves are made. */
export function followUp(draft: Draft): void {
  do drawAll(draft);
  while (playPrograms(draft));
}

function drawAll(draft: Draft): void {
  const oracle = seededOracle(draft.game.seed);
  for (let waiting = waitingIn(draft.game); awaitsChance(waiting); waiting = waitingIn(draft.game)) {
    const choice = oracle(waiting.offerTo(CHANCE), draft.game.draws);
    appendPlayed(
      draft,
      mustPlay(draft, { seat: CHANCE, decision: waiting.decision, choice }),
      'chance',
      null,
    );
  }
}

/** Plays what was taken from the offer just now: a refusal would be a bug in the rules. */
function mustPlay(draft: Draft, action: object): Played<GameState> {
  const played = play(draft.game.title, draft.game.state, action);
  if (!played.ok) throw new Error(`${draft.game.title.id} refuses what it offers: ${played.why}.`);
  return played;
}
