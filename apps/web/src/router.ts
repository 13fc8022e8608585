import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router';
import { HomePage } from './pages/HomePage.tsx';
import { App } from './shell/App.tsx';

const root = createRootRoute({ component: App });

const page = <Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => root, path, component });

const routes = root.addChildren([
  page('/', HomePage),
  page(
    '/table/$id',
    lazyRouteComponent(() => import('./pages/TablePage.tsx'), 'TablePage'),
  ),
  page(
    '/maps',
    lazyRouteComponent(() => import('./pages/MapsPage.tsx'), 'MapsPage'),
  ),
  page(
    '/tiles/$title',
    lazyRouteComponent(() => import('./pages/TilesPage.tsx'), 'TilesPage'),
  ),
  page(
    '/rules',
    lazyRouteComponent(() => import('./pages/RulesPage.tsx'), 'RulesPage'),
  ),
  page(
    '/rules/$title',
    lazyRouteComponent(() => import('./pages/RulebookPage.tsx'), 'RulebookPage'),
  ),
  page(
    '/settings',
    lazyRouteComponent(() => import('./pages/SettingsPage.tsx'), 'SettingsPage'),
  ),
  page(
    '/import',
    lazyRouteComponent(() => import('./pages/ImportPage.tsx'), 'ImportPage'),
  ),
]);

export const router = createRouter({ routeTree: routes, defaultPreload: 'intent', scrollRestoration: true });

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
