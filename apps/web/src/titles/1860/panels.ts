import { DECISIONS } from '@signalbox/titles/1860/door.ts';
import { ConsentPanel } from '../../table/panels/ConsentPanel.tsx';
import { DividendPanel } from '../../table/panels/DividendPanel.tsx';
import { PickPanel } from '../../table/panels/PickPanel.tsx';
import { TokenPanel } from '../../table/panels/TokenPanel.tsx';
import { TrackPanel } from '../../table/panels/TrackPanel.tsx';
import { panelsOf } from '../presentation.ts';
import { AuctionPanel } from './AuctionPanel.tsx';
import { FrontPanel } from './FrontPanel.tsx';

export const PANELS = panelsOf(
  [AuctionPanel, DECISIONS.bid, DECISIONS.chooseLot],
  [PickPanel, DECISIONS.trade, DECISIONS.buyTrain],
  [TrackPanel, DECISIONS.layHomeTile, DECISIONS.layTrack],
  [TokenPanel, DECISIONS.placeToken],
  [FrontPanel, DECISIONS.runTrains],
  [DividendPanel, DECISIONS.dividend],
  [ConsentPanel, DECISIONS.consent],
);
