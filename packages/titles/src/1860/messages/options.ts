import type { Messages } from '@signalbox/kernel';

const RULES: Messages = {
  'option/largerMap': { en: 'The larger map', ja: '大きい地図' },
  'option/insolvency': { en: 'A leased train earns', ja: '借りた列車の収益' },
  'option/insolvency/leased': { en: '40cc plus 20cc per stop', ja: '40ccと停まった駅・停車場ごとに20cc' },
  'option/insolvency/first-edition': {
    en: 'half of an ordinary run (first edition)',
    ja: '通常の収益の半分（初版）',
  },
  'option/insolvency/simplified': { en: 'a fixed amount', ja: '固定額' },
  'option/skipTowns': { en: 'Small stations may be skipped', ja: '小さな駅を通過できる' },
  'option/reenterHexes': { en: 'Trains may re-enter a hex', ja: '同じヘクスに再び入れる' },
  'option/fullValueUnoperated': {
    en: 'Shares of companies that have not operated sell at full price',
    ja: 'まだ操業していない会社の株は半額にしない',
  },
  'option/twoSevens': { en: 'Two 7+4 trains', ja: '7+4列車が2台' },
  'option/noTrainLimit': { en: 'No train limit', ja: '列車の保有制限なし' },
};

const TABLE: Messages = {
  'option/passing': { en: 'A pass in the auction', ja: 'オークションでのパス' },
  'option/passing/may-return': { en: 'is not final', ja: '後で戻れる' },
  'option/passing/final': { en: 'is final, and bids start at £5', ja: '戻れず、ビッドは£5から' },
  'option/oneSaleEach': {
    en: 'Shares of a company can be sold only once per turn',
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
  'option/consent/assumed': { en: 'need no consent', ja: '合意済みとみなす' },
  'option/dutyRuns': { en: 'Compulsory runs for the highest revenue', ja: '最大収益が義務の運行' },
  'option/dutyRuns/computed': { en: 'are calculated', ja: '自動で計算する' },
  'option/dutyRuns/entered': { en: 'are entered by hand', ja: '手動で入力する' },
  'option/unmovedMarker': {
    en: 'A price marker that a dividend does not move',
    ja: '配当しても動かなかった株価のトークン',
  },
  'option/unmovedMarker/goes-under': { en: 'goes under the others', ja: '一番下に置く' },
  'option/unmovedMarker/stays': { en: 'keeps its place in the stack', ja: 'そのままにする' },
  'option/receivershipLease': {
    en: 'In receivership a leased train earns',
    ja: '管財人管理下で借りた列車の収益',
  },
  'option/receivershipLease/half': { en: 'half', ja: '半額' },
  'option/receivershipLease/full': { en: 'the full amount', ja: '全額' },
  'option/halving': { en: 'The president’s certificate at half price', ja: '社長株の半額の端数処理' },
  'option/halving/per-share': { en: 'is rounded share by share', ja: '1株ずつ' },
  'option/halving/per-certificate': { en: 'is rounded as a whole', ja: '株券ごと' },
};

/** Ruling A6: only games from 18xx.games have these. */
const IMPORTED: Messages = {
  'option/dutyNeedsMore': {
    en: 'A company with exactly the price of a train need not buy it',
    ja: '列車の価格ちょうどの資金なら購入義務なし',
  },
  'option/receiverTrains': { en: 'Trains of a company in receivership', ja: '管財人管理下の会社の列車' },
  'option/receiverTrains/computed': { en: 'are bought automatically', ja: '自動で購入する' },
  'option/receiverTrains/entered': { en: 'are entered by a player', ja: 'プレイヤーが入力する' },
  'option/exchangeAfterSale': {
    en: 'A private company may be exchanged for a share that its owner has sold this round',
    ja: '同じラウンドに株を売った会社の株とも個人会社を交換できる',
  },
  'option/overLimitSellsShares': {
    en: 'Over the certificate limit, shares are sold before private companies',
    ja: '株券の制限を超えたら個人会社より先に株を売る',
  },
  'option/startsUnderSouthern': {
    en: 'Companies may be started after the Southern Railway has formed',
    ja: 'Southern Railwayの結成後も社長株を買える',
  },
  'option/homeTileAsked': { en: 'Home tiles are always laid by hand', ja: '本拠地タイルは必ず手動で置く' },
  'option/buildsUnderBritishRail': {
    en: 'Companies continue to build under British Rail until a stock round',
    ja: 'British Railの下でも株式ラウンドまでは建設できる',
  },
  'option/solventAgain': { en: 'Insolvency ends', ja: '破産状態の終わり' },
  'option/solventAgain/when-turn-begins': { en: 'when the turn begins', ja: '手番の初め' },
  'option/solventAgain/before-running': { en: 'before trains run', ja: '列車運行の前' },
  'option/simplifiedRuns': {
    en: 'The simplified insolvency is played like the normal one',
    ja: '簡略版の破産状態も通常どおり扱う',
  },
  'option/receiversRunOn': {
    en: 'Companies in receivership run under British Rail',
    ja: '管財人管理下の会社もBritish Railの下で運行する',
  },
  'option/tieEnds': {
    en: 'A tie of all companies ends the game at once',
    ja: '全社が同額なら直ちにゲームが終わる',
  },
  'option/skipEndTowns': {
    en: 'Small stations may be skipped at the end of a route',
    ja: 'ルートの端の小さな駅も通過できる',
  },
  'option/unfloatedNeedTrains': {
    en: 'British Rail waits until companies that have not floated also have trains',
    ja: '上場していない会社にも列車がなければBritish Railにならない',
  },
  'option/certificateFromPool': {
    en: 'A shareholder may buy the president’s certificate from the pool',
    ja: '株主はバンクプールの社長株を買える',
  },
  'option/fallsUnfloated': {
    en: 'Sales lower the price of a restarted company before it floats',
    ja: '破産後に再び始めた会社は、上場前でも売却で株価が下がる',
  },
  'option/stalemate': { en: 'When nothing more can change, the game', ja: '何も変わらなくなったゲーム' },
  'option/stalemate/counted': { en: 'is scored', ja: '集計する' },
  'option/stalemate/hundred-sets': {
    en: 'continues until the hundredth stock round',
    ja: '100回目の株式ラウンドまで続く',
  },
};

export const OPTION_MESSAGES: Messages = { ...RULES, ...TABLE, ...IMPORTED };
