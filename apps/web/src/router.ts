import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { HomePage } from './pages/HomePage.tsx';
import { App } from './shell/App.tsx';
import { Broken } from './shell/Broken.tsx';
import { NotThere } from './shell/NotThere.tsx';
import { theEngine } from './source/engine.ts';
import type { UiKey } from './text/catalogue/index.ts';

const root = createRootRoute({ component: App });

/** Tables name the browser's tab themselves. */
const page = <Path extends string>(path: Path, component: RouteComponent, title?: UiKey) =>
  createRoute({ getParentRoute: () => root, path, component, staticData: { title } });

/** A page that is loaded when it is opened, together with its messages. */
function later<Name extends string>(
  fetch: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): RouteComponent {
  return lazyRouteComponent(async () => {
    const [pages, { withAllWords }] = await Promise.all([fetch(), import('./text/all-words.tsx')]);
    return { default: withAllWords(pages[name]) };
  });
}

/** The same for a page with a table: the engine is loaded at the same time. */
const withEngine: typeof later = (fetch, name) =>
  later(() => {
    void theEngine().call('prepare', null);
    return fetch();
  }, name);

/** A link to a table may lead to one of its moves. */
function positionIn({ at }: Record<string, unknown>): { at?: number } {
  return typeof at === 'number' && Number.isInteger(at) && at >= 0 ? { at } : {};
}

function inviteIn({ invite }: Record<string, unknown>): { invite?: string } {
  return typeof invite === 'string' ? { invite } : {};
}

const SEARCH_FIELDS = [
  ...(['title', 'players', 'options', 'player', 'opponent', 'result'] as const),
  ...(['ending', 'least', 'most', 'from', 'until'] as const),
];
export type ArchiveSearch = Partial<Record<(typeof SEARCH_FIELDS)[number], string>>;

/** A search in the archive can be linked to. */
function searchedFor(search: Record<string, unknown>): ArchiveSearch {
  return Object.fromEntries(
    SEARCH_FIELDS.flatMap((field) => {
      const value = search[field];
      const isGiven = typeof value === 'string' ? value !== '' : typeof value === 'number';
      return isGiven ? [[field, String(value)]] : [];
    }),
  );
}

const routes = root.addChildren([
  page('/', HomePage),
  createRoute({
    getParentRoute: () => root,
    path: '/table/$id',
    component: withEngine(() => import('./pages/TablePage.tsx'), 'TablePage'),
    validateSearch: positionIn,
  }),
  page(
    '/online',
    later(() => import('./pages/LobbyPage.tsx'), 'LobbyPage'),
    'online/title',
  ),
  createRoute({
    getParentRoute: () => root,
    path: '/online/$id',
    component: withEngine(() => import('./pages/OnlineTablePage.tsx'), 'OnlineTablePage'),
    validateSearch: (search: Record<string, unknown>): { at?: number; invite?: string } => ({
      ...positionIn(search),
      ...inviteIn(search),
    }),
  }),
  page(
    '/learn/$title',
    later(() => import('./pages/LearnPage.tsx'), 'LearnPage'),
    'learn/title',
  ),
  page(
    '/learn/$title/$lesson',
    withEngine(() => import('./pages/LessonPage.tsx'), 'LessonPage'),
  ),
  page(
    '/puzzles',
    later(() => import('./pages/PuzzlesPage.tsx'), 'PuzzlesPage'),
    'puzzles/title',
  ),
  page(
    '/puzzles/$title/$puzzle',
    withEngine(() => import('./pages/PuzzlePage.tsx'), 'PuzzlePage'),
  ),
  page(
    '/analysis',
    later(() => import('./pages/AnalysisPage.tsx'), 'AnalysisPage'),
    'analysis/title',
  ),
  page(
    '/statistics',
    later(() => import('./pages/StatisticsPage.tsx'), 'StatisticsPage'),
    'statistics/title',
  ),
  page(
    '/maps',
    later(() => import('./pages/MapsPage.tsx'), 'MapsPage'),
    'maps/title',
  ),
  page(
    '/tiles/$title',
    later(() => import('./pages/TilesPage.tsx'), 'TilesPage'),
  ),
  page(
    '/rules',
    later(() => import('./pages/RulesPage.tsx'), 'RulesPage'),
    'rules/title',
  ),
  page(
    '/rules/$title',
    later(() => import('./pages/RulebookPage.tsx'), 'RulebookPage'),
    'rules/title',
  ),
  page(
    '/profile',
    later(() => import('./pages/ProfilePage.tsx'), 'ProfilePage'),
    'app/profile',
  ),
  page(
    '/tournaments',
    later(() => import('./pages/TournamentsPage.tsx'), 'TournamentsPage'),
  ),
  createRoute({
    getParentRoute: () => root,
    path: '/tournaments/$id',
    component: later(() => import('./pages/TournamentPage.tsx'), 'TournamentPage'),
    validateSearch: inviteIn,
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/archive',
    component: later(() => import('./pages/ArchivePage.tsx'), 'ArchivePage'),
    validateSearch: searchedFor,
    staticData: { title: 'archive/title' },
  }),
  page(
    '/people/$id',
    later(() => import('./pages/PersonPage.tsx'), 'PersonPage'),
  ),
  page(
    '/admin',
    later(() => import('./pages/AdminPage.tsx'), 'AdminPage'),
  ),
  page(
    '/confirm-address/$token',
    later(() => import('./pages/MailPages.tsx'), 'ConfirmAddressPage'),
  ),
  page(
    '/unsubscribe/$token',
    later(() => import('./pages/MailPages.tsx'), 'UnsubscribePage'),
  ),
  page(
    '/forgot-password',
    later(() => import('./pages/MailPages.tsx'), 'ForgotPasswordPage'),
  ),
  page(
    '/new-password/$token',
    later(() => import('./pages/MailPages.tsx'), 'NewPasswordPage'),
  ),
  page(
    '/settings',
    later(() => import('./pages/SettingsPage.tsx'), 'SettingsPage'),
    'settings/title',
  ),
  page(
    '/import',
    later(() => import('./pages/ImportPage.tsx'), 'ImportPage'),
    'home/import',
  ),
]);

export const router = createRouter({
  routeTree: routes,
  defaultPreload: 'intent',
  defaultErrorComponent: Broken,
  defaultNotFoundComponent: NotThere,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface HistoryState {
    /** The address of the table from which an analysis was begun. */
    analysed?: string;
  }
  interface StaticDataRouteOption {
    /** The title of the browser's tab. */
    title?: UiKey | undefined;
  }
}
