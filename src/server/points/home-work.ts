import { can } from '#kernel/access/actor.ts';
import type { PermissionDemand } from '#kernel/access/permissions.ts';
import type { WorkList } from '#kernel/care/home-work.ts';
import type { CallContext } from '../call-context.ts';
import { definePoint } from './point.ts';

type Asking = Pick<CallContext, 'db' | 'tenantId' | 'actor' | 'clock'>;

/** What an area has for the home screen of whom its work waits for. */
export interface HomeWorkSource {
  /** Lower comes first. */
  readonly order: number;
  /** Whose work it is. */
  readonly access: PermissionDemand;
  /** In one statement, and at most `maxHomeItems` of it; undefined where it is not this person's work after all. */
  readonly find: (context: Asking) => Promise<WorkList | undefined>;
}

export const homeWork = definePoint<HomeWorkSource>('home-work');

/**
 * What waits for a person in all areas, in the order of the home screen. Asked are the areas whose work is the person's by
 * a role of theirs: that administrators pass every check does not make everybody's work theirs.
 */
export async function findHomeWork(context: Asking & Pick<CallContext, 'fillings'>): Promise<WorkList[]> {
  const own = { permissions: context.actor.permissions, isAdministrator: false };
  const sources = context
    .fillings(homeWork)
    .filter(({ access }) => can(own, access))
    .toSorted((one, other) => one.order - other.order);
  const found = await Promise.all(sources.map((source) => source.find(context)));
  return found.filter((list) => list !== undefined);
}
