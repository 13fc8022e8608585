import type { Problem } from '@signalbox/protocol';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { FileField } from '../parts/FileField.tsx';
import parts from '../parts/parts.module.css';
import { theEngine } from '../source/engine.ts';
import type { ImportDifference, ImportStop } from '../source/table-info.ts';
import { useWords } from '../text/context.ts';
import { colon, gap } from '../text/gap.ts';
import type { Words } from '../text/words.ts';
import { usePresentation } from '../titles/index.ts';
import { MENU } from '../titles/menu.ts';
import style from './pages.module.css';

/** The contents of a file, as far as they are known before it is read. */
interface Contents {
  readonly title: string;
  readonly names: Readonly<Record<string, string>>;
  readonly players: string;
  readonly actions: number;
}

/** One file or pasted text, and its result so far. */
interface Item {
  readonly name: string;
  readonly contents?: Contents | null;
  readonly problem?: Problem;
  readonly opened?: {
    readonly table: string;
    readonly position: number;
    readonly over: boolean;
    readonly analysis: boolean;
    readonly refused: ImportStop | null;
    readonly differences: readonly ImportDifference[];
  };
}

interface Source {
  readonly name: string;
  readonly size: number;
  readonly text: () => Promise<string>;
}

/** The contents of a game of 18xx.games; null for anything else. */
async function contentsOf(text: string): Promise<Contents | null> {
  const { decodeRecording, readFileText } = await import('@signalbox/interchange');
  const read = readFileText(text);
  const recording = 'why' in read ? read : decodeRecording(read.json);
  if ('why' in recording) return null;
  const { title, players, actions } = recording;
  return {
    title,
    names: Object.fromEntries(players.map(({ name }, i) => [`p${i + 1}`, name])),
    players: players.map(({ name }) => name).join(', '),
    actions: actions.length,
  };
}

/** Reads one after another, and reports each as soon as possible. */
async function readAll(
  sources: readonly Source[],
  unnamed: readonly string[],
  tell: (items: readonly Item[]) => void,
): Promise<Item[]> {
  const items: Item[] = sources.map(({ name }) => ({ name }));
  const change = (i: number, more: Partial<Item>) => {
    items[i] = { ...items[i]!, ...more };
    tell([...items]);
  };
  tell([...items]);
  const { sizeObjection } = await import('@signalbox/interchange');
  for (const [i, { name, size, text }] of sources.entries()) {
    // Files that are too large are not read.
    const objection = sizeObjection(size);
    if (objection) {
      change(i, { problem: objection });
      continue;
    }
    const content = await text();
    change(i, { contents: await contentsOf(content) });
    const answer = await theEngine().call('import', { text: content, name, unnamed });
    change(i, 'why' in answer ? { problem: answer } : { opened: answer });
  }
  return items;
}

/** A finished game is shown from its start; an unfinished one at its last position. */
const whereToOpen = ({ over }: NonNullable<Item['opened']>) => (over ? { at: 0 } : {});

const MOST_PLAYERS = Math.max(...MENU.map(({ players: [, most] }) => most));

/** Recorded games and analyses: files, or one that is pasted. */
export function ImportPage() {
  const words = useWords();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [items, setItems] = useState<readonly Item[]>([]);
  const [reading, setReading] = useState(false);
  const open = async (sources: readonly Source[]) => {
    setReading(true);
    try {
      const unnamed = Array.from({ length: MOST_PLAYERS }, (_, i) =>
        words.t('home/player', { number: i + 1 }),
      );
      const [first, ...others] = await readAll(sources, unnamed, setItems);
      const opened = first?.opened;
      // A single game without remarks is opened at once.
      if (opened && others.length === 0 && !opened.refused && opened.differences.length === 0)
        await navigate({ to: '/table/$id', params: { id: opened.table }, search: whereToOpen(opened) });
    } finally {
      setReading(false);
    }
  };
  return (
    <div className={style.page}>
      <h1>{words.t('home/import')}</h1>
      <p className={style.lead}>{words.t('import/lead')}</p>
      <form
        className={style.text}
        onSubmit={(event) => {
          event.preventDefault();
          void open([{ name: words.t('import/name'), size: text.length, text: async () => text }]);
        }}
      >
        <FileField
          label={words.t('import/file')}
          multiple
          onFiles={(files) =>
            void open(
              files.map((file) => ({
                name: file.name.replace(/\.json$/, ''),
                size: file.size,
                text: () => file.text(),
              })),
            )
          }
        />
        <label className={parts.field}>
          {words.t('import/paste')}
          <textarea
            rows={8}
            value={text}
            onChange={(event) => setText(event.target.value)}
            spellCheck={false}
          />
        </label>
        {items.map((item, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and their order stays
          <ImportItem key={i} item={item} alone={items.length === 1} />
        ))}
        <div className={parts.row}>
          <Button kind="main" type="submit" disabled={reading || text.trim() === ''}>
            {words.t('import/open')}
          </Button>
          {reading && <span role="status">{words.t('import/reading')}</span>}
        </div>
      </form>
    </div>
  );
}

/** Reasons and sums of a game are in the words and the currency of its title. */
function useWordsFor(contents: Contents | null | undefined): Words {
  const words = useWords();
  const presentation = usePresentation(contents?.title);
  return useMemo(() => {
    if (!contents || !presentation) return words;
    const messages = { ...presentation.title.messages, ...presentation.words };
    return words.plus(messages, contents.names);
  }, [contents, presentation, words]);
}

/** One game: its contents while it is read, then the result. */
function ImportItem({ item, alone }: { readonly item: Item; readonly alone: boolean }) {
  const { name, contents, problem, opened } = item;
  const words = useWordsFor(contents);
  if (problem)
    return (
      <p className={parts.problem} role="alert">
        {!alone && `${name}${colon(words)}`}
        {words.say(`why/${problem.why}`, problem.details)}
        {gap(words)}
        {words.t('import/what-to-do')}
      </p>
    );
  return (
    <div>
      {contents && (
        <p role="status">
          {words.t('import/contents', {
            name,
            title: contents.title,
            players: contents.players,
            actions: contents.actions,
          })}
        </p>
      )}
      {opened?.analysis && <p role="status">{words.t('import/analysis', { name })}</p>}
      {opened?.refused && (
        <p className={parts.problem} role="alert">
          {words.t(opened.refused.action === null ? 'import/stopped' : 'import/stopped-at', {
            position: opened.position,
            action: opened.refused.action,
            why: words.say(`why/${opened.refused.why}`, opened.refused.details),
            rule: opened.refused.rule ?? '–',
          })}
        </p>
      )}
      {opened && opened.differences.length > 0 && <Differences found={opened.differences} words={words} />}
      {opened && (
        <Link to="/table/$id" params={{ id: opened.table }} search={whereToOpen(opened)}>
          {words.t(opened.refused ? 'import/open-anyway' : 'import/show', { name })}
        </Link>
      )}
    </div>
  );
}

interface DifferencesProps {
  readonly found: readonly ImportDifference[];
  readonly words: Words;
}

function Differences({ found, words }: DifferencesProps) {
  return (
    <details className={parts.problem} open>
      <summary>{words.t('import/differs', { count: found.length })}</summary>
      <ul>
        {found.map(({ action, what, who, ours, theirs }) => (
          <li key={`${action} ${what} ${who}`}>
            {words.t('import/difference', { action, what, who: who ?? '', ours, theirs })}
          </li>
        ))}
      </ul>
    </details>
  );
}
