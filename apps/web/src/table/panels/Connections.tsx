import { connectionsOf } from '../../board/connections.ts';
import { placeText } from '../../board/place-name.ts';
import { useWords } from '../../text/context.ts';
import { useTable } from '../context.ts';
import style from './panels.module.css';

/** What a tile that is tried out would join, along the track that lies there. */
export function Connections({ hex, on }: { hex: string; on: string }) {
  const words = useWords();
  const { presentation, view } = useTable();
  const { board, tiles } = presentation.board(view);
  const joined = connectionsOf(board, { ...tiles, [hex]: on }, hex).map(({ stops, open }) =>
    words.t('track/joins', {
      count: stops.length,
      places: stops.map((stop) => placeText(words, board, stop)).join(' – '),
      open: String(open),
    }),
  );
  return (
    <ul className={style.connections} data-connections>
      {[...new Set(joined)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
