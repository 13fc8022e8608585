import { BOT_MESSAGES } from '@signalbox/bots/messages';
import type { GameState } from '@signalbox/kernel';
import { withAliases } from '@signalbox/text';
import { Link } from '@tanstack/react-router';
import { useMemo, useSyncExternalStore } from 'react';
import { Button } from '../parts/Button.tsx';
import { download } from '../parts/download.ts';
import type { TableSource } from '../source/table-source.ts';
import { Table } from '../table/Table.tsx';
import { useWords, WordsContext } from '../text/context.ts';
import { usePresentation } from '../titles/index.ts';
import style from './pages.module.css';

/** A table from any source, once it is loaded. */
export function OpenTable({ source }: { source: TableSource }) {
  const words = useWords();
  const snapshot = useSyncExternalStore(source.subscribe, source.snapshot);
  const { table, game, status } = snapshot;
  const presentation = usePresentationAt(table?.title, game?.view);
  const aliases = game && presentation?.title.aliasesAt?.(game.view);
  const titleWords = useMemo(() => {
    const bots = (table?.seats ?? []).filter(({ kind }) => kind === 'bot');
    // The server names bots after their level.
    const botName = (seat: string) =>
      words.t('home/bot', { number: bots.findIndex((bot) => bot.seat === seat) + 1 });
    const names = Object.fromEntries(
      (table?.seats ?? []).map(({ seat, name, kind }) => [
        seat,
        kind === 'bot' && source.online ? botName(seat) : name,
      ]),
    );
    const messages = { ...BOT_MESSAGES, ...presentation?.title.messages, ...presentation?.words };
    return words.plus(aliases ? withAliases(messages, aliases) : messages, names);
  }, [presentation, aliases, table, words, source]);
  if (status === 'missing' || source.online?.table()?.status === 'closed') {
    const missing = source.online ? 'table/missing-online' : 'table/missing';
    return (
      <div className={style.page}>
        <h1>{words.t(missing)}</h1>
        <p>{words.t(`${missing}-what-to-do`)}</p>
        {!source.online && <Link to="/import">{words.t('home/import')}</Link>}
        <Link to="/">{words.t('app/home')}</Link>
      </div>
    );
  }
  if (status === 'unreadable') return <Unreadable source={source} />;
  if (!presentation || !game) {
    return (
      <p className={style.page} role="status">
        {words.t('app/opening')}
      </p>
    );
  }
  return (
    <WordsContext value={titleWords}>
      <Table source={source} snapshot={snapshot} presentation={presentation} />
    </WordsContext>
  );
}

/** The screen of a title, with the emblems that the game has. */
function usePresentationAt(title: string | undefined, view: GameState | undefined) {
  const presentation = usePresentation(title);
  const emblems = view && presentation?.emblemsAt?.(view);
  return useMemo(
    () => (presentation && emblems ? { ...presentation, emblems } : presentation),
    [presentation, emblems],
  );
}

/** A stored game that cannot be read: it is kept and can be downloaded. */
function Unreadable({ source }: { source: TableSource }) {
  const words = useWords();
  return (
    <div className={style.page}>
      <h1>{words.t('table/unreadable')}</h1>
      <p>{words.t('table/unreadable-what-to-do')}</p>
      <Button
        kind="main"
        onClick={async () => download('signalbox-game.json', (await source.stored?.()) ?? '')}
      >
        {words.t('table/save-stored')}
      </Button>
      <Link to="/">{words.t('app/home')}</Link>
    </div>
  );
}
