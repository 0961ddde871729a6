import { createRootRoute, createRoute, redirect, type AnyRoute } from '@tanstack/react-router';
import { signInWeb } from '#areas/people/sign-in/sign-in.web.ts';
import { stopWeb } from '#areas/messages/stop.web.ts';
import { signupWeb } from '#areas/platform/signup.web.ts';
import type { AreaRoute } from '#client/registration/web-area.ts';
import { FullScreenSpinner } from '#ui/state/full-screen-spinner.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { DashboardLayout } from '../guard/dashboard-layout.tsx';
import { screenOf, type RouteGuard } from '../guard/screen-of.tsx';
import { UnknownPage } from '../pages/unknown-page.tsx';
import { RootLayout } from './root-layout.tsx';

const shellPath = '/dashboard';

/** The screens behind the sign-in, and who stands before each. */
export interface GuardedRoutes {
  routes: readonly AreaRoute[];
  Guard: RouteGuard;
}

/**
 * The public pages and what is behind the sign-in. Where that is not here yet, an address behind the sign-in calls
 * `loadAreas`, which brings the full tree, and is then opened again.
 */
export function makeRouteTree(behind: GuardedRoutes | (() => Promise<void>)): AnyRoute {
  const root = createRootRoute({ component: RootLayout, notFoundComponent: UnknownPage });
  const start = createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: shellPath, replace: true });
    },
  });
  const open = [signInWeb, signupWeb, stopWeb]
    .flatMap(({ routes = [] }) => routes)
    .map((route) =>
      createRoute({
        getParentRoute: () => root,
        path: route.path,
        component: screenOf(route, <FullScreenSpinner />),
      }),
    );
  const behindSignIn = typeof behind === 'function' ? gateTo(root, behind) : shellOf(root, behind);
  return root.addChildren([start, ...open, ...behindSignIn]);
}

function shellOf(root: AnyRoute, { routes, Guard }: GuardedRoutes): AnyRoute[] {
  const shell = createRoute({
    getParentRoute: () => root,
    path: shellPath,
    component: DashboardLayout,
    pendingComponent: FullScreenSpinner,
    notFoundComponent: UnknownPage,
  });
  // The gate's addresses stay: what waits at one of them may be drawn once more after the trees have changed.
  const unknown = createRoute({
    getParentRoute: () => shell,
    path: '$',
    component: UnknownPage,
    pendingComponent: FullScreenSpinner,
  });
  const screens = routes.map((route) =>
    createRoute({
      getParentRoute: () => shell,
      path: route.path.slice(shellPath.length) || '/',
      component: screenOf(route, <LoadingSkeleton />, Guard),
    }),
  );
  return [shell.addChildren([...screens, unknown])];
}

function gateTo(root: AnyRoute, loadAreas: () => Promise<void>): AnyRoute[] {
  return [shellPath, `${shellPath}/$`].map((path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      pendingComponent: FullScreenSpinner,
      beforeLoad: async ({ location }) => {
        await loadAreas();
        throw redirect({ href: location.href, replace: true });
      },
    }),
  );
}
