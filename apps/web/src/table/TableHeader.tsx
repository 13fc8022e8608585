import type { GameState } from '@signalbox/kernel';
import { Download, Map as MapIcon, MessageSquare, Table2 } from 'lucide-react';
import { useState } from 'react';
import { inBrackets } from '../text/brackets.ts';
import { useWords } from '../text/context.ts';
import type { Standing } from '../titles/presentation.ts';
import { sectionTitle } from '../titles/section-title.ts';
import { SaveSheet } from './around/SaveSheet.tsx';
import { Clock } from './Clock.tsx';
import { useTable } from './context.ts';
import style from './header.module.css';
import { NextGame } from './NextGame.tsx';
import { questionText } from './question-text.ts';
import { useShowChat } from './use-show-chat.ts';

/** The state of the game, and whose turn it is. */
export function TableHeader() {
  const words = useWords();
  const { source, presentation, snapshot, view, seat, past, stage, swapStage } = useTable();
  const other = stage === 'map' ? 'stage/show-exchange' : 'stage/show-map';
  const { pending, position } = snapshot.game!;
  const [saving, setSaving] = useState(false);
  const mine = past === null && pending !== null && seat !== null && pending.seats.includes(seat);
  const actsForOther = (source.online?.actingFor() ?? null) !== null;
  const waitedFor =
    past !== null ? null : mine ? seat : pending?.seats.length === 1 ? pending.seats[0] : null;
  // When the game will end is of no interest once it has.
  const standing = presentation
    .standing(view)
    .filter(({ key }) => view.outcome === null || key !== 'standing/bank-broken');
  return (
    <header className={style.header}>
      <h1 title={presentation.title.name}>{presentation.title.name.split(':')[0]}</h1>
      <ul className={style.standing}>
        {standing.map((fact) => (
          <li key={fact.key} data-fact={fact.key}>
            <StandingFact fact={fact} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={style.headerTool}
        onClick={() => setSaving(true)}
        aria-label={words.t('save/title')}
        title={words.t('save/title')}
      >
        <Download size={18} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={style.headerTool}
        onClick={swapStage}
        aria-label={words.t(other)}
        title={words.t(other) + inBrackets(words, 'X')}
        data-swap={stage}
      >
        {stage === 'map' ? <Table2 size={18} aria-hidden="true" /> : <MapIcon size={18} aria-hidden="true" />}
      </button>
      <SaveSheet open={saving} onClose={() => setSaving(false)} />
      {source.online && <NextGame />}
      <Presence />
      <p className={style.turn} data-turn={mine ? (actsForOther ? 'acting' : 'mine') : 'other'}>
        <span role="status">
          {past !== null ? (
            words.t('table/past', { position: past, of: position })
          ) : pending === null ? (
            <Ending outcome={view.outcome} />
          ) : mine ? (
            <button type="button" onClick={goToDecision}>
              {words.t(actsForOther ? 'table/acting-for' : 'table/your-turn', {
                seat,
                decision: questionText(words, pending),
              })}
            </button>
          ) : (
            words.t('table/waiting', {
              seats: pending.seats as string[],
              decision: words.say(`decision/${pending.decision}`),
            })
          )}
        </span>
        {waitedFor && (
          <span className={style.clock}>
            <Clock seat={waitedFor} says="table/time-left" />
          </span>
        )}
      </p>
    </header>
  );
}

/** A fact that leads to the section about it, such as what happens when the bank is empty. */
function StandingFact({ fact: { key, details, rule } }: { fact: Standing }) {
  const words = useWords();
  const { presentation, openRule } = useTable();
  const said = words.say(key, details);
  if (!rule) return said;
  const heading = presentation.title.rulebook.sections[rule]?.[words.language];
  return (
    <button type="button" title={sectionTitle(rule, heading)} onClick={() => openRule(rule)}>
      {said}
    </button>
  );
}

/** Who has won; on a phone the way to the final scores, which lie below the map. */
function Ending({ outcome }: { outcome: GameState['outcome'] }) {
  const words = useWords();
  if (!outcome) return words.t('table/over');
  const winners = outcome.winners as string[];
  return (
    <button type="button" onClick={goToDecision}>
      {words.t('table/over-won', { winners, count: winners.length })}
    </button>
  );
}

/** Of a table on the server: unread messages and who is watching, one click away. */
function Presence() {
  const words = useWords();
  const { source, chat } = useTable();
  const showChat = useShowChat();
  const { online } = source;
  if (!online) return null;
  const spectators = online.table()?.spectatorsNow;
  const watching = spectators ? spectators.people.length + spectators.others : 0;
  return (
    <button
      type="button"
      className={style.headerTool}
      onClick={showChat}
      title={words.t('online/chat-and-watching', { count: chat.unread, watching })}
      aria-label={words.t('online/chat-and-watching', { count: chat.unread, watching })}
      data-unread={chat.unread || undefined}
    >
      <MessageSquare size={18} aria-hidden="true" />
      {chat.unread > 0 && <span className={style.badge}>{chat.unread > 9 ? '9+' : chat.unread}</span>}
    </button>
  );
}

/** On a phone the panel lies below the map, and its question below whatever has happened meanwhile. */
function goToDecision() {
  const panel = document.querySelector<HTMLElement>('[data-position]');
  (panel?.querySelector('[data-question]') ?? panel)?.scrollIntoView({ block: 'start' });
  panel?.focus({ preventScroll: true });
}
