import { eighteenFortyOne, type EighteenFortyOneState as State } from '@signalbox/titles';
import { ourCompany } from '../../1841/names.ts';
import { operatorOf } from '../../1841/subject.ts';
import type { Question } from '../../recording/question.ts';
import { corporation, player } from '../ask.ts';
import { beside, NONE, ofTurn } from '../steps.ts';
import type { SiteStep, SiteTable, SiteTurn } from '../table.ts';
import { reader1841 } from './reader.ts';

type Step = SiteStep<State>;
const PASS = () => ({ do: 'pass' });

/** Asked where we ask one of its decisions. */
const whenWeAsk = (name: string, decisions: Step['decisions'], kinds: readonly string[]): Step => ({
  name,
  decisions,
  takes: ofTurn(({ question }) => (question.decision in decisions ? kinds : NONE)),
});

/** How the site runs 1841. */
export const SITE_1841: SiteTable<State> = {
  title: eighteenFortyOne,
  rounds: {
    auction: [whenWeAsk('ConcessionAuction', { 'auction-bid': () => null }, ['bid', 'pass'])],
    stock: [
      whenWeAsk('HomeToken', { 'choose-home': () => null }, ['place_token']),
      whenWeAsk('BuyNewTokens', { 'buy-tokens': () => null }, ['choose']),
      whenWeAsk('BuySellParShares', { trade: PASS }, ['pass']),
    ],
    operating: [
      beside(
        'Bankrupt',
        ofTurn(() => ['bankrupt']),
      ),
      whenWeAsk('DiscardTrain', { 'discard-train': () => null }, ['discard_train']),
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
  named: (_, symbol) => ourCompany(symbol),
  reader: reader1841,
};

function turnThere(state: State, { decision, seats }: Question): SiteTurn | null {
  const [seat = ''] = seats;
  const company = operatorOf(state);
  if (company) return { round: 'operating', key: `OR ${company}`, entity: corporation(company) };
  const round = decision === 'auction-bid' ? 'auction' : 'stock';
  return { round, key: `${round} ${seat}`, entity: player(seat) };
}
