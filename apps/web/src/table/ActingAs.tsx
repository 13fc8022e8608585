import { EmblemPicture } from '../parts/EmblemPicture.tsx';
import { useWords } from '../text/context.ts';
import style from './action.module.css';
import { useTable } from './context.ts';

/** For whom one acts: the company, and the seat where several people share this device. */
export function ActingAs() {
  const words = useWords();
  const { snapshot, presentation, view, seat } = useTable();
  const acting = presentation.acting(view);
  const company = presentation.companies(view).find(({ id }) => id === acting);
  const shared = (snapshot.table?.seats.filter(({ kind }) => kind === 'you').length ?? 0) > 1;
  if (!company && !shared) return null;
  return (
    <p className={style.actingAs}>
      {company && (
        <>
          <EmblemPicture emblem={company.emblem} size={26} />
          <strong>{words.say(company.nameKey)}</strong>
        </>
      )}
      {shared && <span>{words.t('table/acting-as', { seat: words.seat(seat) })}</span>}
    </p>
  );
}
