import { afterAll, describe, expect, test } from 'vitest';
import { listNotifications } from '#areas/notifications/notifications/notification.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { exportPatients, registerPatient } from '#areas/patients/patients/patient.contract.ts';
import {
  getSecurityPolicy,
  updateSecurityPolicy,
} from '#areas/people/security-policy/security-policy.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';

const minuteMs = 60_000;

describe('large exports', () => {
  const opened = openTestSystem();
  afterAll(() => opened.close());

  /** A hospital with five patients, in which administrators are told of exports of more than four rows. */
  async function aWatchfulHospital() {
    const hospital = await opened.aHospital();
    const admin = await hospital.as('tenant_admin');
    const policy = await admin.call(getSecurityPolicy, {});
    await admin.call(updateSecurityPolicy, { ...policy, largeExportRows: 4 });
    for (let made = 0; made < 5; made += 1) await admin.call(registerPatient, aPatient());
    const { caller } = await aStaffMember(opened, hospital, ['patients.read', 'patients.export']);
    return { hospital, admin, caller };
  }

  async function told(admin: Caller) {
    const { rows } = await admin.call(listNotifications, {});
    return rows.filter(({ code }) => code?.startsWith('audit.'));
  }

  async function exportAll(caller: Caller, limit: number): Promise<void> {
    let cursor: string | undefined;
    do {
      const page = await caller.call(exportPatients, { limit, ...(cursor && { cursor }) });
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
  }

  async function exportEntries({ tenantId }: Hospital): Promise<number> {
    const rows = await opened.database.inTenant(tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('action', '=', 'EXPORT')
        .execute(),
    );
    return rows.length;
  }

  test('the administrator is told who took what and how many, in one notice however small the pages', async () => {
    const { hospital, admin, caller } = await aWatchfulHospital();
    await exportAll(caller, 2);
    const [notice, ...others] = await told(admin);
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ code: 'audit.patients', read: false, facts: { rows: 5 } });
    expect(notice!.facts!['person']).toMatch(/^Staff /);
    expect(notice!.link).toMatch(/^\/dashboard\/audit\?action=EXPORT&userId=/);
    expect(await exportEntries(hospital)).toBe(3);
  });

  test('an export that is broken off or begun again is counted on, and another one after a pause is told anew', async () => {
    const { admin, caller } = await aWatchfulHospital();
    for (let begun = 0; begun < 4; begun += 1) await caller.call(exportPatients, { limit: 2 });
    expect((await told(admin)).map(({ facts }) => facts!['rows'])).toEqual([8]);
    opened.clock.advance(61 * minuteMs);
    await exportAll(caller, 5);
    expect((await told(admin)).map(({ facts }) => facts!['rows'])).toEqual([5, 8]);
  });

  test('exports within the limit are in the audit trail and told to nobody', async () => {
    const { hospital, admin, caller } = await aWatchfulHospital();
    await caller.call(exportPatients, { limit: 4 });
    expect(await told(admin)).toEqual([]);
    expect(await exportEntries(hospital)).toBe(1);
  });

  test('what two people take is not added up, and colleagues without the audit trail are not told', async () => {
    const { hospital, admin, caller } = await aWatchfulHospital();
    const other = await aStaffMember(opened, hospital, ['patients.read', 'patients.export']);
    await caller.call(exportPatients, { limit: 3 });
    await other.caller.call(exportPatients, { limit: 3 });
    expect(await told(admin)).toEqual([]);
    await other.caller.call(exportPatients, { limit: 3 });
    expect(await told(admin)).toHaveLength(1);
    expect(await told(caller)).toEqual([]);
  });
});
