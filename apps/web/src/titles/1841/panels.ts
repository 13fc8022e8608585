import { DECISIONS } from '@signalbox/titles/1841/door.ts';
import { ConsentPanel } from '../../table/panels/ConsentPanel.tsx';
import { DividendPanel } from '../../table/panels/DividendPanel.tsx';
import { PickPanel } from '../../table/panels/PickPanel.tsx';
import { RunPanel } from '../../table/panels/RunPanel.tsx';
import { SalePanel } from '../../table/panels/SalePanel.tsx';
import { TokenPanel } from '../../table/panels/TokenPanel.tsx';
import { TrackPanel } from '../../table/panels/TrackPanel.tsx';
import { panelsOf } from '../presentation.ts';
import { KeepTokensPanel } from './KeepTokensPanel.tsx';
import { SealedBidsPanel } from './SealedBidsPanel.tsx';

export const PANELS = panelsOf(
  [
    PickPanel,
    DECISIONS.putUp,
    DECISIONS.buyTrain,
    DECISIONS.sellInNeed,
    DECISIONS.companyPurchase,
    DECISIONS.merge,
    DECISIONS.chooseCharter,
    DECISIONS.chooseCertificate,
    DECISIONS.exchangeSingle,
  ],
  [SealedBidsPanel, DECISIONS.sealedBids],
  [SalePanel, DECISIONS.trade, DECISIONS.companySale],
  [TokenPanel, DECISIONS.chooseHome, DECISIONS.placeToken],
  [TrackPanel, DECISIONS.layTrack],
  [RunPanel, DECISIONS.runTrains],
  [DividendPanel, DECISIONS.dividend, DECISIONS.subscribe, DECISIONS.oddShare, DECISIONS.tradeUp],
  [KeepTokensPanel, DECISIONS.keepTokens],
  [ConsentPanel, DECISIONS.consent],
);
