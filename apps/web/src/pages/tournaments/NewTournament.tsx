import type {
  ClockRules,
  CreateTournamentRequest,
  Problem,
  TournamentKind,
  TournamentRules,
  TournamentView,
} from '@signalbox/protocol';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { api, problemOf } from '../../online/api.ts';
import { Button } from '../../parts/Button.tsx';
import { OptionsChoice } from '../../parts/OptionsChoice.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { MENU, menuName } from '../../titles/menu.ts';
import { ClockChoice } from '../online/ClockChoice.tsx';
import { SpectatorDelay } from '../online/SpectatorDelay.tsx';
import style from '../pages.module.css';
import { useOptions } from '../use-new-table.ts';

const KINDS: readonly TournamentKind[] = ['swiss', 'round-robin', 'knock-out', 'league'];
const DAY = 86_400_000;

type Draft = Pick<
  TournamentRules,
  | 'name'
  | 'kind'
  | 'size'
  | 'points'
  | 'advance'
  | 'division'
  | 'moving'
  | 'flag'
  | 'substitutes'
  | 'rated'
  | 'botAccounts'
  | 'spectatorDelay'
  | 'listed'
> & { rounds: number; days: number };

const USUAL: Draft = {
  name: '',
  kind: 'swiss',
  size: 4,
  rounds: 3,
  points: 'rank',
  advance: 2,
  division: 8,
  moving: 2,
  flag: 'bot',
  days: 0,
  substitutes: 'bot',
  rated: true,
  botAccounts: false,
  spectatorDelay: 0,
  listed: true,
};

/** Announces a tournament. */
export function NewTournament() {
  const words = useWords();
  const navigate = useNavigate();
  const [title, setTitle] = useState(MENU[0]!.id);
  const [draft, setDraft] = useState(USUAL);
  const [options, setOptions] = useOptions(title, draft.size);
  const [clock, setClock] = useState<ClockRules>({ kind: 'none' });
  const [problem, setProblem] = useState<Problem | null>(null);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const create = async () => {
    const { rounds, days, ...rules } = draft;
    const body: CreateTournamentRequest = {
      ...rules,
      title,
      options,
      clock,
      roundTime: days === 0 ? null : days * DAY,
      ...(draft.kind === 'swiss' && { rounds }),
    };
    try {
      const { id } = await api<TournamentView>('POST', '/tournaments', body);
      await navigate({ to: '/tournaments/$id', params: { id } });
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  const chooseTitle = (chosen: string) => {
    const [least, most] = MENU.find(({ id }) => id === chosen)!.players;
    setTitle(chosen);
    setOptions({});
    change({ size: Math.min(Math.max(draft.size, least), most) });
  };
  return (
    <form
      className={parts.card}
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <h2>{words.t('tournaments/new')}</h2>
      <div className={style.fields}>
        <KindRules draft={draft} change={change} title={title} onTitle={chooseTitle} />
        <ClockChoice value={clock} onChange={setClock} />
        <TimeRules draft={draft} change={change} timed={clock.kind !== 'none'} />
        <OptionsChoice title={title} players={draft.size} value={options} onChange={setOptions} />
        {problem && (
          <p className={parts.problem} role="alert">
            {words.say(`why/${problem.why}`, problem.details)}
          </p>
        )}
        <Button kind="main" type="submit">
          {words.t('tournaments/announce')}
        </Button>
      </div>
    </form>
  );
}

interface RulesProps {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
}

function KindRules({
  draft,
  change,
  title,
  onTitle,
}: RulesProps & { title: string; onTitle: (title: string) => void }) {
  const words = useWords();
  const [least, most] = MENU.find(({ id }) => id === title)!.players;
  return (
    <>
      <Field label={words.t('tournaments/name')}>
        <input
          required
          maxLength={60}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <Choice
        label={words.t('online/game')}
        values={MENU.map(({ id }) => id)}
        text={menuName}
        value={title}
        onChange={onTitle}
      />
      <Choice
        label={words.t('tournaments/kind')}
        values={KINDS}
        text={(kind) => words.t(`tournaments/kind/${kind}`)}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
      />
      <p className={parts.soft}>{words.t(`tournaments/kind-lead/${draft.kind}`)}</p>
      <Count
        label={words.t('tournaments/size')}
        least={Math.max(2, least)}
        most={most}
        value={draft.size}
        onChange={(size) => change({ size })}
      />
      <RoundRules draft={draft} change={change} />
      <Choice
        label={words.t('tournaments/points')}
        values={['rank', 'worth'] as const}
        text={(points) => words.t(`tournaments/points/${points}`)}
        value={draft.points}
        onChange={(points) => change({ points })}
      />
    </>
  );
}

/** What only some kinds need. */
function RoundRules({ draft, change }: RulesProps) {
  const words = useWords();
  return (
    <>
      {draft.kind === 'swiss' && (
        <Count
          label={words.t('tournaments/rounds')}
          least={1}
          most={30}
          value={draft.rounds}
          onChange={(rounds) => change({ rounds })}
        />
      )}
      {draft.kind === 'knock-out' && (
        <Count
          label={words.t('tournaments/advance')}
          least={1}
          most={Math.min(4, draft.size - 1)}
          value={draft.advance}
          onChange={(advance) => change({ advance })}
        />
      )}
      {draft.kind === 'league' && (
        <>
          <Count
            label={words.t('tournaments/division-size')}
            least={3}
            most={64}
            value={draft.division}
            onChange={(division) => change({ division })}
          />
          <Count
            label={words.t('tournaments/moving')}
            least={0}
            most={8}
            value={draft.moving}
            onChange={(moving) => change({ moving })}
          />
        </>
      )}
    </>
  );
}

function TimeRules({ draft, change, timed }: RulesProps & { timed: boolean }) {
  const words = useWords();
  return (
    <>
      {timed && (
        <Choice
          label={words.t('online/flag')}
          values={['bot', 'loss'] as const}
          text={(flag) => words.t(`online/flag/${flag}`)}
          value={draft.flag}
          onChange={(flag) => change({ flag })}
        />
      )}
      <Count
        label={words.t('tournaments/days')}
        least={0}
        most={365}
        value={draft.days}
        onChange={(days) => change({ days })}
      />
      <Choice
        label={words.t('tournaments/substitutes')}
        values={['bot', 'person'] as const}
        text={(substitutes) => words.t(`tournaments/substitutes/${substitutes}`)}
        value={draft.substitutes}
        onChange={(substitutes) => change({ substitutes })}
      />
      <SpectatorDelay
        value={draft.spectatorDelay}
        onChange={(spectatorDelay) => change({ spectatorDelay })}
      />
      <div className={style.checks}>
        {(['rated', 'botAccounts'] as const).map((name) => (
          <label key={name} className={style.check}>
            <input
              type="checkbox"
              checked={draft[name] && !(name === 'rated' && !draft.listed)}
              disabled={name === 'rated' && !draft.listed}
              onChange={(event) => change({ [name]: event.target.checked })}
            />
            {words.t(name === 'rated' ? 'online/rated' : 'online/bot-accounts')}
            {name === 'rated' && !draft.listed && (
              <span className={parts.soft}>{words.t('online/private-unrated')}</span>
            )}
          </label>
        ))}
        <label className={style.check}>
          <input
            type="checkbox"
            checked={!draft.listed}
            onChange={(event) => change({ listed: !event.target.checked })}
          />
          {words.t('tournaments/private')}
        </label>
      </div>
    </>
  );
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className={parts.field}>
      {label}
      {children}
    </label>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly text: (value: Value) => string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, values, text, value, onChange }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      <select value={value} onChange={(event) => onChange(event.target.value as Value)}>
        {values.map((one) => (
          <option key={one} value={one}>
            {text(one)}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface CountProps {
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Count({ label, least, most, value, onChange }: CountProps) {
  return (
    <Field label={label}>
      <input
        type="number"
        required
        min={least}
        max={most}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </Field>
  );
}
