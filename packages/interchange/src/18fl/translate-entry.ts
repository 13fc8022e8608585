import { type Action, isAnswerTo } from '@signalbox/kernel';
import type { EighteenFLState as State } from '@signalbox/titles';
import { anyStep } from '@signalbox/titles/18fl/bonuses.ts';
import { phaseRules } from '@signalbox/titles/18fl/data/phases.ts';
import { sellsFirst } from '@signalbox/titles/18fl/emergency.ts';
import { DECISIONS } from '@signalbox/titles/18fl/exports.ts';
import type { EntryContext, Translation } from '../export/under-site-rules.ts';

type Here = EntryContext<State>;

/** Translates an entry of one of our tables where 18xx.games asks a different question. */
export function translateEntry18FL(context: Here): Translation | null {
  const action = context.log[context.index]!;
  if (context.question.decision === DECISIONS.discardTrain.name) return translateDiscard(context);
  if (isAnswerTo(action, DECISIONS.trade)) return translateStart(context, action);
  if (isAnswerTo(action, DECISIONS.buyTrain)) return translateFinancing(context, action);
  if (isAnswerTo(action, DECISIONS.layTrack) || isAnswerTo(action, DECISIONS.placeToken))
    return translateBonusFirst(context) ?? translateLateBonus(context);
  return null;
}

/** The site asks for the size after the price. */
function translateStart(
  { there, question, index, isSameTurn }: Here,
  { choice }: Action,
): Translation | null {
  const start = choice as { do: string; size: number };
  if (start.do !== 'start' || !isSameTurn || !there.options.sizeAfterPrice) return null;
  if (question.decision === DECISIONS.chooseSize.name) return { choice: start.size, covers: [index] };
  if (question.decision !== DECISIONS.trade.name) return null;
  const { sizes } = phaseRules(there.phase);
  const asksSize = sizes.length > 1;
  return asksSize ? { choice: { ...start, size: sizes[0]! }, covers: [] } : null;
}

/** On the site shares are sold before the train is named. */
function translateFinancing(
  { there, question, log, index, isCovered, isSameTurn }: Here,
  { choice }: Action,
): Translation | null {
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
    if (!isCovered(end)) return { choice: { do: 'sell', ...(log[end]!.choice as object) }, covers: [end] };
  switch (log[end]?.decision) {
    case DECISIONS.payForTrain.name:
      return { choice, covers: [index, end] };
    case DECISIONS.declareBankruptcy.name:
      return { choice: { do: 'bankrupt' }, covers: [index, end] };
    default:
      // The log ends before enough money was raised.
      return { covers: [index] };
  }
}

/** Several companies may have to discard trains; the site may ask them in another order. */
function translateDiscard({ question, log, index, isCovered }: Here): Translation | null {
  const [{ company }] = question.few() as [{ company: string }];
  for (let at = index; log[at]?.decision === question.decision; at++) {
    const choice = log[at]!.choice as { company: string };
    if (!isCovered(at) && choice.company === company) return { choice, covers: [at] };
  }
  return null;
}

/**
 * At our tables a private's bonus comes after the step's own action, or after declining that action. On the site it
 * comes first, since a token or a pass ends the step; the Terminal may also come later if the company runs.
 */
function translateBonusFirst({
  there,
  question,
  log,
  index,
  isCovered,
  isSameTurn,
}: Here): Translation | null {
  const { decision, choice } = log[index]!;
  const { do: kind } = choice as { do: string };
  const next = log[index + 1];
  if (
    !anyStep(there) ||
    !isSameTurn ||
    BONUSES.includes(kind) ||
    next?.decision !== decision ||
    isCovered(index + 1)
  )
    return null;
  const { do: bonus } = next.choice as { do: string };
  if (kind === 'pass' && BONUSES.includes(bonus)) return { covers: [index] };
  return bonus === 'port' && question.decision === decision
    ? { choice: next.choice, covers: [index + 1] }
    : null;
}

/** The last chance to use the Terminal. */
function translateLateBonus({ question, log, index, isSameTurn }: Here): Translation | null {
  const { choice } = log[index]!;
  const isTerminal = (choice as { do: string }).do === 'terminal';
  return isSameTurn && isTerminal && question.decision === DECISIONS.lateBonus.name
    ? { choice, covers: [index] }
    : null;
}

const BONUSES = ['bonus-lay', 'port', 'terminal'];
