import { describeHex } from '../../board/describe-hex.ts';
import { useWords } from '../../text/context.ts';
import { useTable } from '../context.ts';
import style from './tabs.module.css';

/** The map in words, for players who do not see it. */
export function HexList() {
  const words = useWords();
  const { presentation, view, pointOut } = useTable();
  const model = presentation.board(view);
  return (
    <ul className={style.hexList}>
      {[...model.board.hexes.keys()].map((id) => (
        <li key={id} onMouseEnter={() => pointOut([id])} onMouseLeave={() => pointOut([])}>
          {describeHex(words, model, id)}
        </li>
      ))}
    </ul>
  );
}
