import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router';
import { HomePage } from './pages/HomePage.tsx';
import { App } from './shell/App.tsx';
import { Broken } from './shell/Broken.tsx';
import { NotThere } from './shell/NotThere.tsx';

const root = createRootRoute({ component: App });

const page = <Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => root, path, component });

const later = lazyRouteComponent;

const routes = root.addChildren([
  page('/', HomePage),
  page(
    '/table/$id',
    later(() => import('./pages/TablePage.tsx'), 'TablePage'),
  ),
  page(
    '/online',
    later(() => import('./pages/LobbyPage.tsx'), 'LobbyPage'),
  ),
  page(
    '/online/$id',
    later(() => import('./pages/OnlineTablePage.tsx'), 'OnlineTablePage'),
  ),
  page(
    '/learn/$title',
    later(() => import('./pages/LearnPage.tsx'), 'LearnPage'),
  ),
  page(
    '/maps',
    later(() => import('./pages/MapsPage.tsx'), 'MapsPage'),
  ),
  page(
    '/tiles/$title',
    later(() => import('./pages/TilesPage.tsx'), 'TilesPage'),
  ),
  page(
    '/rules',
    later(() => import('./pages/RulesPage.tsx'), 'RulesPage'),
  ),
  page(
    '/rules/$title',
    later(() => import('./pages/RulebookPage.tsx'), 'RulebookPage'),
  ),
  page(
    '/profile',
    later(() => import('./pages/ProfilePage.tsx'), 'ProfilePage'),
  ),
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
  ),
  page(
    '/import',
    later(() => import('./pages/ImportPage.tsx'), 'ImportPage'),
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
}
