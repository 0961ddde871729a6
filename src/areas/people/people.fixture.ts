import type { Db } from '#database/tables.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import type { AreaFixture } from '#testing/records/area-fixture.ts';
import { listOwnSessions } from './account/account.contract.ts';
import { assignRole } from './assignments/assignment.contract.ts';
import { insertKey, insertKeyAccount } from './machine-keys/machine-key.queries.ts';
import { createRole } from './roles/role.contract.ts';
import { createUser } from './users/user.contract.ts';

let made = 0;

/** What an administrator would type for a colleague whose address nobody else has. */
export function aColleague(part: Partial<CallRequest<typeof createUser>> = {}) {
  made += 1;
  const mark = `${made.toString(36)}${process.pid.toString(36)}`;
  return {
    firstName: `Nasima${mark}`,
    lastName: `Akter${mark}`,
    email: `nasima.${mark}@people.example`,
    phone: '+880 1711 000021',
    ...part,
  };
}

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    /** Somebody who never signs in. */
    user: string;
    /** Of the administrator. */
    session: string;
    role: string;
    /** Of a program; nobody knows its secret. */
    machineKey: string;
  }
}

export const peopleFixture: AreaFixture = {
  name: 'people',
  fields: { userId: 'user', roleId: 'role', initialRoles: 'role', sessionId: 'session', keyId: 'machineKey' },

  async makeMarked({ opened, hospital: { tenantId }, admin, mark, round }) {
    const sessions = await admin.call(listOwnSessions, {});
    const user = await admin.call(createUser, aColleague({ firstName: mark, phone: null }));
    const permissions = ['patients.read' as const];
    const role = await admin.call(createRole, { name: `${mark} ${round}`, description: mark, permissions });
    const users = await opened.database.inTenant(tenantId, 'write', (db) =>
      nameEverybody(db, tenantId, mark),
    );
    for (const { id } of users) await admin.call(assignRole, { userId: id, roleId: role.id });
    const machineKey = await opened.database.inTenant(tenantId, 'write', (db) =>
      insertMarkedKey(db, tenantId, user.id, `${mark} ${round}`),
    );
    return { user: user.id, session: sessions.rows[0]!.id, role: role.id, machineKey };
  },

  async fillWithTexts(call, { short, joined }) {
    const role = await call(createRole, { name: short[11]!, description: joined(480)[3]!, permissions: [] });
    const user = {
      firstName: short[12]!,
      lastName: short[13]!,
      email: `hostile-${newId()}@mail.example`,
      initialRoles: [],
    };
    return { role: role.id, user: (await call(createUser, user)).id };
  },

  screens: {
    '/login': { heading: 'Sign in' },
    '/h/$organization': { heading: 'Sign in' },
    '/invitation': { heading: /Welcome|does not work/, looks: ['#$token', '#that-nobody-made'] },
    '/password-reset': { heading: /Set a new password|does not work/, looks: ['#$token'] },
    '/invitation/$withSecret': { heading: /does not work/ },
    '/password-reset/$withSecret': { heading: /does not work/ },
    '/dashboard/profile': { heading: 'My profile' },
    '/dashboard/settings/roles': { heading: 'Manage Roles', looks: ['?view=matrix'] },
  },
};

/** Lists of the audit trail show who did it. */
function nameEverybody(db: Db, tenantId: string, name: string): Promise<{ id: string }[]> {
  return db
    .updateTable('user_account')
    .set({ first_name: name })
    .where('tenant_id', '=', tenantId)
    .where('removed_at', 'is', null)
    .returning('id')
    .execute();
}

/** A key for which a colleague answers, without the second factor that making one takes. */
async function insertMarkedKey(db: Db, tenantId: string, userId: string, name: string): Promise<string> {
  const [id, accountId] = [newId(), newId()];
  const at = new Date().toISOString();
  const expires_at = new Date(Date.now() + 86_400_000).toISOString();
  await insertKeyAccount(db, { tenantId, id: accountId, name, at });
  await insertKey(db, {
    ...{ tenant_id: tenantId, id, account_id: accountId, name, scopes: ['patients.read'], key_hash: id },
    ...{ ending: '0000', made_by: userId, answered_by: userId, created_at: at, expires_at },
  });
  return id;
}
