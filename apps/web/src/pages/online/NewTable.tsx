import type { ClockRules, CreateTableRequest, Problem, TableView, Template } from '@signalbox/protocol';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api, problemOf } from '../../online/api.ts';
import { Button } from '../../parts/Button.tsx';
import { Folded } from '../../parts/Folded.tsx';
import { BotChoices, LevelChoice } from '../../parts/LevelChoice.tsx';
import { OptionsChoice } from '../../parts/OptionsChoice.tsx';
import parts from '../../parts/parts.module.css';
import { botFor, useSettings } from '../../settings/settings.ts';
import { useWords } from '../../text/context.ts';
import { MENU } from '../../titles/menu.ts';
import style from '../pages.module.css';
import { useOptions } from '../use-new-table.ts';
import { ClockChoice } from './ClockChoice.tsx';
import { CountChoice, playerCounts, TitleChoice } from './choices.tsx';
import { type Manners, TableManners, USUAL_MANNERS } from './TableManners.tsx';
import { KeepTemplate, TemplateChoice } from './Templates.tsx';

/** Opens a table for others to join. */
export function NewTable() {
  const [template, setTemplate] = useState<Template | null>(null);
  return <NewTableForm key={template?.id} template={template} onTemplate={setTemplate} />;
}

interface Props {
  /** The form starts with its settings. */
  readonly template: Template | null;
  readonly onTemplate: (template: Template | null) => void;
}

function NewTableForm({ template, onTemplate }: Props) {
  const words = useWords();
  const navigate = useNavigate();
  const { wanted, fields } = useSettingsOf(template);
  const [problem, setProblem] = useState<Problem | null>(null);
  const create = async () => {
    try {
      const { id } = await api<TableView>('POST', '/tables', wanted);
      await navigate({ to: '/online/$id', params: { id } });
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return (
    <div className={`${parts.card} ${style.wide}`}>
      <h2>{words.t('online/new-table')}</h2>
      <TemplateChoice chosen={template} onChoose={onTemplate} />
      <form
        className={style.fields}
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        {fields}
        {problem && (
          <p className={parts.problem} role="alert">
            {words.say(`why/${problem.why}`, problem.details)}
          </p>
        )}
        <Button kind="main" type="submit">
          {words.t('online/open-table')}
        </Button>
      </form>
      <KeepTemplate wanted={wanted} />
    </div>
  );
}

/** The settings of the table, and the fields in which they are chosen. */
function useSettingsOf(template: Template | null) {
  const words = useWords();
  const settings = useSettings();
  const start = template?.table;
  const [title, setTitle] = useState(start?.title ?? MENU[0]!.id);
  const [players, setPlayers] = useState(start?.players ?? 3);
  const [bots, setBots] = useState(start?.bots ?? 0);
  const [options, setOptions] = useOptions(title, players, start?.options);
  const [clock, setClock] = useState<ClockRules>(start?.clock ?? { kind: 'none' });
  const [manners, setManners] = useState<Manners>(start ?? USUAL_MANNERS);
  const { entry, spectators, spectatorDelay, rated, hostActs, botAccounts, flag, language } = manners;
  const wanted: CreateTableRequest = {
    ...{ title, players, bots, bot: botFor(settings, title), options, clock, patient: settings.patient },
    ...{ entry, spectators, spectatorDelay, rated, hostActs, botAccounts, flag, language },
    level: manners.level,
    // Tables by invitation are not listed.
    listed: entry === 'open',
  };
  const fields = (
    <>
      <TitleChoice
        value={title}
        onChange={(chosen) => {
          setTitle(chosen);
          setOptions({});
        }}
      />
      <CountChoice
        label={words.t('home/players')}
        counts={playerCounts(title)}
        value={players}
        onChange={(count) => {
          setPlayers(count);
          setBots(Math.min(bots, count - 1));
        }}
      />
      <CountChoice
        label={words.t('online/bots')}
        counts={Array.from({ length: players }, (_, i) => i)}
        value={bots}
        onChange={setBots}
      />
      {bots > 0 && <LevelChoice title={title} />}
      {bots > 0 && <BotChoices title={title} />}
      <ClockChoice value={clock} onChange={setClock} />
      <OptionsChoice title={title} players={players} value={options} onChange={setOptions} />
      <Folded label={words.t('online/more-settings')} openAtFirst={template !== null}>
        <div className={style.fields}>
          <TableManners timed={clock.kind !== 'none'} value={manners} onChange={setManners} />
        </div>
      </Folded>
    </>
  );
  return { wanted, fields };
}
