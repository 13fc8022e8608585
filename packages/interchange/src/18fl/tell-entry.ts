import { type Action, isAnswerTo } from '@signalbox/kernel';
import type { EighteenFLState as State } from '@signalbox/titles';
import { anyStep } from '@signalbox/titles/18fl/bonuses.ts';
import { phaseRules } from '@signalbox/titles/18fl/data/phases.ts';
import { DECISIONS } from '@signalbox/titles/18fl/door.ts';
import { sellsFirst } from '@signalbox/titles/18fl/emergency.ts';
import type { Telling, Told } from '../export/under-site-rules.ts';

type Here = Telling<State>;

/** How an entry of one of our tables is told where 18xx.games asks otherwise. */
export function tellEntry18FL(telling: Here): Told | null {
  const action = telling.log[telling.index]!;
  if (telling.question.decision === DECISIONS.discardTrain.name) return tellDiscard(telling);
  if (isAnswerTo(action, DECISIONS.trade)) return tellStart(telling, action);
  if (isAnswerTo(action, DECISIONS.buyTrain)) return tellFinancing(telling, action);
  if (isAnswerTo(action, DECISIONS.layTrack) || isAnswerTo(action, DECISIONS.placeToken))
    return tellBonusFirst(telling) ?? tellLateBonus(telling);
  return null;
}

/** The size is asked there after the price. */
function tellStart({ there, question, index, isSameTurn }: Here, { choice }: Action): Told | null {
  const start = choice as { do: string; size: number };
  if (start.do !== 'start' || !isSameTurn || !there.options.sizeAfterPrice) return null;
  if (question.decision === DECISIONS.chooseSize.name) return { choice: start.size, tells: [index] };
  if (question.decision !== DECISIONS.trade.name) return null;
  const { sizes } = phaseRules(there.phase);
  const asksSize = sizes.length > 1;
  return asksSize ? { choice: { ...start, size: sizes[0]! }, tells: [] } : null;
}

/** Shares are sold there before the train is named. */
function tellFinancing(
  { there, question, log, index, isTold, isSameTurn }: Here,
  { choice }: Action,
): Told | null {
  const { do: kind } = choice as { do: string };
  if (
    kind !== 'finance' ||
    !sellsFirst(there) ||
    !isSameTurn ||
    question.decision !== DECISIONS.buyTrain.name
  )
    return null;
  let end = index + 1;
  for (; log[end]?.decision === DECISIONS.sellForTrain.name; end++)
    if (!isTold(end)) return { choice: { do: 'sell', ...(log[end]!.choice as object) }, tells: [end] };
  switch (log[end]?.decision) {
    case DECISIONS.payForTrain.name:
      return { choice, tells: [index, end] };
    case DECISIONS.declareBankruptcy.name:
      return { choice: { do: 'bankrupt' }, tells: [index, end] };
    default:
      // The log ends before there was enough.
      return { tells: [index] };
  }
}

/** Several companies may have to discard trains, in another order there. */
function tellDiscard({ question, log, index, isTold }: Here): Told | null {
  const [{ company }] = question.few() as [{ company: string }];
  for (let at = index; log[at]?.decision === question.decision; at++) {
    const choice = log[at]!.choice as { company: string };
    if (!isTold(at) && choice.company === company) return { choice, tells: [at] };
  }
  return null;
}

/**
 * Here a private's bonus comes after the step's own action, which may be to do nothing. There it comes first, since a
 * token or a pass ends the step; the Terminal may also follow where there is a run.
 */
function tellBonusFirst({ there, question, log, index, isTold, isSameTurn }: Here): Told | null {
  const { decision, choice } = log[index]!;
  const { do: kind } = choice as { do: string };
  const next = log[index + 1];
  if (
    !anyStep(there) ||
    !isSameTurn ||
    BONUSES.includes(kind) ||
    next?.decision !== decision ||
    isTold(index + 1)
  )
    return null;
  const { do: bonus } = next.choice as { do: string };
  if (kind === 'pass' && BONUSES.includes(bonus)) return { tells: [index] };
  return bonus === 'port' && question.decision === decision
    ? { choice: next.choice, tells: [index + 1] }
    : null;
}

/** The last moment for the Terminal. */
function tellLateBonus({ question, log, index, isSameTurn }: Here): Told | null {
  const { choice } = log[index]!;
  const isTerminal = (choice as { do: string }).do === 'terminal';
  return isSameTurn && isTerminal && question.decision === DECISIONS.lateBonus.name
    ? { choice, tells: [index] }
    : null;
}

const BONUSES = ['bonus-lay', 'port', 'terminal'];
