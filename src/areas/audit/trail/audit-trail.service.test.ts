import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getPatient, registerPatient, updatePatient } from '#areas/patients/patients/patient.contract.ts';
import { type Caller, type Hospital, openTestSystem, everyPostgres } from '#testing/hospital.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import * as contract from './audit-trail.contract.ts';

describe.each(everyPostgres())('reading the audit trail on $name', (postgres) => {
  const opened = openTestSystem(postgres);
  let hospital: Hospital;
  let neighbour: Hospital;
  let auditor: Caller;
  let clerk: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital({ timeZone: 'Asia/Dhaka' });
    neighbour = await opened.aHospital();
    auditor = await hospital.as('tenant_admin');
    clerk = await hospital.as('receptionist');
  });
  afterAll(() => opened.close());

  async function aChangedPatient() {
    const registered = await clerk.call(registerPatient, aPatient());
    await clerk.call(getPatient, { patientId: registered.id });
    const change = { patientId: registered.id, version: 1, address: '4 Lake Road' };
    await clerk.call(updatePatient, change);
    return registered;
  }

  const everyPage = async (input: object, limit: number) => {
    const rows: contract.AuditEntrySummary[] = [];
    let cursor: string | undefined;
    do {
      const page = await auditor.call(contract.listAuditEntries, {
        ...input,
        limit,
        ...(cursor && { cursor }),
      });
      rows.push(...page.rows);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    return rows;
  };

  test('who opened and changed a record is told with names, newest first', async () => {
    const { id } = await aChangedPatient();
    const { rows } = await auditor.call(contract.listRecordEntries, { resource: 'patients', resourceId: id });
    expect(rows.map(({ action, userName }) => [action, userName])).toEqual([
      ['UPDATE', 'Sample receptionist'],
      ['VIEW', 'Sample receptionist'],
      ['CREATE', 'Sample receptionist'],
    ]);
    expect(rows[0]!.fields).toEqual(expect.arrayContaining(['address', 'version']));
    expect(rows[1]!.fields).toEqual([]);
  });

  test('an entry shows what was before and after, and opening it is recorded', async () => {
    const { id } = await aChangedPatient();
    const record = { resource: 'patients', resourceId: id };
    const { rows } = await auditor.call(contract.listAuditEntries, { ...record, action: 'UPDATE' });
    const entry = await auditor.call(contract.getAuditEntry, { auditEntryId: rows[0]!.id });
    expect(entry).toMatchObject({
      oldValues: { address: null, version: 1 },
      newValues: { address: '4 Lake Road', version: 2 },
      ipAddress: '127.0.0.1',
      userAgent: 'test',
      tenantId: hospital.tenantId,
      tenantName: `Hospital ${hospital.slug}`,
    });
    const [newest] = (await auditor.call(contract.listAuditEntries, { limit: 1 })).rows;
    expect(newest).toMatchObject({ action: 'VIEW', resource: 'audit_entries', resourceId: entry.id });
  });

  test('pages join to the same list that one page shows, with every filter', async () => {
    const { id } = await aChangedPatient();
    const [made] = (await auditor.call(contract.listRecordEntries, { resource: 'patients', resourceId: id }))
      .rows;
    const today = { from: '2020-01-01', to: '2090-01-01' };
    const filters = [
      { userId: made!.userId! },
      { resource: 'patients' },
      { action: 'CREATE' },
      { resource: 'patients', resourceId: id },
      { resourceId: id },
      { userId: made!.userId!, resource: 'patients', action: 'VIEW', ...today },
    ];
    for (const filter of filters) {
      const whole = await auditor.call(contract.listAuditEntries, { ...filter, limit: 200 });
      expect(whole.rows.length).toBeGreaterThan(0);
      expect(await everyPage(filter, 2)).toEqual(whole.rows);
    }
  });

  test('dates are whole days of the hospital: before dawn in Dhaka it is still yesterday in UTC', async () => {
    opened.clock.set('2026-03-04T19:30:00.000Z');
    const { id } = await clerk
      .call(registerPatient, aPatient())
      .finally(() => opened.clock.set(new Date().toISOString()));
    const record = { resource: 'patients', resourceId: id };
    const on = async (day: string) =>
      (await auditor.call(contract.listAuditEntries, { ...record, from: day, to: day })).rows.length;
    expect([await on('2026-03-04'), await on('2026-03-05'), await on('2026-03-06')]).toEqual([0, 1, 0]);
  });

  test('a period that ends before it starts and a forged cursor are refused at their fields', async () => {
    const refused = (input: object) =>
      expect(auditor.call(contract.listAuditEntries, input)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await refused({ from: '2026-03-05', to: '2026-03-04' });
    await refused({ cursor: 'forged' });
  });

  test('reading the list is recorded once an hour, the export with every page', async () => {
    const own = await opened.aHospital();
    const reader = await own.as('tenant_admin');
    const noted = async (action: string) => {
      const filter = { resource: 'audit_entries', action };
      return (await reader.call(contract.listAuditEntries, filter)).rows.length;
    };
    for (let times = 0; times < 5; times += 1) await reader.call(contract.listAuditEntries, {});
    expect(await noted('VIEW')).toBe(1);
    opened.clock.advance(61 * 60_000);
    await reader.call(contract.listAuditEntries, {});
    expect(await noted('VIEW')).toBe(2);
    await reader.call(contract.exportAuditEntries, { limit: 1 });
    await reader.call(contract.exportAuditEntries, { limit: 1 });
    expect(await noted('EXPORT')).toBe(2);
    opened.clock.set(new Date().toISOString());
  });

  test('the export tells the values and names its filter in the trail', async () => {
    const { id } = await aChangedPatient();
    const filter = { resource: 'patients', resourceId: id };
    const page = await auditor.call(contract.exportAuditEntries, filter);
    expect(page.rows.map(({ action }) => action)).toEqual(['UPDATE', 'VIEW', 'CREATE']);
    expect(page.rows[0]!.newValues).toMatchObject({ address: '4 Lake Road' });
    const exported = { resource: 'audit_entries', action: 'EXPORT', limit: 1 };
    const [noted] = (await auditor.call(contract.listAuditEntries, exported)).rows;
    const { newValues } = await auditor.call(contract.getAuditEntry, { auditEntryId: noted!.id });
    expect(newValues).toEqual({ ...filter, rows: 3 });
  });

  test('the choices are what the trail holds, and people are found by part of a name', async () => {
    await aChangedPatient();
    const { resources, actions } = await auditor.call(contract.listAuditChoices, {});
    expect(resources).toEqual(expect.arrayContaining(['patients', 'users']));
    expect(actions).toEqual(expect.arrayContaining(['CREATE', 'SIGNED_IN', 'UPDATE', 'VIEW']));
    expect(actions).toEqual([...new Set(actions)].toSorted());
    const { rows } = await auditor.call(contract.findAuditPeople, { search: 'RECEPT' });
    expect(rows.map(({ name }) => name)).toEqual(['Sample receptionist']);
    const { rows: one } = await auditor.call(contract.findAuditPeople, { userId: rows[0]!.id });
    expect(one).toEqual(rows);
  });

  test.each(['doctor', 'nurse', 'receptionist'] as const)('a %s reads nothing of it', async (role) => {
    const person = await hospital.as(role);
    const calls = [
      person.call(contract.listAuditEntries, {}),
      person.call(contract.getAuditEntry, { auditEntryId: crypto.randomUUID() }),
      person.call(contract.listRecordEntries, { resource: 'patients', resourceId: 'x' }),
      person.call(contract.exportAuditEntries, {}),
      person.call(contract.listAuditChoices, {}),
      person.call(contract.findAuditPeople, {}),
    ];
    await Promise.all(calls.map((call) => expect(call).rejects.toMatchObject({ code: 'FORBIDDEN' })));
  });

  test('another hospital sees nothing of it', async () => {
    const { id } = await aChangedPatient();
    const [entry] = (await auditor.call(contract.listRecordEntries, { resource: 'patients', resourceId: id }))
      .rows;
    const stranger = await neighbour.as('tenant_admin');
    const record = { resource: 'patients', resourceId: id };
    expect((await stranger.call(contract.listRecordEntries, record)).rows).toEqual([]);
    expect((await stranger.call(contract.exportAuditEntries, record)).rows).toEqual([]);
    expect((await stranger.call(contract.listAuditEntries, { userId: entry!.userId! })).rows).toEqual([]);
    expect((await stranger.call(contract.findAuditPeople, { userId: entry!.userId! })).rows).toEqual([]);
    await expect(stranger.call(contract.getAuditEntry, { auditEntryId: entry!.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
