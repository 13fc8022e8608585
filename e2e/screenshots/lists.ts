/** Titles, with seeds in which nearly every decision comes up. */
export const GAMES: Readonly<Record<string, number>> = {
  '18FL': 1,
  'union-station': 1,
  '1860': 1,
  '1841': 1,
};

/** Pages that can be opened by their address. */
export const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  maps: '/maps',
  'tiles-18FL': '/tiles/18FL',
  'tiles-1860': '/tiles/1860',
  'tiles-1841': '/tiles/1841',
  'rules-18FL': '/rules/18FL',
  'rules-1860': '/rules/1860',
  'rules-1841': '/rules/1841',
  'rules-union-station': '/rules/union-station',
  'learn-18FL': '/learn/18FL',
  'learn-1860': '/learn/1860',
  'learn-1841': '/learn/1841',
  'learn-union-station': '/learn/union-station',
  'lesson-18FL': '/learn/18FL/float',
  'lesson-1841': '/learn/1841/merge',
  puzzles: '/puzzles',
  analysis: '/analysis',
  statistics: '/statistics',
  profile: '/profile',
  online: '/online',
  settings: '/settings',
  import: '/import',
  missing: '/nowhere',
};
