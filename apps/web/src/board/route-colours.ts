export const ROUTE_COLOURS = ['#d1341f', '#1f63d1', '#8a2fb5', '#0b7f5f', '#b85f00', '#5b4a3f'] as const;
