import { defaultOptions, type GameState, newGame } from '@signalbox/kernel';
import type { RosterLine } from '@signalbox/rails';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ScrollArea } from '../../parts/ScrollArea.tsx';
import { RosterTable } from '../../table/around/RosterTable.tsx';
import { useWords, WordsContext } from '../../text/context.ts';
import type { Lot, Presentation } from '../../titles/presentation.ts';
import type { RuleData } from '../../titles/texts.ts';
import style from '../pages.module.css';

interface Props {
  readonly presentation: Presentation;
  readonly shows: RuleData[string];
}

/** What a section shows of the title's data before a game, with the most players, in which everything is in play. */
export function SectionData({ presentation, shows }: Props) {
  const words = useWords();
  const { title } = presentation;
  const named = useMemo(
    () => words.plus({ ...title.messages, ...presentation.words }),
    [words, title, presentation],
  );
  const view = useMemo(
    () => newGame(title, { players: title.players[1], options: defaultOptions(title.options) }),
    [title],
  );
  if (shows === 'tiles')
    return (
      <Link to="/tiles/$title" params={{ title: title.id }}>
        {words.t('maps/tiles', { title: title.name })}
      </Link>
    );
  return (
    <WordsContext value={named}>
      {shows === 'trains' ? (
        <ScrollArea label={words.t('roster/train')}>
          <RosterTable lines={linesOfAll(presentation, view)} isNew />
        </ScrollArea>
      ) : (
        <Privates lots={presentation.allPrivates?.(view) ?? []} />
      )}
    </WordsContext>
  );
}

/** The first train begins no phase, but it is for sale in one. */
function linesOfAll({ roster, standing }: Presentation, view: GameState): readonly RosterLine[] {
  const phase = standing(view).find(({ key }) => key === 'standing/phase')?.details?.phase;
  return (roster?.(view) ?? []).map((line, i) =>
    i === 0 && typeof phase === 'string' ? { ...line, begins: phase } : line,
  );
}

function Privates({ lots }: { lots: readonly Lot[] }) {
  const words = useWords();
  return (
    <ScrollArea label={words.t('rules/private')}>
      <table className={`${style.spaced} ${style.privates}`}>
        <thead>
          <tr>
            <th scope="col">{words.t('rules/private')}</th>
            <th scope="col">{words.t('column/cost')}</th>
            <th scope="col">{words.t('column/income')}</th>
            <th scope="col">{words.t('column/about')}</th>
          </tr>
        </thead>
        <tbody>
          {lots.map(({ id, nameKey, price, income, about }) => (
            <tr key={id}>
              <th scope="row">{words.say(nameKey)}</th>
              <td>{price !== null && words.money(price)}</td>
              <td>{income !== null && words.money(income)}</td>
              <td>{about.map(({ key, details }) => words.say(key, details)).join(' ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
