import {
  ACCEPT,
  type Action,
  type AnyTitle,
  CHANCE,
  firstChoices,
  type GameEvent,
  type GameState,
  isPass,
  objectionTo,
  PASS,
  type Pending,
  play,
  type Seat,
} from '@signalbox/kernel';

/** The position after an action, once everything that it begins is over. */
export interface Outlook {
  readonly view: GameState;
  readonly events: readonly GameEvent[];
  /** Who is assumed to agree. */
  readonly agreeing: readonly Seat[];
  /** How other questions on the way were answered: there were none, by passing, or some by their first choice. */
  readonly others: 'none' | 'passes' | 'first-choices';
}

const MAX_STEPS = 200;

/**
 * Plays an action and everything that it begins (a merger, a conversion, a phase change) to the end under the title's
 * own rules: players who are asked to agree do, and nobody does more than they have to. Null if the action begins
 * nothing that takes several steps, or if chance, a sealed choice or one that is open decides.
 */
export function outlookOf(title: AnyTitle, view: GameState, action: Action): Outlook | null {
  const depth = view.stack.length;
  const { followUps = [], openChoices = [] } = title;
  const steps = new Set(title.steps);
  // Also a step that has taken the place of one further down: after the last private company the stock round begins.
  const isNextStep = ({ procedure }: GameState['stack'][number], level: number) =>
    level <= depth && procedure !== view.stack[level]?.procedure && steps.has(procedure);
  const isOver = ({ stack }: GameState, { decision }: Pending) =>
    (stack.length <= depth || stack.some(isNextStep)) && !followUps.includes(decision);
  // What happens by itself in the next company's turn, for example if it is frozen, is no consequence.
  const isNextTurn = (procedure: string, level: number) => level < depth && steps.has(procedure);
  const events: GameEvent[] = [];
  const agreeing: Seat[] = [];
  let others: Outlook['others'] = 'none';
  let next: Action = action;
  let state = view;
  let waiting: Pending | null | undefined;
  for (let step = 0; step < MAX_STEPS; step++) {
    const played = play(title, state, next, waiting, isNextTurn);
    if (!played.ok) return null;
    events.push(...played.events);
    ({ state, waiting } = played);
    if (!waiting || isOver(state, waiting))
      return step === 0 ? null : { view: state, events, agreeing, others };
    if (openChoices.includes(waiting.decision)) return null;
    const answer = minimalAnswer(waiting);
    if (!answer) return null;
    if (answer.choice === ACCEPT) agreeing.push(answer.seat);
    else if (!isPass(answer.choice)) others = 'first-choices';
    else if (others === 'none') others = 'passes';
    next = answer;
  }
  return null;
}

/** The answer that changes least: agreement where it is asked for, otherwise a pass, otherwise the first choice. */
function minimalAnswer({ decision, seats, offerTo }: Pending): Action | null {
  const [seat] = seats;
  if (seat === undefined || seat === CHANCE) return null;
  const offer = offerTo(seat);
  if (offer.kind === 'sealed') return null;
  const offered = [ACCEPT, PASS].find((one) => objectionTo(offer, one) === null);
  const choice = offered ?? firstChoices(offer, 1)[0];
  return choice === undefined ? null : { seat, decision, choice };
}
