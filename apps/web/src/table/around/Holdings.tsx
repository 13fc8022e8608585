import { EmblemPicture } from '../../parts/EmblemPicture.tsx';
import { Enlarge } from '../../parts/Enlarge.tsx';
import { ScrollArea } from '../../parts/ScrollArea.tsx';
import { useWords } from '../../text/context.ts';
import type { CompanySheet, PlayerSheet } from '../../titles/presentation.ts';
import { useTable } from '../context.ts';
import style from './sheet.module.css';

/** Everybody's holdings as a spreadsheet; as wide as the window on request. */
export function Holdings() {
  const words = useWords();
  return (
    <Enlarge title={words.t('tab/holdings')}>
      <Spreadsheet />
    </Enlarge>
  );
}

/** Players across, companies down. */
function Spreadsheet() {
  const words = useWords();
  const { presentation, view } = useTable();
  const players = presentation.players(view);
  const companies = presentation.companies(view);
  const rows: [string, (player: PlayerSheet) => string][] = [
    [words.t('sheet/cash'), ({ cash }) => words.money(cash)],
    [words.t('sheet/worth'), ({ worth }) => words.money(worth)],
  ];
  if (players.some(({ certificates }) => certificates)) {
    rows.push([
      words.t('sheet/certificates'),
      ({ certificates }) => `${certificates?.count}/${certificates?.limit ?? '–'}`,
    ]);
  }
  return (
    <ScrollArea label={words.t('tab/holdings')}>
      <table className={style.sheet}>
        <thead>
          <tr>
            <th scope="col">{words.t('sheet/company')}</th>
            {players.map(({ seat, priority, out }) => (
              <th scope="col" key={seat}>
                {words.seat(seat)}
                {priority && <abbr title={words.t('sheet/priority')}> ◆</abbr>}
                {out && ` (${words.t('sheet/out')})`}
              </th>
            ))}
            <th scope="col">{words.t('sheet/price')}</th>
            <th scope="col">{words.t('sheet/elsewhere')}</th>
            <th scope="col">{words.t('sheet/charter')}</th>
          </tr>
        </thead>
        <tbody>
          {companies.map((company) => (
            <CompanyRow key={company.id} company={company} players={players} />
          ))}
          {players.some(({ privates }) => privates.length > 0) && (
            <tr>
              <th scope="row">{words.t('sheet/privates')}</th>
              {players.map(({ seat, privates }) => (
                <td key={seat}>{privates.map((id) => words.say(`private/${id}`)).join(' / ')}</td>
              ))}
            </tr>
          )}
          {rows.map(([label, cell]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {players.map((player) => (
                <td key={player.seat}>{cell(player)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

function CompanyRow({ company, players }: { company: CompanySheet; players: readonly PlayerSheet[] }) {
  const words = useWords();
  return (
    <tr data-inactive={!company.active || undefined}>
      <th scope="row">
        <span className={style.companyName} title={words.say(company.nameKey)}>
          <EmblemPicture emblem={company.emblem} size={26} />
          {company.emblem.letters}
        </span>
      </th>
      {players.map(({ seat, shares, presides }) => (
        <td key={seat}>
          {shares[company.id] || ''}
          {presides.includes(company.id) && <abbr title={words.t('sheet/president')}>*</abbr>}
        </td>
      ))}
      <td>{company.price === null ? '–' : words.money(company.price)}</td>
      <td>
        {company.elsewhere
          .filter(({ count }) => count > 0)
          .map(({ place, count }) => words.say(`place/${place}`, { count, company: place }))
          .join(' · ')}
      </td>
      <td>
        {[
          company.cash !== null && words.treasury(company.cash),
          company.trains.length > 0 && words.t('sheet/trains', { trains: company.trains.join(' ') }),
          company.tokens !== null && words.t('sheet/tokens', { count: company.tokens }),
          ...company.notes.map(({ key, details }) => words.say(key, details)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </td>
    </tr>
  );
}
