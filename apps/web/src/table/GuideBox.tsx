import type { WirePending } from '@signalbox/protocol';
import { useHidden } from '../parts/use-hidden.ts';
import { useWords } from '../text/context.ts';
import type { Guide } from '../titles/presentation.ts';
import { useTable } from './context.ts';
import style from './guide.module.css';
import { RuleLink } from './RuleLink.tsx';

/** Here the steps that are over give way to what is asked; their numbers are kept. */
const LOW_OR_NARROW = '(max-height: 50rem), (max-width: 30rem)';

/** Of a sum no step may be left out. */
export function givesWay({ now, isSum = false }: Pick<Guide, 'now' | 'isSum'>, step: number): boolean {
  return step < now && !isSum;
}

/** A long procedure as a list of its steps: what is done, what is being done, what is to come. */
export function GuideBox({ pending }: { pending: WirePending }) {
  const words = useWords();
  const { presentation, view } = useTable();
  const over = useHidden(LOW_OR_NARROW);
  const guide = presentation.guide?.(view, pending.decision);
  if (!guide) return null;
  const { heading, rule, steps, now, notes } = guide;
  return (
    <section className={style.guide} data-guide={heading.key}>
      <div className={style.title}>
        <h2>{words.say(heading.key, heading.details)}</h2>
        {/* The question's own section is beside the question already. */}
        {rule !== pending.rule && <RuleLink section={rule} />}
      </div>
      <ol className={style.guideSteps}>
        {steps.map(({ key, details }, i) => (
          <li
            key={`${key} ${JSON.stringify(details ?? null)}`}
            className={givesWay(guide, i) ? over : undefined}
            data-step={i < now ? 'done' : i === now ? 'now' : 'ahead'}
            aria-current={i === now ? 'step' : undefined}
          >
            {words.say(key, details)}
          </li>
        ))}
      </ol>
      {notes.map(({ said, rule: section }) => (
        <p key={said.key + JSON.stringify(said.details ?? null)} className={style.guideNote}>
          {words.say(said.key, said.details)} {section !== rule && <RuleLink section={section} />}
        </p>
      ))}
    </section>
  );
}
