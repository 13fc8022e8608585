import { ConsentPanel } from '../../table/panels/ConsentPanel.tsx';
import { DividendPanel } from '../../table/panels/DividendPanel.tsx';
import { PickPanel } from '../../table/panels/PickPanel.tsx';
import { RunPanel } from '../../table/panels/RunPanel.tsx';
import { SalePanel } from '../../table/panels/SalePanel.tsx';
import { TokenPanel } from '../../table/panels/TokenPanel.tsx';
import { TrackPanel } from '../../table/panels/TrackPanel.tsx';
import type { Presentation } from '../presentation.ts';
import { KeepTokensPanel } from './KeepTokensPanel.tsx';
import { SealedBidsPanel } from './SealedBidsPanel.tsx';

export const PANELS: Presentation['panels'] = {
  'put-up': PickPanel,
  'sealed-bids': SealedBidsPanel,
  trade: SalePanel,
  'choose-home': TokenPanel,
  'lay-track': TrackPanel,
  'place-token': TokenPanel,
  'run-trains': RunPanel,
  dividend: DividendPanel,
  'buy-train': PickPanel,
  'sell-in-need': PickPanel,
  'company-sale': SalePanel,
  'company-purchase': PickPanel,
  'keep-tokens': KeepTokensPanel,
  merge: PickPanel,
  'choose-charter': PickPanel,
  'choose-certificate': PickPanel,
  'exchange-single': PickPanel,
  subscribe: DividendPanel,
  'odd-share': DividendPanel,
  'trade-up': DividendPanel,
  consent: ConsentPanel,
};
