import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { type Hospital, openTestSystem, everyPostgres } from '#testing/hospital.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { sealAudit } from './audit-seal.ts';
import { verifyAudit } from './audit-verify.ts';

describe.each(everyPostgres())('the audit trail on $name', (postgres) => {
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

  async function aSealedTrail(): Promise<Hospital> {
    const hospital = await opened.aHospital();
    const clerk = await hospital.as('receptionist');
    for (let count = 0; count < 5; count += 1) await clerk.call(registerPatient, aPatient());
    await seal(hospital);
    return hospital;
  }

  const seal = (hospital: Hospital) => sealAudit(opened.database, opened.clock, hospital.tenantId);

  test('an entry that becomes visible long after its time stamp is found by the far look', async () => {
    const hospital = await aSealedTrail();
    await tamper(
      hospital,
      `insert into audit_entry (tenant_id, id, created_at, action, resource, old_values, new_values)
        values (TENANT, gen_random_uuid(), now() - interval '1 minute', 'VIEW', 'patients', 'null', 'null')`,
    );
    expect(await sealAudit(opened.database, opened.clock, hospital.tenantId, 'near')).toBe(0);
    expect(await sealAudit(opened.database, opened.clock, hospital.tenantId, 'far')).toBe(1);
  });

  async function findings(hospital: Hospital) {
    const later = new Date(Date.now() + 3_600_000);
    const verdict = await verifyAudit(opened.database, hospital.tenantId, later);
    return verdict.findings.map((finding) => finding.problem);
  }

  /** Does as a person with full rights on the database could. */
  async function tamper(hospital: Hospital, statement: string): Promise<void> {
    const result = await owner.query(statement.replaceAll('TENANT', `'${hospital.tenantId}'`));
    expect(result.rowCount).toBeGreaterThan(0);
  }

  test('an untouched trail verifies', async () => {
    const hospital = await aSealedTrail();
    expect(await findings(hospital)).toEqual([]);
  });

  test('a changed entry is found', async () => {
    const hospital = await aSealedTrail();
    await tamper(
      hospital,
      `update audit_entry set new_values = '{"firstName":"Other"}' where tenant_id = TENANT
        and id = (select entry_id from audit_seal where tenant_id = TENANT and position = 3)`,
    );
    expect(await findings(hospital)).toEqual(['changed']);
  });

  test('a removed entry is found', async () => {
    const hospital = await aSealedTrail();
    await tamper(
      hospital,
      `delete from audit_entry where tenant_id = TENANT
        and id = (select entry_id from audit_seal where tenant_id = TENANT and position = 2)`,
    );
    expect(await findings(hospital)).toEqual(['missing']);
  });

  test('an entry removed together with its seal is found', async () => {
    const hospital = await aSealedTrail();
    await tamper(
      hospital,
      `with gone as (delete from audit_seal where tenant_id = TENANT and position = 2 returning entry_id)
        delete from audit_entry where tenant_id = TENANT and id in (select entry_id from gone)`,
    );
    expect(await findings(hospital)).toContain('reordered');
  });

  test('reordered seals are found', async () => {
    const hospital = await aSealedTrail();
    await tamper(
      hospital,
      `update audit_seal set position = position + 1000 where tenant_id = TENANT and position in (2, 3)`,
    );
    await tamper(
      hospital,
      `update audit_seal set position = case position when 1002 then 3 else 2 end
        where tenant_id = TENANT and position > 1000`,
    );
    expect(await findings(hospital)).toContain('reordered');
  });

  test('an entry slipped in without a seal is found', async () => {
    const hospital = await aSealedTrail();
    await tamper(
      hospital,
      `insert into audit_entry (tenant_id, id, created_at, action, resource, old_values, new_values)
        values (TENANT, gen_random_uuid(), now() - interval '1 day', 'VIEW', 'patients', 'null', 'null')`,
    );
    expect(await findings(hospital)).toEqual(['unsealed']);
  });

  test('the app role can neither change nor remove entries and seals', async () => {
    const hospital = await aSealedTrail();
    const own = sql`where tenant_id = ${hospital.tenantId}::uuid`;
    for (const change of [
      sql`delete from audit_entry ${own}`,
      sql`delete from audit_seal ${own}`,
      sql`update audit_entry set action = 'VIEW' ${own}`,
      sql`update audit_seal set position = 1 ${own}`,
    ]) {
      await expect(
        opened.database.inTenant(hospital.tenantId, 'write', (db) => change.execute(db)),
      ).rejects.toMatchObject({ code: '42501' });
    }
  });

  test('two sealers at once make one chain', async () => {
    const hospital = await opened.aHospital();
    const clerk = await hospital.as('receptionist');
    for (let round = 0; round < 5; round += 1) {
      await clerk.call(registerPatient, aPatient());
      await Promise.all([1, 2, 3].map(() => sealAudit(opened.database, opened.clock, hospital.tenantId)));
    }
    await seal(hospital);
    expect(await findings(hospital)).toEqual([]);
  });
});
