import { findGrants, findPersonName } from '#areas/people/people.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { can } from '#kernel/access/actor.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { issue } from '../case.issues.ts';
import type { StoredCase, TeamMemberRow } from '../case.queries.ts';
import { membersOf, namedTwice, permissionOfRole, type TeamFields } from './team.rules.ts';

/**
 * Refuses a team in which somebody is named twice, or has a part that is new and not theirs. Who had the part before
 * keeps it, whatever became of the person's account.
 * @throws AppError NOT_FOUND for somebody of another hospital, INVALID_INPUT at the field
 */
export async function refuseBadTeam(
  { db, tenantId }: CallContext,
  team: TeamFields,
  before: TeamFields | null,
): Promise<void> {
  const members = membersOf(team);
  const twice = namedTwice(members);
  if (twice) throw invalidFields({ [twice.field]: issue('twiceInTeam') });
  const kept = new Set(before ? membersOf(before).map(({ userId, role }) => `${role} ${userId}`) : []);
  const added = members.filter(({ userId, role }) => !kept.has(`${role} ${userId}`));
  const grants = await findGrants(
    db,
    tenantId,
    added.map(({ userId }) => userId),
  );
  for (const { userId, role, field } of added) {
    const held = grants.get(userId);
    if (!held && (await findPersonName(db, tenantId, userId)) === undefined) throw new AppError('NOT_FOUND');
    if (!held || !can(held, permissionOfRole[role])) throw invalidFields({ [field]: issue('notOfTeam') });
  }
}

/** The rows of a team, each with the time of its case. */
export function teamRows(row: StoredCase, team: TeamFields): TeamMemberRow[] {
  return membersOf(team).map(({ userId, role }) => ({
    tenant_id: row.tenant_id,
    case_id: row.id,
    user_id: userId,
    role,
    scheduled_start: row.scheduled_start,
    scheduled_end: row.scheduled_end,
    holds_time: row.holds_time,
  }));
}
