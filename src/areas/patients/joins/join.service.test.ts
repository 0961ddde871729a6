import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listRecordEntries } from '#areas/audit/trail/audit-trail.contract.ts';
import { aDeposit, anInvoice } from '#areas/billing/billing.fixture.ts';
import { payFromDeposit } from '#areas/billing/deposits/deposit.contract.ts';
import { openCashierDay } from '#areas/billing/payments/cashier/cashier.contract.ts';
import { recordPayment } from '#areas/billing/payments/payment.contract.ts';
import { anAdmission } from '#areas/inpatient/inpatient.fixture.ts';
import { listVitalSigns, recordVitalSigns } from '#areas/vitals/signs/vital-signs.contract.ts';
import { aSet } from '#areas/vitals/vitals.fixture.ts';
import { patientTableNames, readRows } from '#database/joining/move-rows.ts';
import { type Caller, embeddedPostgres, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { fillWithMark } from '#testing/records/marked-hospital.ts';
import { aPatient } from '../patients.fixture.ts';
import * as allergies from '../allergies/allergy.contract.ts';
import * as patients from '../patients/patient.contract.ts';
import { restrictPatient } from '../restrictions/restriction.contract.ts';
import * as contract from './join.contract.ts';
import { joinUndoDays } from './join.rules.ts';
import { finishAll } from './histories/settled.fixture.ts';
import { storedState } from './histories/stored-state.fixture.ts';

/** Tables in which what stands in both records is one. */
const mayFold: ReadonlySet<string> = new Set(['patient_allergy', 'patient_problem', 'reviewed_line']);

const reason = 'Registered twice: the same national ID card';

describe('joining two records of one person', () => {
  const opened = openTestSystem();
  const owner = new pg.Client(embeddedPostgres().owner);
  let hospital: Hospital;
  let admin: Caller;
  let clerk: Caller;

  beforeAll(async () => {
    await owner.connect();
    hospital = await opened.aHospital();
    [admin, clerk] = await Promise.all([hospital.as('tenant_admin'), hospital.as('receptionist')]);
  });
  afterAll(async () => {
    await owner.end();
    await opened.close();
  });

  const register = (part: Parameters<typeof aPatient>[0] = {}) =>
    admin.call(patients.registerPatient, { ...aPatient(part), isAnotherPerson: true });

  async function join(
    kept: { id: string },
    joined: { id: string },
    more: { takes?: ('name' | 'phone' | 'bloodType')[]; by?: Caller; reader?: Caller } = {},
  ) {
    const { by = admin, reader = admin, takes = [] } = more;
    const [{ version }, { version: joinedVersion }] = await Promise.all([
      reader.call(patients.getPatient, { patientId: kept.id }),
      reader.call(patients.getPatient, { patientId: joined.id }),
    ]);
    const records = { patientId: kept.id, version, joinedId: joined.id, joinedVersion };
    return by.call(contract.joinPatients, { ...records, takes, reason });
  }

  async function undo(kept: { id: string }, by = admin) {
    const { joins } = await by.call(contract.listJoins, { patientId: kept.id });
    const [last] = joins.filter(({ undoneAt }) => undoneAt === null);
    return by.call(contract.undoJoin, { patientId: kept.id, joinId: last!.id, reason: 'A mistake' });
  }

  test('rows of every kind go to the one record, and undoing gives all of them back as they were', async () => {
    const own = await opened.aHospital();
    await fillWithMark(opened, own, 'Whole');
    await finishAll(owner, own.tenantId);
    const by = await own.as('tenant_admin');
    const { rows: people } = await owner.query<{ id: string }>(
      'select id from patient where tenant_id = $1 order by id',
      [own.tenantId],
    );
    const [kept, ...others] = people as [{ id: string }, ...{ id: string }[]];
    const before = await storedState(owner, own.tenantId);
    const rows = new Map<string, number>();
    const add = (names: Awaited<ReturnType<typeof rowsOf>>) => {
      for (const table of patientTableNames)
        rows.set(table, (rows.get(table) ?? 0) + (names[table]?.length ?? 0));
    };
    add(await rowsOf(own, kept.id));
    const moved = new Set<string>();
    const joined: { id: string }[] = [];
    for (const other of others) {
      const had = await rowsOf(own, other.id);
      // Who has nothing that others had not is left out: a join costs a tenth of a second.
      const isKnown = patientTableNames.every((table) => !had[table] || moved.has(table));
      if (isKnown && !had.emergency_access) continue;
      for (const table of patientTableNames) if (had[table]) moved.add(table);
      add(had);
      await join(kept, other, { by, reader: by });
      joined.push(other);
      expect(await rowsOf(own, other.id)).toEqual({});
    }
    const unmoved = patientTableNames.filter((table) => !moved.has(table));
    process.stdout.write(`Joined: ${joined.length} records; no rows of ${unmoved.join(', ') || 'none'}.\n`);
    expect(moved.size).toBeGreaterThan(45);
    const ofOne = await rowsOf(own, kept.id);
    // Of what is written twice, one is kept.
    for (const table of patientTableNames.filter((name) => !mayFold.has(name))) {
      const isOne = (ofOne[table] ?? []).some((name) => Object.keys(name).length === 0);
      const count = isOne ? 1 : (rows.get(table) ?? 0);
      expect([table, ofOne[table]?.length ?? 0]).toEqual([table, count]);
    }
    await expectSums(own);
    for (let left = joined.length; left > 0; left -= 1) await undo(kept, by);
    expect(await storedState(owner, own.tenantId)).toEqual(before);
    await expectSums(own);
  });

  test('what was chosen stands; the other name is a former one, and the old number finds the record', async () => {
    const kept = await register({ phone: '+880 1711 000011' });
    const joined = await register({
      phone: '+880 1711 000022',
      nationalId: '1999 5512 3304 77',
      bloodType: 'B+',
    });
    const after = await join(kept, joined, { takes: ['phone', 'bloodType'] });
    expect(after).toMatchObject({
      ...{ id: kept.id, patientNumber: kept.patientNumber, phone: joined.phone, bloodType: 'B+' },
      ...{
        firstName: kept.firstName,
        nationalId: null,
        formerNames: `${joined.firstName} ${joined.lastName}`,
      },
    });
    for (const search of [joined.patientNumber, '1999 5512 3304 77', joined.lastName]) {
      const found = await clerk.call(patients.listPatients, { search });
      expect([search, found.rows.map(({ id }) => id)]).toEqual([search, [kept.id]]);
    }
    const [row] = (await clerk.call(patients.listPatients, { search: joined.patientNumber })).rows;
    expect(row).toMatchObject({ patientNumber: kept.patientNumber, formerNumber: joined.patientNumber });
    // An old link leads on.
    expect(await clerk.call(patients.getPatient, { patientId: joined.id })).toMatchObject({ id: kept.id });
    const { joins } = await clerk.call(contract.listJoins, { patientId: joined.id });
    expect(joins).toMatchObject([{ patientNumber: joined.patientNumber, reason, undoneAt: null }]);
  });

  test('allergies are one list that names its sources, and the worse of two severities stands', async () => {
    const [kept, joined] = [await register(), await register({ allergies: 'Latex' })];
    const add = (patientId: string, severity: 'mild' | 'severe') =>
      admin.call(allergies.recordAllergy, {
        ...{ patientId, substance: 'Penicillin', reactionKind: 'rash', severity, certainty: 'suspected' },
      });
    await add(kept.id, 'mild');
    await add(joined.id, 'severe');
    await join(kept, joined);
    const { rows } = await admin.call(allergies.listAllergies, { patientId: kept.id });
    const { patientNumber: joinedFrom } = joined;
    expect(rows.toSorted((one, other) => (one.substance < other.substance ? -1 : 1))).toMatchObject([
      { substance: 'Latex', joinedFrom },
      { substance: 'Penicillin', severity: 'severe', joinedFrom },
    ]);
    await undo(kept);
    const separate = await admin.call(allergies.listAllergies, { patientId: kept.id });
    expect(separate.rows).toMatchObject([{ substance: 'Penicillin', severity: 'mild', joinedFrom: null }]);
  });

  test('who may not, another hospital’s record, one record, and a joined one are refused', async () => {
    const [kept, joined] = [await register(), await register()];
    await expect(join(kept, joined, { by: clerk })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const foreign = await opened.aHospital();
    const theirs = await (await foreign.as('tenant_admin')).call(patients.registerPatient, aPatient());
    const input = { patientId: kept.id, version: 1, joinedVersion: 1, reason };
    await expect(admin.call(contract.joinPatients, { ...input, joinedId: theirs.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(admin.call(contract.joinPatients, { ...input, joinedId: kept.id })).rejects.toMatchObject({
      code: 'JOIN_OF_ONE',
    });
    await join(kept, joined);
    await expect(
      admin.call(contract.joinPatients, { ...input, joinedId: joined.id, version: 2 }),
    ).rejects.toMatchObject({ code: 'JOIN_OF_ONE' });
    const restricted = await register();
    await admin.call(restrictPatient, { patientId: restricted.id, version: 1, reason: 'Works here' });
    expect(await join(kept, restricted)).toMatchObject({ isRestricted: true });
  });

  test('of two joins at once of the same records one is done', async () => {
    const [one, other] = [await register(), await register()];
    const records = (kept: { id: string }, joined: { id: string }) => ({
      ...{ patientId: kept.id, version: 1, joinedId: joined.id, joinedVersion: 1, reason },
    });
    const tried = await Promise.allSettled([
      admin.call(contract.joinPatients, records(one, other)),
      admin.call(contract.joinPatients, records(other, one)),
    ]);
    expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { rows } = await owner.query(
      'select 1 from patient where tenant_id = $1 and id = any ($2::uuid[])',
      [hospital.tenantId, [one.id, other.id]],
    );
    expect(rows).toHaveLength(1);
  });

  test('a join is undone in its time and in its turn, and what was added since stays', async () => {
    const [kept, first, second] = [await register(), await register(), await register()];
    await join(kept, first);
    const { joins } = await admin.call(contract.listJoins, { patientId: kept.id });
    const undoing = { patientId: kept.id, joinId: joins[0]!.id, reason: 'A mistake' };
    await join(kept, second);
    await expect(admin.call(contract.undoJoin, undoing)).rejects.toMatchObject({ code: 'JOIN_NOT_LAST' });
    await undo(kept);
    await admin.call(allergies.recordAllergy, {
      ...{
        patientId: first.id,
        substance: 'Nuts',
        reactionKind: 'rash',
        severity: 'mild',
        certainty: 'suspected',
      },
    });
    const now = opened.clock.now().getTime();
    opened.clock.advance((joinUndoDays + 1) * 86_400_000);
    admin = await hospital.as('tenant_admin');
    await expect(admin.call(contract.undoJoin, undoing)).rejects.toMatchObject({ code: 'JOIN_TOO_OLD' });
    opened.clock.set(new Date(now).toISOString());
    admin = await hospital.as('tenant_admin');
    await admin.call(contract.undoJoin, undoing);
    const list = await admin.call(allergies.listAllergies, { patientId: kept.id });
    expect(list.rows).toMatchObject([{ substance: 'Nuts' }]);
    expect((await admin.call(allergies.listAllergies, { patientId: first.id })).rows).toEqual([]);
    await expect(admin.call(contract.undoJoin, undoing)).rejects.toMatchObject({ code: 'JOIN_UNDONE' });
  });

  test('nobody is joined in a bed, or while something is being written or settled', async () => {
    const [kept, joined] = [await register(), await register()];
    const { id: admissionId } = await anAdmission(admin, { patientId: joined.id });
    await anInvoice(admin, { patientId: kept.id });
    const blockers = [
      { kind: 'in-bed', patientId: joined.id },
      { kind: 'invoice-open', patientId: kept.id },
    ];
    const preview = await admin.call(contract.previewJoin, { patientId: kept.id, joinedId: joined.id });
    expect(preview.blockers).toEqual(expect.arrayContaining(blockers));
    await expect(join(kept, joined)).rejects.toMatchObject({
      ...{ code: 'JOIN_BLOCKED', facts: { blockers: expect.arrayContaining(blockers) as unknown } },
    });
    expect(await rowsOf(hospital, joined.id)).toMatchObject({ admission: [{ id: admissionId }] });
  });

  test('what a device kept for the old record comes to the one record, once', async () => {
    const [kept, joined] = [await register(), await register()];
    await join(kept, joined);
    const key = crypto.randomUUID();
    const set = aSet({ patientId: joined.id });
    const first = await admin.call(recordVitalSigns, set, key);
    expect(await admin.call(recordVitalSigns, set, key)).toEqual(first);
    const stored = await rowsOf(hospital, kept.id);
    expect(stored.vital_signs).toHaveLength(1);
    const { rows } = await admin.call(listVitalSigns, { patientId: joined.id });
    expect(rows).toHaveLength(1);
  });

  test('the trails of both are read together under either id, and closed together', async () => {
    const [kept, joined] = [await register(), await register()];
    await join(kept, joined);
    const auditor = await aStaffMember(opened, hospital, ['admin.audit', 'patients.read']);
    for (const resourceId of [kept.id, joined.id]) {
      const { rows } = await auditor.caller.call(listRecordEntries, { resource: 'patients', resourceId });
      expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['JOIN', 'CREATE', 'CREATE']));
    }
    const { version } = await admin.call(patients.getPatient, { patientId: kept.id });
    await admin.call(restrictPatient, { patientId: kept.id, version, reason: 'Works here' });
    const { rows } = await auditor.caller.call(listRecordEntries, {
      resource: 'patients',
      resourceId: joined.id,
    });
    expect(rows.map(({ isWithheld }) => isWithheld)).toEqual(rows.map(() => true));
  });

  test('a paper says whose it was when it was given out', async () => {
    const [kept, joined] = [await register(), await register()];
    const { id: recordId } = await anInvoice(admin, { patientId: joined.id, send: true });
    const own = await anInvoice(admin, { patientId: kept.id, send: true });
    await join(kept, joined);
    const asked = { patientId: kept.id, kind: 'invoice' as const };
    const { patientNumber, firstName, lastName } = joined;
    expect(await clerk.call(contract.readIssuedAs, { ...asked, recordId })).toEqual({
      issued: { patientNumber, firstName, lastName },
    });
    expect(await clerk.call(contract.readIssuedAs, { ...asked, recordId: own.id })).toEqual({ issued: null });
  });

  test('a record joined into a joined one leads to the last, and back', async () => {
    const [first, second, third] = [await register(), await register(), await register()];
    await join(second, first);
    await join(third, second);
    expect(await clerk.call(patients.getPatient, { patientId: first.id })).toMatchObject({ id: third.id });
    await undo(third);
    expect(await clerk.call(patients.getPatient, { patientId: first.id })).toMatchObject({ id: second.id });
    await undo(second);
    expect(await clerk.call(patients.getPatient, { patientId: first.id })).toMatchObject({ id: first.id });
  });

  test('an undo takes along what was made from what came, and is refused where money holds both together', async () => {
    const [kept, joined] = [await register(), await register()];
    await admin.call(openCashierDay, { openingMinor: 0 });
    const { id: invoiceId } = await anInvoice(admin, { patientId: joined.id, send: true });
    await aDeposit(admin, { patientId: kept.id, amountMinor: 50_000 });
    await join(kept, joined);
    const part = { method: 'cash' as const, amountMinor: 1000 };
    await admin.call(recordPayment, { invoiceId, parts: [part] });
    await admin.call(recordVitalSigns, aSet({ patientId: kept.id }));
    await undo(kept);
    expect(await rowsOf(hospital, joined.id)).toMatchObject({ invoice: [{ id: invoiceId }] });
    const staying = await rowsOf(hospital, kept.id);
    expect([staying.vital_signs?.length, staying.deposit_account?.length, staying.invoice]).toEqual([
      ...[1, 1],
      undefined,
    ]);
    await expectSums(hospital);

    await join(kept, joined);
    // The one deposited and the other was billed.
    await admin.call(payFromDeposit, { invoiceId, amountMinor: 20_000 });
    const before = await storedState(owner, hospital.tenantId);
    await expect(undo(kept)).rejects.toMatchObject({
      code: 'JOIN_TANGLED',
      facts: { tables: ['deposit_account'] },
    });
    expect(await storedState(owner, hospital.tenantId)).toEqual(before);
  });

  test('the database lets no row go to another patient, and no patient go, without a join', async () => {
    const [one, other] = [await register(), await register()];
    await admin.call(recordVitalSigns, aSet({ patientId: one.id }));
    const { tenantId } = hospital;
    const moving = opened.database.inTenant(tenantId, 'write', (db) =>
      sql`update vital_signs set patient_id = ${other.id}::uuid
        where tenant_id = ${tenantId}::uuid and patient_id = ${one.id}::uuid`.execute(db),
    );
    const going = opened.database.inTenant(tenantId, 'write', (db) =>
      sql`delete from patient where tenant_id = ${tenantId}::uuid and id = ${other.id}::uuid`.execute(db),
    );
    const tried = await Promise.allSettled([moving, going]);
    expect(tried.map((done) => done.status === 'rejected' && String(done.reason))).toEqual([
      expect.stringContaining('patient_stays'),
      expect.stringContaining('patient_stays'),
    ]);
  });

  async function rowsOf({ tenantId }: Hospital, patientId: string) {
    return opened.database.inTenant(tenantId, 'read', (db) => readRows(db, tenantId, patientId));
  }

  /** Every account of deposits is the sum of its movements. */
  async function expectSums({ tenantId }: Hospital) {
    const { rows } = await owner.query(
      `select account.patient_id from deposit_account account where tenant_id = $1 and left_minor <> (
        select sum(amount_minor) from deposit_movement moved
        where moved.tenant_id = $1 and moved.patient_id = account.patient_id)`,
      [tenantId],
    );
    expect(rows).toEqual([]);
  }
});
