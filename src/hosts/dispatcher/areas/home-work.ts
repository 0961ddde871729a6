import type { HomeWorkSource, ServerArea } from '#database/handler.ts';
import { can } from '#kernel/access/actor.ts';
import { sourcesOf } from './gated-parts.ts';
import type { WorkList } from '#kernel/care/home-work.ts';

/**
 * What waits for a person, area by area. Asked are the areas whose work is the person's by a role of theirs: that
 * administrators pass every check does not make everybody's work theirs.
 */
export async function homeWorkOf(
  areas: readonly ServerArea[],
  context: Parameters<HomeWorkSource['find']>[0],
): Promise<WorkList[]> {
  const { actor } = context;
  const own = { permissions: actor.permissions, isAdministrator: false };
  const sources = sourcesOf(areas, actor, 'homeWork')
    .flat()
    .filter(({ access }) => can(own, access))
    .toSorted((one, other) => one.order - other.order);
  const found = await Promise.all(sources.map((source) => source.find(context)));
  return found.filter((list) => list !== undefined);
}
