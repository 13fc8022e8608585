import { Link, useParams } from '@tanstack/react-router';
import { useMedia } from '../parts/use-media.ts';
import { useWords } from '../text/context.ts';
import { gap } from '../text/gap.ts';
import { usePresentation } from '../titles/index.ts';
import { sectionTitle } from '../titles/section-title.ts';
import style from './pages.module.css';
import { chaptersOf } from './rules/chapters.ts';
import { SectionData } from './rules/SectionData.tsx';

/** Here the contents stay in sight beside the text. */
const WIDE = '(min-width: 66rem)';

/** A title's rules by section. */
export function RulebookPage() {
  const words = useWords();
  const wide = useMedia(WIDE);
  const { title: id } = useParams({ from: '/rules/$title' });
  const presentation = usePresentation(id);
  if (presentation === undefined) return null;
  if (!presentation) return <p className={style.page}>{words.t('table/missing')}</p>;
  const { title, rules, ruleData } = presentation;
  const sections = chaptersOf(presentation);
  return (
    <article className={style.page}>
      <h1>{words.t('rules/of', { title: title.name })}</h1>
      <p>
        {words.t('rules/own-words')}
        {gap(words)}
        <Link to="/maps" hash={id}>
          {words.t('maps/title')}
        </Link>
      </p>
      <div className={style.rulebook}>
        <details className={style.contents} open={wide}>
          <summary>{words.t('rules/contents')}</summary>
          <ul>
            {sections.map(([section, heading]) => (
              <li key={section} data-depth={depthOf(section)}>
                <a href={`#${section}`}>{sectionTitle(section, heading[words.language])}</a>
              </li>
            ))}
          </ul>
        </details>
        <div className={style.text}>
          {sections.map(([section, heading]) => {
            const Heading = depthOf(section) === 1 ? 'h2' : 'h3';
            return (
              <section key={section} id={section} className={style.section}>
                <Heading>{sectionTitle(section, heading[words.language])}</Heading>
                {rules[section] && <p>{rules[section][words.language]}</p>}
                {ruleData?.[section] && <SectionData presentation={presentation} shows={ruleData[section]} />}
              </section>
            );
          })}
        </div>
      </div>
    </article>
  );
}

/** 1 for a chapter, 2 for a section of it, and so on; sections without numbers are all chapters. */
function depthOf(section: string): number {
  return /^\d/.test(section) ? section.split('.').length : 1;
}
