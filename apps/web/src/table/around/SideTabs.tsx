import { Tabs } from 'radix-ui';
import { describedHexes } from '../../board/describe-hex.ts';
import type { UiKey } from '../../text/catalogue/index.ts';
import { useWords } from '../../text/context.ts';
import { useTable } from '../context.ts';
import { Review } from '../review/Review.tsx';
import { Aid } from './Aid.tsx';
import { Charts } from './Charts.tsx';
import { Chat } from './Chat.tsx';
import { Companies } from './Companies.tsx';
import { Holdings } from './Holdings.tsx';
import { Log } from './Log.tsx';
import { MarketTab } from './MarketTab.tsx';
import { OwnershipTab } from './OwnershipTab.tsx';
import { Roster } from './Roster.tsx';
import { TilesLeft } from './TilesLeft.tsx';
import style from './tabs.module.css';

const TABS = {
  companies: Companies,
  market: MarketTab,
  log: Log,
  trains: Roster,
  tiles: TilesLeft,
  holdings: Holdings,
  ownership: OwnershipTab,
  charts: Charts,
  review: Review,
  aid: Aid,
  hexes: HexList,
  chat: Chat,
} as const;

/** At tables with other people the chat is not the last tab. */
const ONLINE_ORDER = ['companies', 'market', 'log', 'chat'];

/** Everything next to the map; only the visible tab is rendered. */
export function SideTabs() {
  const words = useWords();
  const { source, snapshot, tab, showTab, presentation, stage, chat } = useTable();
  const talks = source.online !== null || (snapshot.table?.talk ?? []).length > 0;
  const absent = [
    talks && !chat.beside ? '' : 'chat',
    snapshot.game!.view.outcome ? '' : 'review',
    presentation.ownership ? '' : 'ownership',
    presentation.roster ? '' : 'trains',
    presentation.board(snapshot.game!.view).board.tiles.size > 0 ? '' : 'tiles',
    // The market is already next to the exchange.
    stage === 'exchange' ? 'market' : '',
  ];
  const order = source.online ? [...new Set([...ONLINE_ORDER, ...Object.keys(TABS)])] : Object.keys(TABS);
  const shown = order
    .filter((id) => !absent.includes(id))
    .map((id) => [id, TABS[id as keyof typeof TABS]] as const);
  const value = absent.includes(tab) ? 'log' : tab;
  return (
    <Tabs.Root value={value} onValueChange={showTab} className={style.tabs}>
      <Tabs.List className={style.tabList} aria-label={words.t('table/beside')}>
        {shown.map(([id]) => (
          <Tabs.Trigger key={id} value={id} className={style.tab} data-tab={id}>
            {words.t(`tab/${id}` as UiKey)}
            {id === 'chat' && chat.unread > 0 && <span className={style.tabCount}>{chat.unread}</span>}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {shown.map(([id, Content]) => (
        <Tabs.Content key={id} value={id} className={style.tabContent}>
          <Content />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

/** The map in words, for players who cannot see it. */
function HexList() {
  const words = useWords();
  const { presentation, view, pointOut } = useTable();
  const model = presentation.board(view);
  return (
    <ul className={style.hexList}>
      {describedHexes(words, model).map(({ hexes, text }) => (
        <li key={hexes[0]} onMouseEnter={() => pointOut(hexes)} onMouseLeave={() => pointOut([])}>
          {text}
        </li>
      ))}
    </ul>
  );
}
