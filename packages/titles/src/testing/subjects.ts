import type { Subjects } from './citations.ts';

const UNION_STATION: Subjects = {
  SET: { about: 'who begins and in which order', asks: ['draw-lot', 'first-auctioneer'] },
  AUC: { about: 'bids in the opening auctions', asks: ['bid'] },
  TURN: { about: 'one of three actions a turn', asks: ['choose-action'], refuses: ['may-not-pass'] },
  BUY: { about: 'what a share of the offer costs', refuses: ['space-empty', 'too-expensive'] },
  OFF: { about: 'shares turned up from the deck', asks: ['turn-up-share'] },
  LAY: {
    about: 'who lays where, and how many discs',
    asks: ['place-disc'],
    refuses: [
      'destination-reached',
      'hex-full',
      'no-discs-left',
      'no-share',
      'no-space',
      'not-connected',
      'own-disc-there',
    ],
  },
  SELL: { about: 'what may be sold', refuses: ['no-share', 'sales-closed'] },
};

const EIGHTEEN_FL: Subjects = {
  '1.4': {
    about: 'how many certificates and how much of a company one may hold',
    refuses: ['purchase/certificate-limit', 'purchase/holding-limit', 'sale/too-many-certificates'],
  },
  '2': { about: 'what each phase allows', refuses: ['trains/limit'] },
  '3.1': { about: 'player numbers are drawn', asks: ['draw-player-number'] },
  '3.2': { about: 'bids for the choice of a private', asks: ['bid-for-choice', 'choose-private'] },
  '3.3': { about: 'privates and their bonuses', asks: ['late-bonus', 'place-port'], refuses: ['bonus'] },
  '5': { about: 'a turn in the stock round', asks: ['trade'] },
  '5.1': {
    about: 'shares sold in blocks, and not bought again',
    refuses: ['purchase/sold-this-round', 'sale/one-block'],
  },
  '5.2': { about: 'what a share costs', refuses: ['purchase/cash'] },
  '5.3': {
    about: 'what may not be sold',
    refuses: ['sale/no-successor', 'sale/not-operated', 'sale/pool-full', 'sale/not-so-many'],
  },
  '6.1': { about: 'starting a company', refuses: ['purchase/cash'] },
  '6.2': { about: 'the size of a company, and its capital', asks: ['choose-size'] },
  '7.1': { about: 'conversion', asks: ['convert'] },
  '7.2': { about: 'how many tiles a turn', asks: ['lay-track'], refuses: ['track/done'] },
  '7.2.1': { about: 'which tile goes where, and what it costs', refuses: ['track'] },
  '7.2.2': { about: 'tiles of the Keys', refuses: ['track/stock'] },
  '7.3': {
    about: 'one token a turn, and its cost',
    asks: ['place-token'],
    refuses: ['token/none-left', 'token/one-a-turn', 'token/treasury'],
  },
  '7.3.1': {
    about: 'where stations go',
    refuses: ['token/city-full', 'token/not-reached', 'token/own-station-there'],
  },
  '7.3.2': { about: 'where hotels go', refuses: ['token/hotel-there', 'token/not-reached'] },
  '7.4': { about: 'routes, and the run for the most', asks: ['run-trains'], refuses: ['routes'] },
  '7.5': { about: 'pay out or withhold', asks: ['dividend'] },
  '8.2': {
    about: 'trains of the depot and of other companies',
    asks: ['buy-train', 'consent', 'pay-for-train'],
    refuses: ['deal', 'trains/nobody-to-agree', 'trains/one-of-a-kind', 'trains/treasury'],
  },
  '8.3': { about: 'trains above a new limit', asks: ['discard-train'] },
  '8.4': { about: 'the duty to own a train', refuses: ['trains/must-own'] },
  '8.4.1': {
    about: 'what a president sells and adds',
    asks: ['pay-for-train', 'sell-for-train'],
    refuses: [
      'sale/loses-presidency',
      'sale/more-than-needed',
      'sale/too-little',
      'trains/no-need',
      'trains/out-of-reach',
      'trains/treasury-suffices',
    ],
  },
  '8.4.3': {
    about: 'bankruptcy, and companies left without a president',
    asks: ['declare-bankruptcy'],
    refuses: ['sale/no-president', 'trains/can-be-financed', 'trains/no-need'],
  },
  '11': { about: 'the end', asks: ['count-now'] },
};

const EIGHTEEN_SIXTY: Subjects = {
  AUC: { about: 'the opening auction', asks: ['bid', 'choose-lot'], refuses: ['purchase/cash'] },
  FISH: { about: 'the ferry, which comes later', refuses: ['private/too-early'] },
  PRIV: {
    about: 'selling, buying and exchanging privates',
    refuses: ['exchange', 'private', 'purchase/cash', 'purchase/reserved', 'trade/exchange-alone'],
  },
  CO: { about: 'layers of companies; tokens of a charter', refuses: ['start/layer', 'token/none-left'] },
  PH: { about: 'what each phase allows', refuses: ['track/colour', 'trains/limit'] },
  END: { about: 'the end', asks: ['count-now'] },
  SR: {
    about: 'a turn in the stock round',
    asks: ['trade'],
    refuses: [
      'purchase/cash',
      'purchase/sold-this-round',
      'sale/no-successor',
      'sale/not-so-many',
      'sale/one-block',
      'sale/pool-full',
      'trade/bought',
    ],
  },
  LIM: { about: 'the certificate limit', refuses: ['purchase/certificate-limit', 'trade/sell-first'] },
  FL: { about: 'floating, with a tile at home', asks: ['lay-home-tile'], refuses: ['track'] },
  TL: {
    about: 'the tiles there are, and terrain',
    refuses: [
      'track/hex',
      'track/rotation',
      'track/stock',
      'track/treasury',
      'track/unknown-tile',
      'track/wrong-tile',
    ],
  },
  LAY: {
    about: 'yellow tiles that lead on',
    asks: ['lay-track'],
    refuses: ['track/city-alone', 'track/closed-side', 'track/no-new-track', 'track/not-connected'],
  },
  UP: {
    about: 'upgrades that a train can reach',
    refuses: ['track/instead-of-yellow', 'track/keeps-existing', 'track/no-train', 'track/out-of-reach'],
  },
  TK: { about: 'one token a turn', asks: ['place-token'], refuses: ['token'] },
  RUN: { about: 'routes', asks: ['run-trains'], refuses: ['routes'] },
  DIV: { about: 'pay out or withhold', asks: ['dividend'] },
  TR: {
    about: 'trains of the bank and of other companies',
    asks: ['buy-train', 'consent', 'surrender-train'],
    refuses: ['deal', 'trains/last-train', 'trains/treasury'],
  },
  INS: { about: 'insolvency', refuses: ['insolvent', 'trains/must-buy'] },
  REC: {
    about: 'companies without a president',
    refuses: ['purchase/certificate-in-pool', 'trains/nobody-to-agree'],
  },
  SOUTH: { about: 'no new companies under Southern', refuses: ['start/southern'] },
  NAT: { about: 'nationalisation', refuses: ['trains/bank-only'] },
};

const EIGHTEEN_FORTY_ONE: Subjects = {
  '2': {
    about: 'concessions, which allow a founding',
    asks: ['draw-auction-order'],
    refuses: ['founding/no-concession'],
  },
  '2.1': { about: 'the auction of concessions', asks: ['bid', 'put-up'], refuses: ['auction/cash'] },
  '3': { about: 'a turn in the stock round', asks: ['trade'] },
  '3.1': { about: 'what a player may sell', refuses: ['sale'] },
  '3.2': {
    about: 'what a player may buy, of whom',
    asks: ['consent'],
    refuses: [
      'concession',
      'deal/closed',
      'deal/only-certificate',
      'purchase/cash',
      'purchase/sold-this-round',
      'purchase/with-concession',
    ],
  },
  '3.3.3': {
    about: 'the first shares of a company',
    asks: ['first-shares'],
    refuses: ['founding/first-shares', 'purchase/cash'],
  },
  '3.3.4': {
    about: 'homes and first tokens',
    asks: ['buy-tokens', 'choose-home'],
    refuses: ['founding/no-home', 'home', 'token/reserved', 'tokens/treasury'],
  },
  '3.5.2': {
    about: 'certificate limits',
    refuses: ['purchase/certificate-limit', 'sale/too-many-certificates'],
  },
  '3.5.3': { about: 'who becomes president', refuses: ['sale/no-successor'] },
  '3.5.4': {
    about: 'sixty percent, and rings of control',
    refuses: ['merger/ring', 'purchase/holding-limit', 'purchase/ring', 'sale/forced', 'sale/ring'],
  },
  '4.1': { about: 'laying track', asks: ['lay-track'] },
  '4.1.1': { about: 'where a tile may go, and what it costs', refuses: ['track'] },
  '4.1.2': { about: 'further tiles of a turn', refuses: ['track/base-used', 'track/same-hex'] },
  '4.2': { about: 'placing a token', asks: ['place-token'], refuses: ['token'] },
  '4.3': { about: 'running trains', asks: ['run-trains'] },
  '4.3.1': { about: 'what a route is', refuses: ['routes'] },
  '4.3.2': { about: 'the most, paid or withheld', asks: ['dividend'], refuses: ['routes/not-the-most'] },
  '4.4': {
    about: 'tokens of other companies',
    asks: ['buy-token', 'consent'],
    refuses: ['deal', 'purchase/cash', 'token'],
  },
  '4.5': {
    about: 'trains, and the duty to own one',
    asks: ['buy-train', 'consent'],
    refuses: ['deal', 'trains/limit', 'trains/must-own', 'trains/treasury'],
  },
  '4.5.1': {
    about: 'emergency money and bankruptcy',
    asks: ['declare-bankruptcy', 'return-or-leave', 'sell-in-need'],
    refuses: [
      'sale/chain-of-control',
      'sale/more-than-needed',
      'sale/too-little',
      'sale/whole-certificate',
      'trains/cheapest',
      'trains/in-need',
      'trains/no-need',
      'trains/treasury-suffices',
    ],
  },
  '4.5.1.1': { about: 'frozen companies', refuses: ['trains/frozen'] },
  '4.6.1': { about: 'what is too early in phase 2', refuses: ['founding/too-early'] },
  '4.6.8': { about: 'trains above the limit', asks: ['discard-train'] },
  '4.6.9': {
    about: 'the secession: exchange, shares and tokens',
    asks: ['buy-secession-tokens', 'choose-certificate', 'exchange-single', 'grant-round', 'subscribe'],
    refuses: ['purchase/cash', 'secession', 'tokens/treasury'],
  },
  '4.6.10': { about: 'the Tuscan merger', asks: ['keep-tokens'], refuses: ['tokens'] },
  '4.7.1': {
    about: 'shares that companies sell',
    asks: ['company-sale'],
    refuses: ['sale/not-operated', 'sale/not-so-many', 'sale/one-block-each', 'sale/pool-full'],
  },
  '4.7.2': {
    about: 'shares that companies buy',
    asks: ['company-purchase'],
    refuses: ['purchase/cash', 'purchase/controller', 'purchase/own-shares', 'purchase/sold-this-round'],
  },
  '4.7.3': { about: 'companies that companies found', refuses: ['founding'] },
  '4.7.4': {
    about: 'which companies merge, into what, with which tokens',
    asks: ['choose-charter', 'choose-place', 'consent', 'keep-tokens', 'merge', 'remove-token'],
    refuses: ['deal/closed', 'merger', 'tokens'],
  },
  '4.7.4.1': {
    about: 'exchange of shares in a merger of majors',
    asks: ['odd-share', 'trade-up'],
    refuses: ['merger/no-president', 'merger/none-left', 'purchase/cash'],
  },
  '4.7.5': {
    about: 'conversion of a minor',
    asks: ['buy-further-tokens', 'buy-major-tokens', 'choose-charter', 'convert', 'subscribe'],
    refuses: ['conversion', 'merger/no-charter', 'purchase/cash', 'tokens/treasury'],
  },
  '5': { about: 'the end', asks: ['count-now', 'look-for-boxes'] },
  '7': { about: 'sealed bids of version 1', asks: ['sealed-bids'], refuses: ['auction'] },
  '8.2': {
    about: 'the priority deal as a thing of value',
    asks: ['add-operating-round', 'consent', 'sell-priority'],
    refuses: ['deal/closed', 'purchase/cash'],
  },
  '8.5': { about: 'shares across borders', refuses: ['purchase/border'] },
  '8.7': { about: 'brown cities', refuses: ['track/round-city'] },
  '8.8': { about: 'no trade between players', refuses: ['deal/forbidden'] },
  '13': { about: 'what the Tuscan companies are', refuses: ['merger/tuscan'] },
};

/** By title: what each section is about, so that no question and no refusal cites one that is about something else. */
export const SUBJECTS: Readonly<Record<string, Subjects>> = {
  'union-station': UNION_STATION,
  '18FL': EIGHTEEN_FL,
  '1860': EIGHTEEN_SIXTY,
  '1841': EIGHTEEN_FORTY_ONE,
};
