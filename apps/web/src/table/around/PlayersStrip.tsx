import { Crown } from 'lucide-react';
import type { CSSProperties } from 'react';
import { EmblemPicture } from '../../parts/EmblemPicture.tsx';
import parts from '../../parts/parts.module.css';
import { styleText } from '../../text/bot-text.ts';
import { useWords } from '../../text/context.ts';
import type { PlayerSheet } from '../../titles/presentation.ts';
import { BotMark } from '../BotMark.tsx';
import { Clock } from '../Clock.tsx';
import { useTable } from '../context.ts';
import { usePlayerColours } from '../player-colours.ts';
import { shortPrivate } from '../short-private.ts';
import style from './players.module.css';

/** Everybody at a glance: whose turn it is, what they have, what they hold. */
export function PlayersStrip() {
  const words = useWords();
  const { presentation, view, snapshot, past } = useTable();
  const asked = past === null ? (snapshot.game?.pending?.seats ?? []) : [];
  return (
    <ul className={style.players} aria-label={words.t('players/all')}>
      {presentation.players(view).map((player) => (
        <Player key={player.seat} player={player} asked={asked.includes(player.seat)} />
      ))}
    </ul>
  );
}

function Player({ player, asked }: { player: PlayerSheet; asked: boolean }) {
  const words = useWords();
  const { presentation, snapshot, seat: own } = useTable();
  const colourOf = usePlayerColours();
  const { seat, cash, worth, shares, presidencies, certificates, privates, priority, out } = player;
  const info = snapshot.table?.seats.find((one) => one.seat === seat);
  return (
    <li
      className={style.player}
      style={{ '--player': colourOf(seat) } as CSSProperties}
      data-asked={asked || undefined}
      data-own={seat === own || undefined}
    >
      <div className={style.line}>
        <span className={style.name}>
          {asked && <span className={style.turnMark} aria-hidden="true" />}
          {info?.kind === 'bot' && <BotMark info={info} size={15} />}
          <strong>{words.seat(seat)}</strong>
          {info?.kind === 'bot' && (
            <span className={parts.soft} data-style>
              {styleText(words, info.level)}
            </span>
          )}
          {priority && (
            <abbr className={style.priority} title={words.t('sheet/priority')}>
              ◆
            </abbr>
          )}
          {out && <span className={parts.soft}>{words.t('sheet/out')}</span>}
          {info && info.kind !== 'bot' && !info.present && (
            <span className={parts.soft}>{words.t('online/away')}</span>
          )}
          {asked && <span className={parts.hidden}>{words.t('players/asked')}</span>}
        </span>
        <span className={style.cash}>{words.money(cash)}</span>
      </div>
      <div className={`${style.line} ${style.holdings}`}>
        <ul className={style.shares} aria-label={words.t('players/shares')}>
          {Object.entries(shares)
            .filter(([, count]) => count > 0)
            .map(([company, count]) => (
              <li key={company}>
                <EmblemPicture emblem={presentation.emblems[company]!} size={18} />
                <span className={style.ticker} data-ticker>
                  {presentation.emblems[company]!.letters}{' '}
                </span>
                {count}
                {presidencies.includes(company) && (
                  <Crown size={12} aria-label={words.t('sheet/president')} />
                )}
              </li>
            ))}
          {privates.map((id) => (
            <li key={id} className={style.private} title={words.say(`private/${id}`)}>
              <span aria-hidden="true">{shortPrivate(words, id)}</span>
              <span className={parts.hidden}>{words.say(`private/${id}`)}</span>
            </li>
          ))}
        </ul>
        <span className={style.money}>
          <Clock seat={seat} />
          {certificates && (
            <span title={words.t('sheet/certificates')}>
              <span className={parts.hidden}>{words.t('sheet/certificates')} </span>
              <span className={certificates.limit === null ? undefined : style.unit} aria-hidden="true">
                {words.t('players/certificates')}{' '}
              </span>
              {certificates.count}
              {certificates.limit !== null && `/${certificates.limit}`}
            </span>
          )}
          <span title={words.t('sheet/worth')}>
            <span aria-hidden="true">Σ </span>
            <span className={parts.hidden}>{words.t('sheet/worth')} </span>
            {words.money(worth)}
          </span>
        </span>
      </div>
    </li>
  );
}
