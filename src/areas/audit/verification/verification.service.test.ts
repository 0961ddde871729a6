import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { sealAudit } from '#database/audit/audit-seal.ts';
import { type Caller, type Hospital, openTestSystem, everyPostgres } from '#testing/hospital.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import * as contract from './verification.contract.ts';

describe.each(everyPostgres())('verifying the audit trail on $name', (postgres) => {
  const opened = openTestSystem(postgres);
  const owner = new pg.Client(postgres.owner);

  beforeAll(async () => {
    // Half a second after a write it would seal what a test has slipped in.
    await opened.system.sealer.close();
    await owner.connect();
  });
  afterAll(async () => {
    await owner.end();
    await opened.close();
  });

  async function aSealedTrail(entries = 3): Promise<{ hospital: Hospital; auditor: Caller }> {
    const hospital = await opened.aHospital();
    const auditor = await hospital.as('tenant_admin');
    for (let made = 0; made < entries; made += 1) await auditor.call(registerPatient, aPatient());
    await sealAudit(opened.database, opened.clock, hospital.tenantId);
    expect(await auditor.call(contract.readVerification, {})).toMatchObject({ unsealed: 0 });
    return { hospital, auditor };
  }

  test('the state tells how far the chain goes, and a recorded verification who made it', async () => {
    const { auditor } = await aSealedTrail();
    const state = await auditor.call(contract.readVerification, {});
    expect(state).toMatchObject({ position: 4, entries: 4, lastVerified: null });
    const checked = await auditor.call(contract.verifyChain, {});
    expect(checked).toMatchObject({ position: 4, headHash: state.headHash, isLast: true, problems: 0 });
    const { headHash, position } = checked;
    await auditor.call(contract.recordVerification, { position, headHash, problems: 0 });
    const after = await auditor.call(contract.readVerification, {});
    expect(after.lastVerified).toMatchObject({ position: 4, problems: 0, userName: 'Sample tenant_admin' });
  });

  test('a hospital without entries has a chain that begins', async () => {
    const hospital = await opened.aHospital();
    const auditor = await hospital.as('tenant_admin');
    const checked = await auditor.call(contract.verifyChain, { after: 0 });
    expect(checked).toMatchObject({ problems: 0, isLast: true });
  });

  test('a verification that names a head which is none is not recorded', async () => {
    const { auditor } = await aSealedTrail();
    const claim = { position: 2, headHash: 'a'.repeat(64), problems: 0 };
    await expect(auditor.call(contract.recordVerification, claim)).rejects.toMatchObject({
      code: 'STALE',
    });
    expect((await auditor.call(contract.readVerification, {})).lastVerified).toBeNull();
    await expect(auditor.call(contract.verifyChain, { after: 99 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('a changed entry is found, whichever link the check goes on from', async () => {
    const { hospital, auditor } = await aSealedTrail();
    const changed = await owner.query<{ id: string }>(
      `update audit_entry set new_values = '{}' where tenant_id = $1
        and id = (select entry_id from audit_seal where tenant_id = $1 and position = 3) returning id`,
      [hospital.tenantId],
    );
    const finding = { problem: 'changed', entryId: changed.rows[0]!.id, position: 3 };
    for (const after of [0, 2]) {
      expect((await auditor.call(contract.verifyChain, { after })).findings).toEqual([finding]);
    }
    expect((await auditor.call(contract.verifyChain, { after: 3 })).findings).toEqual([]);
  });

  test('an entry slipped in without a link is found among the entries, wherever a step ends', async () => {
    const { hospital, auditor } = await aSealedTrail();
    await owner.query(
      `insert into audit_entry (tenant_id, id, created_at, action, resource, old_values, new_values)
        select $1, gen_random_uuid(), now() - interval '1 day' + n * interval '1 second', 'VIEW', 'patients',
          'null', 'null' from generate_series(1, 5001) n`,
      [hospital.tenantId],
    );
    const first = await auditor.call(contract.verifyEntries, {});
    expect(first).toMatchObject({ checked: 5000, problems: 5000 });
    expect(first.findings).toHaveLength(100);
    const second = await auditor.call(contract.verifyEntries, { goOnAt: first.goOnAt! });
    expect(second).toMatchObject({ checked: 1, problems: 1, goOnAt: null });
  });

  test('only those who may read the trail verify it, and each their own', async () => {
    const { hospital } = await aSealedTrail();
    const nurse = await hospital.as('nurse');
    const head = { position: 0, headHash: '0'.repeat(64), problems: 0 };
    const calls = [
      nurse.call(contract.readVerification, {}),
      nurse.call(contract.verifyChain, {}),
      nurse.call(contract.verifyEntries, {}),
      nurse.call(contract.recordVerification, head),
    ];
    await Promise.all(calls.map((call) => expect(call).rejects.toMatchObject({ code: 'FORBIDDEN' })));
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    expect((await stranger.call(contract.readVerification, {})).entries).toBeLessThan(4);
  });
});
