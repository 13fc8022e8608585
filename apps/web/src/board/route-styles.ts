/** How a train's route is drawn; dashes distinguish it for people who do not see the colours. */
export interface RouteStyle {
  readonly colour: string;
  readonly dashes: string | undefined;
}

const STYLES: readonly RouteStyle[] = [
  { colour: '#d1341f', dashes: undefined },
  { colour: '#1f63d1', dashes: '15 8' },
  { colour: '#8a2fb5', dashes: '1 9' },
  { colour: '#0b7f5f', dashes: '16 8 1 8' },
  { colour: '#b85f00', dashes: '7 8' },
  { colour: '#5b4a3f', dashes: '16 8 1 8 1 8' },
];

/** The style of a company's first, second, ... train. */
export function routeStyle(train: number): RouteStyle {
  return STYLES[train % STYLES.length]!;
}
