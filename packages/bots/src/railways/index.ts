export { biddingOf } from './bids.ts';
export { countNow } from './count-now.ts';
export { dividend } from './dividend.ts';
export { type Outlook, outlookOf } from './outlook.ts';
export { potentialOf } from './potential.ts';
export { earningsNow, LASTING, type Railways } from './railways.ts';
export { type Placing, placeToken } from './tokens.ts';
export { layFirstTile, layTrack } from './track.ts';
export { buyTrain, consentToDeal, discardTrain } from './trains.ts';
