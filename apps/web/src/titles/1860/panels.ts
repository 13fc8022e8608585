import { ConsentPanel } from '../../table/panels/ConsentPanel.tsx';
import { DividendPanel } from '../../table/panels/DividendPanel.tsx';
import { PickPanel } from '../../table/panels/PickPanel.tsx';
import { TokenPanel } from '../../table/panels/TokenPanel.tsx';
import { TrackPanel } from '../../table/panels/TrackPanel.tsx';
import type { Presentation } from '../presentation.ts';
import { AuctionPanel } from './AuctionPanel.tsx';
import { FrontPanel } from './FrontPanel.tsx';

export const PANELS: Presentation['panels'] = {
  bid: AuctionPanel,
  'choose-lot': AuctionPanel,
  trade: PickPanel,
  'lay-home-tile': TrackPanel,
  'lay-track': TrackPanel,
  'place-token': TokenPanel,
  'run-trains': FrontPanel,
  dividend: DividendPanel,
  'buy-train': PickPanel,
  consent: ConsentPanel,
};
