import { expect, test } from 'vitest';
import type { AnyRoute } from '@tanstack/react-router';
import { listSavedViews } from '#areas/views/saved/saved-view.contract.ts';
import { Guard } from '../guard/guard.tsx';
import { makeRouteTree } from './route-tree.tsx';
import { areaRoutes } from '../registered.ts';

function routesOf(route: AnyRoute): AnyRoute[] {
  route.init(0);
  const children = (route.children ?? []) as AnyRoute[];
  return [route, ...children.flatMap(routesOf)];
}

const idsOf = (route: AnyRoute): string[] => routesOf(route).map(({ id }) => String(id));

test('every route of the tree that waits for the areas is in the tree with the areas', () => {
  const waiting = idsOf(makeRouteTree(async () => {}));
  const whole = idsOf(makeRouteTree({ routes: areaRoutes, Guard }));
  expect(waiting.filter((id) => !whole.includes(id))).toEqual([]);
  expect(whole.length).toBeGreaterThan(waiting.length);
});

test('a list on any screen can have saved views: its path is taken as the name of a list', () => {
  const paths = routesOf(makeRouteTree({ routes: areaRoutes, Guard })).map(({ fullPath }) =>
    String(fullPath),
  );
  const screens = paths.filter((path) => path.startsWith('/dashboard') && path !== '/dashboard/$');
  const refused = screens.filter((list) => !listSavedViews.input.safeParse({ list }).success);
  expect(screens).toContain('/dashboard/patients/$patientId');
  expect(refused).toEqual([]);
});
