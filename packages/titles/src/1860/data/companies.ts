interface Charter {
  readonly name: string;
  readonly colour: string;
  readonly home: { readonly hex: string; readonly node: number };
  /** Companies become available layer by layer. */
  readonly layer: 1 | 2 | 3 | 4;
  /** Tokens besides the one for its home. */
  readonly tokens: number;
}

/** The eight companies in their four layers (Companies). */
export const COMPANIES = {
  'C&N': {
    name: 'Cowes & Newport',
    colour: '#00a3dd',
    home: { hex: 'F2', node: 0 },
    layer: 1,
    tokens: 3,
  },
  IOW: { name: 'Isle of Wight', colour: '#d8232a', home: { hex: 'I3', node: 0 }, layer: 1, tokens: 3 },
  IWNJ: {
    name: 'Isle of Wight, Newport Junction',
    colour: '#1c1c1c',
    home: { hex: 'G7', node: 0 },
    layer: 2,
    tokens: 2,
  },
  FYN: {
    name: 'Freshwater, Yarmouth & Newport',
    colour: '#1d7a34',
    home: { hex: 'B4', node: 0 },
    layer: 2,
    tokens: 2,
  },
  NGStL: {
    name: 'Newport, Godshill & St. Lawrence',
    colour: '#e8c51c',
    home: { hex: 'G9', node: 0 },
    layer: 3,
    tokens: 1,
  },
  'BHI&R': {
    name: 'Brading Harbour Improvement & Railway',
    colour: '#8b1a8b',
    home: { hex: 'L6', node: 0 },
    layer: 3,
    tokens: 1,
  },
  'S&C': { name: 'Shanklin & Chale', colour: '#16307f', home: { hex: 'F12', node: 0 }, layer: 4, tokens: 1 },
  VYSC: {
    name: 'Ventnor, Yarmouth & South Coast',
    colour: '#8fbf2f',
    home: { hex: 'E9', node: 0 },
    layer: 4,
    tokens: 1,
  },
} as const satisfies Readonly<Record<string, Charter>>;

export type Company = keyof typeof COMPANIES;
export const COMPANY_IDS = Object.keys(COMPANIES) as readonly Company[];

/** Every company has ten shares. */
export const SHARES = 10;

/** The president's certificates that are sold in the opening auction. */
export const AUCTIONED_COMPANIES = ['C&N', 'IOW'] as const satisfies readonly Company[];

export function charterOf(company: Company): Charter {
  return COMPANIES[company];
}
