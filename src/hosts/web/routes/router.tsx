import {
  createBrowserHistory,
  createHashHistory,
  createRouter,
  type AnyRouter,
  type RouterHistory,
} from '@tanstack/react-router';
import { mayLeave } from '#ui/form/unsaved-changes.ts';
import { FailedPage } from '../pages/failed-page.tsx';
import { UnknownPage } from '../pages/unknown-page.tsx';
import { noteSteps } from './last-step.ts';
import { makeRouteTree } from './route-tree.tsx';
import { readSearchText, writeSearchText } from './search-text.ts';

/**
 * The router of all screens. A server answers every path with the page; plain file hosts only know index.html,
 * so there the path is behind a `#`. It starts with the public pages: the areas' addresses join when a page
 * behind the sign-in is asked for.
 */
export function createAppRouter(addresses: 'path' | 'hash'): AnyRouter {
  const history = addresses === 'hash' ? createHashHistory() : createBrowserHistory();
  askBeforeLeaving(history);
  noteSteps(history);
  const router: AnyRouter = createRouter({
    history,
    routeTree: makeRouteTree(loadAreas),
    parseSearch: readSearchText,
    stringifySearch: writeSearchText,
    scrollRestoration: true,
    defaultNotFoundComponent: UnknownPage,
    defaultErrorComponent: FailedPage,
  });

  async function loadAreas(): Promise<void> {
    const [{ areaRoutes: routes }, { Guard }, { tellFailuresOf }] = await Promise.all([
      import('../registered.ts'),
      import('../guard/guard.tsx'),
      import('../refusals/failures.ts'),
    ]);
    tellFailuresOf(router);
    router.update({ ...router.options, routeTree: makeRouteTree({ routes, Guard }) });
  }

  return router;
}

function askBeforeLeaving(history: RouterHistory): void {
  history.block({
    blockerFn: async ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !(await mayLeave()),
    enableBeforeUnload: false,
  });
}
