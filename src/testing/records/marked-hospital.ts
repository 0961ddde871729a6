import type { Hospital, TestSystem } from '../hospital.ts';
import type { KnownIds } from './area-fixture.ts';
import { fixtures } from './fixtures.ts';

/** Fills a hospital with two records of every kind, with a mark in every text; returns ids of one of each. */
export async function fillWithMark(opened: TestSystem, hospital: Hospital, mark: string): Promise<KnownIds> {
  const admin = await hospital.as('tenant_admin');
  const ids = {} as KnownIds;
  for (const round of [1, 2]) {
    for (const fixture of fixtures) {
      Object.assign(ids, await fixture.makeMarked({ opened, hospital, admin, mark, round, ids }));
    }
  }
  return ids;
}
