import type { Hospital, TestSystem } from '../hospital.ts';
import type { KnownIds } from './area-fixture.ts';
import { fixtures } from './fixtures.ts';

/**
 * Fills a hospital with two records of every kind, with a mark in every text; returns ids of one of each. With a
 * secret every patient is restricted, and the secret stands in what their rows keep to themselves.
 */
export async function fillWithMark(
  opened: TestSystem,
  hospital: Hospital,
  mark: string,
  secret?: string,
): Promise<KnownIds> {
  const texts = { mark, secret: secret ?? mark, isRestricted: secret !== undefined };
  const admin = await hospital.as('tenant_admin');
  const ids = {} as KnownIds;
  for (const round of [1, 2]) {
    for (const fixture of fixtures) {
      Object.assign(ids, await fixture.makeMarked({ opened, hospital, admin, ...texts, round, ids }));
    }
  }
  return ids;
}
