import type { Ground, Plan } from '../../map/plan.ts';

/** Where the route that is being followed leads, and where the best one so far led. */
export class Trail {
  private readonly plan: Plan;
  private readonly ground: Ground;
  /** By hex entered, those of the first arm first: the node that the route comes to in it, or -1 - hex if it comes to none. */
  private readonly places: number[] = [];
  private length = 0;
  /** Where the second arm begins; -1 before. */
  private second = -1;
  private kept: readonly number[] = [];

  constructor(plan: Plan, ground: Ground) {
    this.plan = plan;
    this.ground = ground;
  }

  enter(hex: number): void {
    this.places[this.length++] = -1 - hex;
  }

  comeTo(at: number): void {
    this.places[this.length - 1] = at;
  }

  goBack(): void {
    this.length -= 1;
  }

  turn(): void {
    this.second = this.length;
  }

  turnBack(): void {
    this.second = -1;
  }

  /** Keeps the route as it is now. */
  keep(root: number): void {
    const { places, length, second } = this;
    const first = places.slice(0, second < 0 ? length : second).reverse();
    this.kept = [...first, root, ...(second < 0 ? [] : places.slice(second, length))];
  }

  /** The route that was kept, as game actions write it; it begins with the end that comes first on the map. */
  path(): string[] {
    const { kept } = this;
    const isForward = kept[0]! <= kept.at(-1)!;
    return (isForward ? kept : [...kept].reverse()).map((place) => this.nameOf(place));
  }

  private nameOf(place: number): string {
    const { ids, width } = this.plan;
    if (place < 0) return ids[-1 - place]!;
    const node = place % width;
    const hex = (place - node) / width;
    const isTrack = this.ground.faces[hex]!.nodes[node]!.kind === 'junction';
    return isTrack ? ids[hex]! : `${ids[hex]!}.${node}`;
  }
}
