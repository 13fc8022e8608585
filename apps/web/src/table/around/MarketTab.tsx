import { MarketDrawing } from '../../market/MarketDrawing.tsx';
import { marketMoves } from '../../market/model.ts';
import { Enlarge } from '../../parts/Enlarge.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { useTable } from '../context.ts';
import style from './tabs.module.css';

export function MarketTab() {
  const words = useWords();
  const { presentation, view, trial } = useTable();
  const model = presentation.market(view);
  const moves = trial ? marketMoves(model, presentation.market(trial)) : [];
  return (
    <>
      <Enlarge title={words.t('tab/market')}>
        <MarketDrawing model={model} moves={moves} />
      </Enlarge>
      <dl className={style.supply}>
        {presentation.supply(view).map(({ label, items, names }) =>
          items.length === 0 ? null : (
            <div key={label.key}>
              <dt className={parts.soft}>{words.say(label.key, label.details)}</dt>
              <dd>{items.map((item) => (names ? words.say(`${names}/${item}`) : item)).join('　')}</dd>
            </div>
          ),
        )}
      </dl>
    </>
  );
}
