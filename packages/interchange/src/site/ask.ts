/** An actor on the site, in our names: a seat, a company or a private. */
export interface SiteEntity {
  readonly kind: 'player' | 'corporation' | 'company';
  readonly id: string;
}

/** What the site asks: whom, in which of its steps, and which kinds of action it would accept. */
export interface Ask extends SiteEntity {
  readonly step: string;
  readonly may: readonly string[];
}

export const player = (id: string): SiteEntity => ({ kind: 'player', id });
export const corporation = (id: string): SiteEntity => ({ kind: 'corporation', id });
