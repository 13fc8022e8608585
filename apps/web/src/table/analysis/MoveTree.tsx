import { type Analysis, type AnalysisMove, START } from '@signalbox/table/analysis.ts';
import { useEffect, useRef } from 'react';
import { useWords } from '../../text/context.ts';
import { colon } from '../../text/gap.ts';
import { choiceText } from '../choice-text.ts';
import style from './analysis.module.css';
import { type ListedMove, listedMoves } from './lines.ts';

/** All moves; the one that led to what is shown is marked. */
export function MoveTree({ analysis, onGoTo }: { analysis: Analysis; onGoTo: (move: number) => void }) {
  const words = useWords();
  const { at, moves } = analysis;
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marked move has changed
  useEffect(() => {
    const marked = list.current?.querySelector<HTMLElement>('[aria-current]');
    const box = list.current;
    if (marked && box) box.scrollTop = marked.offsetTop - box.offsetTop - box.clientHeight / 2;
  }, [at, moves.length]);
  return (
    <ol ref={list} className={style.moves} aria-label={words.t('analysis/variations')}>
      <li>
        <button type="button" aria-current={at === START ? 'step' : undefined} onClick={() => onGoTo(START)}>
          {words.t('analysis/start')}
        </button>
      </li>
      {listedMoves(analysis).map((listed) => (
        <Move
          key={listed.number}
          listed={listed}
          move={moves[listed.number - 1]!}
          marked={listed.number === at}
          onGoTo={onGoTo}
        />
      ))}
    </ol>
  );
}

function Move({
  listed: { number, ply, depth },
  move: { seat, decision, choice, name, comment },
  marked,
  onGoTo,
}: {
  listed: ListedMove;
  move: AnalysisMove;
  marked: boolean;
  onGoTo: (move: number) => void;
}) {
  const words = useWords();
  return (
    <li style={{ marginInlineStart: `${Math.min(depth, MOST_INDENTED)}rem` }} data-move={number}>
      {name && <strong>{name}</strong>}
      <button type="button" aria-current={marked ? 'step' : undefined} onClick={() => onGoTo(number)}>
        {ply}. {words.seat(seat)}
        {colon(words)}
        {choiceText(words, decision, choice)}
      </button>
      {comment && <p>{comment}</p>}
    </li>
  );
}

const MOST_INDENTED = 4;
