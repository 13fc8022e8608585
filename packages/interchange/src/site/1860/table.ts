import { eighteenSixty, type EighteenSixtyState as State } from '@signalbox/titles';
import { turnOf } from '@signalbox/titles/1860/door.ts';
import type { Question } from '../../recording/question.ts';
import { corporation, player } from '../ask.ts';
import { NONE, ofTurn } from '../steps.ts';
import type { SiteStep, SiteTable, SiteTurn } from '../table.ts';
import { reader1860 } from './reader.ts';

type Step = SiteStep<State>;
const PASS = () => ({ do: 'pass' });

/** Asked where we ask one of its decisions. */
const whenWeAsk = (name: string, decisions: Step['decisions'], kinds: readonly string[]): Step => ({
  name,
  decisions,
  takes: ofTurn(({ question }) => (question.decision in decisions ? kinds : NONE)),
});

/** How the site runs 1860. */
export const SITE_1860: SiteTable<State> = {
  title: eighteenSixty,
  rounds: {
    auction: [whenWeAsk('BuyCert', { bid: () => null, 'choose-lot': () => null }, ['bid', 'pass'])],
    stock: [
      whenWeAsk('HomeTrack', { 'lay-home-tile': () => null }, ['lay_tile']),
      whenWeAsk('BuySellParSharesCompanies', { trade: PASS }, ['pass']),
    ],
    operating: [
      whenWeAsk('Track', { 'lay-track': PASS }, ['lay_tile', 'pass']),
      whenWeAsk('Token', { 'place-token': PASS }, ['place_token', 'pass']),
      whenWeAsk('Route', { 'run-trains': () => ({ routes: [] }) }, ['run_routes']),
      whenWeAsk('Dividend', { dividend: () => 'withhold' }, ['dividend']),
      whenWeAsk('BuyTrain', { 'buy-train': PASS }, ['buy_train', 'pass']),
    ],
  },
  turn: turnThere,
  outside: {},
  symbol: ({ id }) => id,
  named: (_, symbol) => symbol,
  reader: reader1860,
};

function turnThere(state: State, { decision, seats }: Question): SiteTurn | null {
  const { stock, operating } = state.round;
  const [seat = ''] = seats;
  if (decision === 'bid' || decision === 'choose-lot')
    return { round: 'auction', key: `AR ${decision} ${seat}`, entity: player(seat) };
  const turn = turnOf(state);
  if (!turn) return { round: 'stock', key: `SR ${stock} ${seat}`, entity: player(seat) };
  return {
    round: 'operating',
    key: `OR ${stock}.${operating} ${turn.company}`,
    entity: corporation(turn.company),
  };
}
