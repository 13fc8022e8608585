import type { EighteenFortyOneState as State } from '@signalbox/titles';
import { isFrozen } from '@signalbox/titles/1841/control.ts';
import { isCompany } from '@signalbox/titles/1841/data/companies.ts';
import { subjectOf } from '../../1841/subject.ts';
import type { Question } from '../../recording/question.ts';

/** Whom the site asks to choose: a player, a company, or the player acting for a company without a president. */
export function chooserOf(state: State, question: Question): string {
  const subject = subjectOf(state, question);
  return isCompany(subject) && isFrozen(state, subject) ? question.seats[0]! : subject;
}
