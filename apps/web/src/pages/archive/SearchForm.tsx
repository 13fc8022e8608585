import { offeredOptions } from '@signalbox/kernel';
import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import type { ArchiveSearch } from '../../router.ts';
import { useWords } from '../../text/context.ts';
import { usePresentation } from '../../titles/index.ts';
import { MENU } from '../../titles/menu.ts';
import style from '../pages.module.css';

interface Props {
  readonly value: ArchiveSearch;
  readonly onSearch: (search: ArchiveSearch) => void;
}

type Field = keyof ArchiveSearch;
type Set = (field: Field, value: string) => void;

/** What a game has to have been like. */
export function SearchForm({ value, onSearch }: Props) {
  const words = useWords();
  const [wanted, setWanted] = useState(value);
  const set: Set = (field, text) =>
    setWanted(({ [field]: _, ...others }) => (text === '' ? others : { ...others, [field]: text }));
  const choose = (title: string) => {
    const { ending: _, options: __, title: ___, ...others } = wanted;
    setWanted(title === '' ? others : { ...others, title });
  };
  return (
    <form
      className={parts.card}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(wanted);
      }}
    >
      <div className={style.grid}>
        <Choice label={words.t('online/game')} value={wanted.title} onChange={choose}>
          {MENU.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
        <Text label={words.t('archive/player')} value={wanted.player} onChange={(t) => set('player', t)} />
        <Text
          label={words.t('archive/opponent')}
          value={wanted.opponent}
          onChange={(text) => set('opponent', text)}
        />
      </div>
      <Further wanted={wanted} set={set} />
      <div className={parts.row}>
        <Button kind="main" type="submit">
          {words.t('archive/search')}
        </Button>
      </div>
    </form>
  );
}

/** What is searched for more rarely. */
function Further({ wanted, set }: { wanted: ArchiveSearch; set: Set }) {
  const words = useWords();
  const { title: _, player: __, opponent: ___, ...others } = wanted;
  return (
    <details className={parts.options} open={Object.keys(others).length > 0 || undefined}>
      <summary>{words.t('archive/more')}</summary>
      <div className={style.grid}>
        <Choice
          label={words.t('archive/result')}
          value={wanted.result}
          onChange={(text) => set('result', text)}
        >
          {(['won', 'lost'] as const).map((result) => (
            <option key={result} value={result}>
              {words.t(`archive/result/${result}`)}
            </option>
          ))}
        </Choice>
        <Choice
          label={words.t('home/players')}
          value={wanted.players}
          onChange={(text) => set('players', text)}
        >
          {[2, 3, 4, 5, 6, 7, 8].map((count) => (
            <option key={count}>{count}</option>
          ))}
        </Choice>
        {wanted.title && <OfTitle title={wanted.title} wanted={wanted} set={set} />}
        <Spans wanted={wanted} set={set} />
      </div>
    </details>
  );
}

/** Numbers and dates between two limits. */
function Spans({ wanted, set }: { wanted: ArchiveSearch; set: Set }) {
  const words = useWords();
  return (
    <>
      {(['least', 'most', 'from', 'until'] as const).map((field) => (
        <Text
          key={field}
          label={words.t(`archive/${field}`)}
          type={field === 'from' || field === 'until' ? 'date' : 'number'}
          value={wanted[field]}
          onChange={(text) => set(field, text)}
        />
      ))}
    </>
  );
}

/** The endings and options of a title, once it is loaded. */
function OfTitle({ title: id, wanted, set }: { title: string; wanted: ArchiveSearch; set: Set }) {
  const pageWords = useWords();
  const title = usePresentation(id)?.title;
  const words = useMemo(() => pageWords.plus(title?.messages ?? {}), [pageWords, title]);
  if (!title) return null;
  const endings = Object.keys(title.messages).filter((key) => key.startsWith('ending/'));
  const chosen = new Map((wanted.options ?? '').split(',').map((one) => one.split('=') as [string, string]));
  const setOption = (name: string, value: string) => {
    const others = [...chosen].filter(([one]) => one !== name && one !== '');
    const all = value === '' ? others : [...others, [name, value]];
    set('options', all.map((one) => one.join('=')).join(','));
  };
  return (
    <>
      <Choice
        label={words.t('archive/ending')}
        value={wanted.ending}
        onChange={(text) => set('ending', text)}
      >
        {endings.map((key) => (
          <option key={key} value={key.slice('ending/'.length)}>
            {words.say(key)}
          </option>
        ))}
      </Choice>
      {Object.entries(offeredOptions(title.options)).map(([name, { values }]) => (
        <Choice
          key={name}
          label={words.say(`option/${name}`)}
          value={chosen.get(name)}
          onChange={(text) => setOption(name, text)}
        >
          {(values ?? ['true', 'false']).map((one) => (
            <option key={one} value={one}>
              {values
                ? valueText(words, name, one)
                : words.t(one === 'true' ? 'archive/with' : 'archive/without')}
            </option>
          ))}
        </Choice>
      ))}
    </>
  );
}

function valueText(words: ReturnType<typeof useWords>, name: string, value: string): string {
  return words.has(`option/${name}/${value}`) ? words.say(`option/${name}/${value}`) : value;
}

interface FieldProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

function Choice({ label, value = '', onChange, children }: FieldProps & { children: ReactNode }) {
  const words = useWords();
  return (
    <label className={parts.field}>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{words.t('archive/any')}</option>
        {children}
      </select>
    </label>
  );
}

function Text({ label, value = '', onChange, type = 'text' }: FieldProps & { type?: string }) {
  return (
    <label className={parts.field}>
      {label}
      <input
        type={type}
        maxLength={64}
        min={type === 'number' ? 0 : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
