import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anInvoice } from '#areas/billing/billing.fixture.ts';
import { getPatient, registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { stateNoKnownAllergies } from '#areas/patients/allergies/allergy.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { createRole, removeRole } from '#areas/people/roles/role.contract.ts';
import { newId } from '#kernel/ids.ts';
import { type Caller, everyPostgres, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { listClients, readClient, suspendClient } from '#areas/platform/clients/client.contract.ts';
import { askSupportAccess } from '#areas/platform/support/support.contract.ts';
import { aMachineKey } from '#testing/staff/machine-keys.ts';
import { aPlatform } from '#testing/staff/platform.ts';
import * as contract from '../audit-trail.contract.ts';
import { tablesOfResources } from './named-records.ts';
import { namedTables, selectNames } from './record-names.queries.ts';

describe.each(everyPostgres())('names in the audit trail on $name', (postgres) => {
  const opened = openTestSystem(postgres);
  let hospital: Hospital;
  let admin: Caller;
  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  const newest = async (reader: Caller, filter: object) =>
    (await reader.call(contract.listAuditEntries, { ...filter, limit: 1 })).rows[0]!;

  test('every table that is named can be asked, and every kind that can be gone has such a table', async () => {
    const ids = [newId()];
    const reader = { tenantId: hospital.tenantId, readsPatients: true, isOperator: false };
    const found = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      selectNames(db, reader, ids, namedTables),
    );
    expect([...found]).toEqual([]);
    const unknown = Object.values(tablesOfResources).filter((table) => !namedTables.includes(table));
    expect(unknown).toEqual([]);
  });

  test('a patient, an invoice and what stands in its values are called by name in list, entry and export', async () => {
    const patient = await admin.call(registerPatient, aPatient({ firstName: 'Amina', lastName: 'Khatun' }));
    const called = `Amina Khatun (${patient.patientNumber})`;
    await admin.call(getPatient, { patientId: patient.id });
    expect(await newest(admin, { resource: 'patients', action: 'VIEW' })).toMatchObject({
      ...{ recordName: called, isGone: false },
    });
    const invoice = await anInvoice(admin, { patientId: patient.id, send: true });
    const listed = await newest(admin, { resource: 'invoices', resourceId: invoice.id, action: 'CREATE' });
    expect(listed.recordName).toBe(`${invoice.invoiceNumber} · ${called}`);
    const entry = await admin.call(contract.getAuditEntry, { auditEntryId: listed.id });
    expect(entry.names[patient.id]).toBe(called);
    const exported = await admin.call(contract.exportAuditEntries, {
      resource: 'invoices',
      resourceId: invoice.id,
    });
    expect(exported.rows.at(-1)).toMatchObject({
      recordName: listed.recordName,
      names: { [patient.id]: called },
    });
  });

  test('a record that is named by another one is called by that, and is not gone', async () => {
    const patient = await admin.call(registerPatient, aPatient({ firstName: 'Rina', lastName: 'Paul' }));
    await admin.call(stateNoKnownAllergies, { patientId: patient.id });
    expect(await newest(admin, { resource: 'allergies', resourceId: patient.id })).toMatchObject({
      ...{ recordName: `Rina Paul (${patient.patientNumber})`, isGone: false },
    });
  });

  test('whoever may not read patients reads no name of one', async () => {
    const patient = await admin.call(registerPatient, aPatient({ lastName: `Hidden${newId()}` }));
    const { caller } = await aStaffMember(opened, hospital, ['admin.audit', 'admin.export']);
    const seen = await newest(caller, { resource: 'patients', resourceId: patient.id });
    expect(seen.recordName).toBe(patient.patientNumber);
    expect(JSON.stringify(seen)).not.toContain('Hidden');
  });

  test('what is deleted says so, and is called as the entry kept it', async () => {
    const name = `Night desk ${newId().slice(-6)}`;
    const role = await admin.call(createRole, { name, description: 'Any', permissions: ['patients.read'] });
    await admin.call(removeRole, { roleId: role.id, version: role.version });
    expect(await newest(admin, { resource: 'roles', resourceId: role.id, action: 'CREATE' })).toMatchObject({
      ...{ recordName: name, isGone: true },
    });
  });

  test('to the operator a client is called by its name, and to a hospital no other tenant is anything', async () => {
    const { operator } = await aPlatform(opened);
    const { rows } = await operator.call(listClients, { search: hospital.slug });
    await operator.call(readClient, { clientId: hospital.tenantId });
    expect(await newest(operator, { resource: 'clients', action: 'VIEW' })).toMatchObject({
      ...{ resourceId: hospital.tenantId, recordName: rows[0]!.name },
    });
    const stranger = await opened.aHospital();
    const reader = { tenantId: stranger.tenantId, readsPatients: true, isOperator: false };
    const found = await opened.database.inTenant(stranger.tenantId, 'read', (db) =>
      selectNames(db, reader, [hospital.tenantId], namedTables),
    );
    expect([...found]).toEqual([]);
  });

  test('what the operator does in a hospital names the person and the thing, and keeps both', async () => {
    const { operator } = await aPlatform(opened);
    const other = await opened.aHospital();
    const reader = await other.as('tenant_admin');
    const clientId = other.tenantId;
    await operator.call(askSupportAccess, { clientId, purpose: 'A list does not open', hours: 2 });
    expect(await newest(reader, { resource: 'support_access' })).toMatchObject({
      ...{ action: 'CREATE', recordName: 'A list does not open', userName: null },
      operatorName: 'Sample Operator',
    });
    const { version, name } = await operator.call(readClient, { clientId });
    await operator.call(suspendClient, { clientId, version, reason: 'Not paid' });
    await opened.database.inTenant(clientId, 'write', (db) =>
      db.updateTable('tenant_settings').set({ name: 'Renamed' }).where('tenant_id', '=', clientId).execute(),
    );
    const again = await other.as('tenant_admin');
    const suspension = await newest(again, { resource: 'subscription', action: 'SUSPENDED' });
    expect(suspension).toMatchObject({ recordName: name, operatorName: 'Sample Operator', isGone: false });
    expect(suspension.fields).not.toContain('recordName');
  });

  test('a key of a program is called by its name in every entry', async () => {
    await aMachineKey(admin, opened.clock, ['patients.read']);
    expect(await newest(admin, { resource: 'machine_keys' })).toMatchObject({ recordName: 'Lab bridge' });
  });

  test('every own name is a text of its table', async () => {
    const { rows } = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      sql<{ name: string }>`select relname as name from pg_class where relname = any (${namedTables})
        and relnamespace = 'public'::regnamespace`.execute(db),
    );
    expect(rows).toHaveLength(namedTables.length);
  });
});
