interface Charter {
  readonly name: string;
  readonly colour: string;
  /** Shares in the game (ruling US-R1). */
  readonly shares: number;
  /** The destination city. */
  readonly destination: string;
}

/** The five railroads that own the station. */
export const CHARTERS = {
  PRR: { name: 'Pennsylvania Railroad', colour: 'white', shares: 8, destination: 'Pittsburgh' },
  PFWC: { name: 'Pittsburgh, Fort Wayne & Chicago', colour: 'orange', shares: 7, destination: 'Cleveland' },
  MILW: { name: 'Milwaukee Road', colour: 'blue', shares: 6, destination: 'Minneapolis' },
  CBQ: { name: 'Burlington Route', colour: 'green', shares: 5, destination: 'Des Moines' },
  ALTON: { name: 'Alton Railroad', colour: 'black', shares: 4, destination: 'Kansas City' },
} as const satisfies Record<string, Charter>;

export type Railroad = keyof typeof CHARTERS;
export const RAILROADS = Object.keys(CHARTERS) as readonly Railroad[];

/** Of a railroad's 14 discs one marks its value and one its place in the Union Station Company. */
export const TRACK_DISCS = 12;
