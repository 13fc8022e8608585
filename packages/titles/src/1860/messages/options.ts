import type { Messages } from '@signalbox/kernel';

const RULES: Messages = {
  'option/largerMap': { en: 'The larger map', ja: '大きい地図' },
  'option/insolvency': { en: 'A leased train earns', ja: '借りた列車の収益' },
  'option/insolvency/leased': { en: '40cc and 20cc for each stop', ja: '40ccと停まった駅・停車場ごとに20cc' },
  'option/insolvency/first-edition': {
    en: 'half of an ordinary run (first edition)',
    ja: '通常の収益の半分（初版）',
  },
  'option/insolvency/simplified': { en: 'a fixed sum', ja: '決まった額' },
  'option/skipTowns': { en: 'Small stations may be passed', ja: '小さな駅を通過できる' },
  'option/reenterHexes': { en: 'Trains may re-enter a hex', ja: '同じヘクスに再び入れる' },
  'option/fullValueUnoperated': {
    en: 'Shares of companies that have not operated are not halved',
    ja: 'まだ操業していない会社の株は半額にしない',
  },
  'option/twoSevens': { en: 'Two 7+4 trains', ja: '7+4列車が2台' },
  'option/noTrainLimit': { en: 'No train limit', ja: '列車の保有制限なし' },
};

const TABLE: Messages = {
  'option/passing': { en: 'A pass in the auction', ja: 'オークションでのパス' },
  'option/passing/may-return': { en: 'is not final', ja: 'あとで戻れる' },
  'option/passing/final': { en: 'is final', ja: '戻れない' },
  'option/oneSaleEach': {
    en: 'Only one sale of each company per turn',
    ja: '1手番に同じ会社の株を売るのは1回だけ',
  },
  'option/lateExchange': {
    en: 'Private companies may be exchanged after buying',
    ja: '購入後にも個人会社を交換できる',
  },
  'option/exchangeBesides': {
    en: 'Only a player who could buy or sell may exchange a private company',
    ja: '売買も可能なプレイヤーだけが個人会社を交換できる',
  },
  'option/exchangeIsPass': {
    en: 'An exchange alone does not move the priority deal',
    ja: '交換だけではプライオリティカードは移らない',
  },
  'option/exchangeTurn': { en: 'Private companies are exchanged', ja: '個人会社の交換' },
  'option/exchangeTurn/own': { en: 'in their owner’s turn', ja: '所有者の手番だけ' },
  'option/exchangeTurn/any': { en: 'in any player’s turn', ja: '誰の手番でもできる' },
  'option/trainDuty': { en: 'A company has to own a train', ja: '列車を保有する義務' },
  'option/trainDuty/always': { en: 'if it can pay for one', ja: '支払えるなら常にある' },
  'option/trainDuty/with-route': { en: 'only if it has a route', ja: 'ルートがあるときだけ' },
  'option/hiddenTreasuries': { en: 'Only shareholders see a treasury', ja: '会社の資金は株主だけに見える' },
  'option/anyUpgrade': {
    en: 'Any tile on the company’s track may be upgraded',
    ja: '線路上のどのタイルも張替えできる',
  },
  'option/consent': { en: 'Deals between two presidents', ja: '社長同士の取引' },
  'option/consent/asked': { en: 'need the other’s consent', ja: '相手の同意が必要' },
  'option/consent/assumed': { en: 'count as agreed', ja: '合意済みとみなす' },
  'option/dutyRuns': { en: 'Runs that must earn the most', ja: '最大収益が義務の運行' },
  'option/dutyRuns/computed': { en: 'are calculated', ja: '自動で計算する' },
  'option/dutyRuns/entered': { en: 'are entered', ja: '入力する' },
  'option/unmovedMarker': {
    en: 'A marker that a dividend does not move',
    ja: '配当しても動かなかった株価のトークン',
  },
  'option/unmovedMarker/goes-under': { en: 'goes under the others', ja: '一番下に置く' },
  'option/unmovedMarker/stays': { en: 'stays in its place', ja: 'そのままにする' },
  'option/receivershipLease': {
    en: 'In receivership a leased train earns',
    ja: '管財人管理下で借りた列車の収益',
  },
  'option/receivershipLease/half': { en: 'half of it', ja: '半額' },
  'option/receivershipLease/full': { en: 'all of it', ja: '全額' },
  'option/halving': { en: 'The president’s certificate at half price', ja: '社長株の半額の数え方' },
  'option/halving/per-share': { en: 'is rounded share by share', ja: '1株ずつ' },
  'option/halving/per-certificate': { en: 'is rounded as a whole', ja: '株券ごと' },
};

export const OPTION_MESSAGES: Messages = { ...RULES, ...TABLE };
