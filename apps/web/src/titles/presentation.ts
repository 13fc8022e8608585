import type { AnyTitle, Cited, GameEvent, GameState, Json, Messages, Seat } from '@signalbox/kernel';
import type { AuctionStanding, CompanyRun, Listing, RosterLine } from '@signalbox/rails';
import type { ComponentType } from 'react';
import type { BoardModel, DrawnRoute, Emblem } from '../board/model.ts';
import type { MarketModel } from '../market/model.ts';
import type { Change } from '../table/consequences.ts';
import type { PanelProps } from '../table/panels/panel-props.ts';
import type { Details } from '../text/words.ts';
import type { Running } from './running.ts';
import type { AidPart, Lesson, RuleData, Summaries } from './texts.ts';

/** A message key with its details. */
export interface Saying {
  readonly key: string;
  readonly details?: Details;
}

/** A fact about the whole game, with the section that says what follows from it. */
export interface Standing extends Saying {
  readonly rule?: string;
}

export interface PlayerSheet {
  readonly seat: Seat;
  readonly cash: number;
  readonly worth: number;
  readonly shares: Readonly<Record<string, number>>;
  readonly presidencies: readonly string[];
  /** Certificates held, and how many may be. */
  readonly certificates: { readonly count: number; readonly limit: number | null } | null;
  readonly privates: readonly string[];
  readonly priority: boolean;
  readonly out: boolean;
}

export interface SharesElsewhere {
  readonly place: string;
  readonly count: number;
  /** How many of them nobody can buy, because they are kept for an owner of something else. */
  readonly reserved?: number;
  /** The names of the spaces in which they are, if it matters to a buyer. */
  readonly spaces?: readonly string[];
}

export interface CompanySheet {
  readonly id: string;
  readonly emblem: Emblem;
  readonly nameKey: string;
  readonly price: number | null;
  readonly cash: number | null;
  readonly trains: readonly string[];
  /** How many it may own, where companies differ in that and it is settled for this one. */
  readonly trainLimit?: number;
  readonly tokens: number | null;
  /** A seat, or another company. */
  readonly president: string | null;
  /** Shares by place, without those of players. */
  readonly elsewhere: readonly SharesElsewhere[];
  readonly total: number;
  readonly active: boolean;
  readonly notes: readonly Saying[];
  /** A condition that matters to everybody who trades its shares; it is among the notes too. */
  readonly trouble?: Saying | null;
}

/** A private company, a concession, or another thing that is auctioned or bought as a whole. */
export interface Lot {
  readonly id: string;
  readonly nameKey: string;
  readonly emblem: Emblem | null;
  /** What it costs in addition to the bid; null if only the bid is paid. */
  readonly price: number | null;
  readonly income: number | null;
  /** Its ability. */
  readonly about: readonly Saying[];
  readonly owner: Seat | null;
}

/** What is being auctioned, or chosen from. */
export interface AuctionSheet {
  readonly lots: readonly Lot[];
  /** Null while nobody bids openly. */
  readonly standing: AuctionStanding | null;
  /** Information about all lots. */
  readonly notes: readonly Standing[];
  /** The numbers of the players, where they decide between equal bids. */
  readonly numbers?: Readonly<Record<Seat, number>>;
}

/** The progress of a procedure of several steps. */
export interface Guide {
  readonly heading: Saying;
  readonly rule: string;
  readonly steps: readonly Saying[];
  /** The index of the current step. */
  readonly now: number;
  /** Do the steps add up to a sum, of which none may be left out? */
  readonly isSum?: boolean;
  /** Details of this case. */
  readonly notes: readonly { readonly said: Saying; readonly rule: string }[];
}

/** Who owns how much of which company. */
export interface Ownership {
  readonly holders: readonly {
    readonly id: string;
    readonly kind: 'player' | 'company';
    /** The distance from the player who controls it; null if nobody does. */
    readonly column: number | null;
  }[];
  readonly stakes: readonly {
    readonly holder: string;
    readonly company: string;
    readonly share: number;
    /** Is the holder president? */
    readonly controls: boolean;
  }[];
}

/** A figure over the course of a game. */
export interface Figure {
  readonly id: string;
  readonly kind: 'worth' | 'price' | 'cash';
  readonly value: number;
}

export interface Sequence {
  readonly steps: readonly string[];
  readonly at: number;
}

/** A track of the board besides the market, or another thing that investors watch, in words. */
export interface Track {
  readonly name: Saying;
  readonly facts: readonly Saying[];
}

/** How a title's state is shown. All of it is read from a view; nothing decides what is legal. */
export interface Presentation<S extends GameState = GameState> {
  readonly title: AnyTitle;
  readonly emblems: Readonly<Record<string, Emblem>>;
  /** Emblems of a table with different names. */
  readonly emblemsAt?: (view: S) => Readonly<Record<string, Emblem>>;
  readonly board: (view: S) => BoardModel;
  readonly market: (view: S) => MarketModel;
  readonly players: (view: S) => readonly PlayerSheet[];
  readonly companies: (view: S) => readonly CompanySheet[];
  /** The player who acts for a company; if absent, its president. */
  readonly actorFor?: (view: S, company: string) => Seat | null;
  /** The state of the game: round, phase, bank. */
  readonly standing: (view: S) => readonly Standing[];
  /** Decisions about shares: while one of them is pending, the exchange is large and the map small. */
  readonly deals?: ReadonlySet<string>;
  /** Decisions that a president makes for the operating company: the log says that the company has passed. */
  readonly companySteps?: ReadonlySet<string>;
  /** What is auctioned at present; null outside auctions. */
  readonly auction?: (view: S) => AuctionSheet | null;
  /** The lot that an event awards, and what was bid for it. */
  readonly awardedIn?: (event: GameEvent) => { readonly lot: string; readonly price: number } | null;
  /** Private companies in play: rows of the exchange. */
  readonly privates?: (view: S) => readonly Lot[];
  /** All private companies, for the rules: those sold later and those closed too. */
  readonly allPrivates?: (view: S) => readonly Lot[];
  /** What else an investor wants to know about a company. */
  readonly listing?: (view: S, company: string) => Listing;
  /** Companies without a further turn in the operating round: prices move during it, so the order does not tell. */
  readonly operated?: (view: S) => readonly string[];
  /** The run of a company that an event reports. */
  readonly runIn?: (event: GameEvent) => CompanyRun | null;
  /** The kinds of events with which a part of the game begins, such as a round. */
  readonly chapters: readonly string[];
  /** The trains in the order of sale, with what each purchase triggers. */
  readonly roster?: (view: S) => readonly RosterLine[];
  /** What the company may still lay in this step of its turn, or what the next token costs it. */
  readonly laysLeft?: (view: S, decision: string) => Saying | null;
  /** Why no tile can be laid, where that is so. */
  readonly noLayReasons?: (view: S, decision: string) => readonly Cited[];
  /** How many of a tile are left, where that does not follow from the map alone. */
  readonly tilesLeft?: (view: S, tile: string) => number;
  /** The company whose turn it is. */
  readonly acting: (view: S) => string | null;
  /** The company whose share the question is about, beside the one that acts. */
  readonly exchanged?: (view: S) => string | null;
  /** The company that a choice is about. */
  readonly about: (view: S, choice: Json) => string | null;
  /** Does a choice change nothing before the question to which it leads is answered? */
  readonly onlyAsks?: (view: S, choice: Json) => boolean;
  /** What its figures do not explain about a choice. */
  readonly remark?: (view: S, choice: Json) => Standing | null;
  /** What tells places apart that may be chosen. */
  readonly placeNotes?: (view: S, decision: string) => readonly Saying[];
  /** What an emergency sale brings: what it is made for, and not always the share price. */
  readonly proceeds?: (view: S, choice: Json) => number | null;
  /** Events whose sentences are shown beside the figures of a choice, because these do not say why they change. */
  readonly tellsWhy?: (event: GameEvent) => boolean;
  /** A figure that an event changes only because it comes next: it would change after any other choice too. */
  readonly comesAnyway?: (event: GameEvent) => Pick<Change, 'what' | 'of'> | null;
  /** Trains or shares that are for sale, and other things beside the board. */
  readonly supply: (
    view: S,
  ) => readonly { readonly label: Saying; readonly items: readonly string[]; readonly names?: string }[];
  readonly tracks?: (view: S) => readonly Track[];
  /** The price of a train that is not bought from another company. */
  readonly trainPrice?: (train: string) => number;
  /** The last run of a company, or one that is proposed. */
  readonly routes: (view: S, choice: Json | undefined) => readonly DrawnRoute[];
  /** The trains that are to run now, and the rules for them. */
  readonly running?: (view: S) => Running | null;
  /** Messages of this title that only the screen uses. */
  readonly words?: Messages;
  /** Where the map has room for the market, in fractions of its width and height. */
  readonly inset?: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    /** How many spaces of the market are side by side there. */
    readonly columns: number;
  };
  /** The steps that a decision is one of, as keys of sentences, and which of them it is. */
  readonly sequence?: (view: S, decision: string) => Sequence | null;
  /** For titles in which companies own companies. */
  readonly ownership?: (view: S) => Ownership;
  /** The running procedure, if it has several steps. */
  readonly guide?: (view: S, decision: string) => Guide | null;
  /** How the game has ended, where it can be said more precisely than by the reason alone. */
  readonly ending?: (view: S) => Saying | null;
  /** Kinds of events that are explained when they happen (`explain/KIND`), with their section. */
  readonly explained?: Readonly<Record<string, string>>;
  /** Decisions with their own panel, by name; the others use the general panels. */
  readonly panels: ReadonlyMap<string, ComponentType<PanelProps>>;
  /** Sections of the rulebook in our own words. */
  readonly rules: Summaries;
  /** What sections show of the title's data, in addition. */
  readonly ruleData?: RuleData;
  readonly aid: readonly AidPart[];
  readonly lesson: Lesson | null;
}

/** What a title shows of its own state, for code that does not know the title. */
export function presentationOf<S extends GameState>(own: Presentation<S>): Presentation {
  return own as unknown as Presentation;
}

/** The names of decisions. */
export function namesOf(...decisions: readonly { readonly name: string }[]): ReadonlySet<string> {
  return new Set(decisions.map(({ name }) => name));
}

/** Which panel each of these decisions has. */
export function panelsOf(
  ...panels: readonly (readonly [
    Panel: ComponentType<PanelProps>,
    ...decisions: readonly { readonly name: string }[],
  ])[]
): Presentation['panels'] {
  return new Map(panels.flatMap(([Panel, ...decisions]) => decisions.map(({ name }) => [name, Panel])));
}
