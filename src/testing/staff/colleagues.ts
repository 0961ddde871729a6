import { setPasswordByLink } from '#areas/people/account/links/account-link.contract.ts';
import { inviteUser } from '#areas/people/users/links/user-link.contract.ts';
import { createUser, type User } from '#areas/people/users/user.contract.ts';
import { aRequest, type Caller, type Hospital, signInAs, type TestSystem } from '../hospital.ts';
import { aColleague } from '#areas/people/people.fixture.ts';

/** The password that colleagues made by tests set. */
export const colleaguePassword = 'seven green boats';

/** The id of one of the hospital's system roles. */
export async function systemRoleId(
  { database }: TestSystem,
  hospital: Hospital,
  code: string,
): Promise<string> {
  const role = await database.inTenant(hospital.tenantId, 'read', (db) =>
    db
      .selectFrom('role')
      .select('id')
      .where('tenant_id', '=', hospital.tenantId)
      .where('code', '=', code)
      .executeTakeFirstOrThrow(),
  );
  return role.id;
}

/** A colleague with roles who has set a password through an invitation, and their first session. */
export async function aJoinedColleague(
  opened: TestSystem,
  hospital: Hospital,
  initialRoles: string[] = [],
): Promise<{ user: User; caller: Caller }> {
  const admin = await hospital.as('tenant_admin');
  const user = await admin.call(createUser, { ...aColleague(), initialRoles });
  const { token } = await admin.call(inviteUser, { userId: user.id });
  const input = { token, password: colleaguePassword };
  await opened.system.dispatcher.run(setPasswordByLink.id, input, aRequest());
  return { user, caller: await signInAs(opened.system, hospital.slug, user.email, colleaguePassword) };
}
