import { expect, test } from 'vitest';
import type { Demand } from '#client/session.ts';
import { moduleOf } from '#kernel/access/modules.ts';
import { areas } from './areas.ts';

/** Everything an area shows, with what it demands. */
const parts = areas.flatMap((area) => {
  const named = (
    kind: string,
    demands: readonly (Demand & { path?: string; to?: string; id?: string })[] = [],
  ) =>
    demands.map((demand) => ({
      name: `${area.name} ${kind} ${demand.path ?? demand.to ?? demand.id ?? ''}`,
      area: area.module,
      demand,
    }));
  return [
    ...named('route', area.routes),
    ...named('menu', area.menu),
    ...named('quick action', area.quickActions),
    ...named('search', area.search),
    ...named('filling', area.fillings),
  ];
});

test('everything an area with a flag shows demands it', () => {
  const ungated = parts.filter(({ area, demand }) => area && !demand.module);
  expect(ungated.map(({ name }) => name)).toEqual([]);
  expect(areas.filter(({ module }) => module).map(({ name }) => name)).toEqual([
    'messages',
    'inpatient',
    'stock',
    'nursing',
    'doses',
    'ward-orders',
    'ward-rounds',
    'surgery',
    'laboratory',
    'pharmacy',
    'billing',
    'reports',
  ]);
});

test('what demands a permission of a module demands the module as well', () => {
  const ungated = parts.filter(({ demand: { permission = [], module } }) => {
    const modules = new Set([permission].flat().map((one) => moduleOf(one as never)));
    const [only] = modules;
    return modules.size === 1 && only !== undefined && module !== only;
  });
  expect(ungated.map(({ name }) => name)).toEqual([]);
});
