import { expect, test } from 'vitest';
import type { AnyRoute } from '@tanstack/react-router';
import { makeRouteTree } from './route-tree.tsx';
import { areaRoutes } from '../registered.ts';

function idsOf(route: AnyRoute): string[] {
  route.init(0);
  const children = (route.children ?? []) as AnyRoute[];
  return [route.id, ...children.flatMap(idsOf)];
}

test('every route of the tree that waits for the areas is in the tree with the areas', () => {
  const waiting = idsOf(makeRouteTree([], async () => {}));
  const whole = idsOf(makeRouteTree(areaRoutes));
  expect(waiting.filter((id) => !whole.includes(id))).toEqual([]);
  expect(whole.length).toBeGreaterThan(waiting.length);
});
