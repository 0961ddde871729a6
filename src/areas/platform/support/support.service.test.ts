import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerPatient, getPatient } from '#areas/patients/patients/patient.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { findSession } from '#areas/people/sessions/session.contract.ts';
import type { Call, CallOutput, CallRequest } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { aRequest, type Caller, embeddedPostgres, openTestSystem } from '#testing/hospital.ts';
import { aPlatform } from '#testing/staff/platform.ts';
import { listClients } from '../clients/client.contract.ts';
import * as contract from './support.contract.ts';

const postgres = embeddedPostgres();

describe('reading a hospital for support', () => {
  const opened = openTestSystem(postgres);
  const owner = new pg.Client(postgres.owner);
  beforeAll(() => owner.connect());
  afterAll(async () => {
    await owner.end();
    await opened.close();
  });

  /** A call of somebody's page that reads a hospital for support. */
  function supporting(caller: Caller, hospitalId: string) {
    return async <C extends Call>(call: C, input: CallRequest<C>): Promise<CallOutput<C>> => {
      const request = aRequest({ token: caller.token, supports: hospitalId, idempotencyKey: newId() });
      return (await opened.system.dispatcher.run(call.id, input, request)) as CallOutput<C>;
    };
  }

  async function setUp() {
    const { operator } = await aPlatform(opened);
    const hospital = await opened.aHospital();
    const admin = await hospital.as('tenant_admin');
    const { id: patientId } = await admin.call(registerPatient, aPatient());
    const read = supporting(operator, hospital.tenantId);
    return { operator, hospital, admin, patientId, read };
  }

  test('works while the hospital grants it, for reading alone, and every read is in its trail', async () => {
    const { operator, hospital, admin, patientId, read } = await setUp();
    await expect(read(getPatient, { patientId })).rejects.toMatchObject({ code: 'SUPPORT_ENDED' });
    const { id: supportAccessId } = await operator.call(contract.askSupportAccess, {
      clientId: hospital.tenantId,
      purpose: 'A list does not open',
      hours: 2,
    });
    await expect(read(getPatient, { patientId })).rejects.toMatchObject({ code: 'SUPPORT_ENDED' });
    await admin.call(contract.approveSupportAccess, { supportAccessId });
    expect(await read(getPatient, { patientId })).toMatchObject({ id: patientId });
    const { session } = await read(findSession, {});
    expect(session).toMatchObject({ tenant: { id: hospital.tenantId }, isAdministrator: false });
    await expect(read(registerPatient, aPatient())).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(read(listClients, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(read(contract.listSupportAccess, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const { rows } = await owner.query<{ new_values: unknown; user_id: string | null }>(
      `select new_values, user_id from audit_entry where tenant_id = $1 and action = 'SUPPORT_READ'`,
      [hospital.tenantId],
    );
    expect(rows).toEqual([
      {
        new_values: {
          ...{ operator: 'Sample Operator', call: getPatient.id, patientId },
          recordName: 'A list does not open',
        },
        user_id: null,
      },
    ]);

    await admin.call(contract.endSupportAccess, { supportAccessId });
    await expect(read(getPatient, { patientId })).rejects.toMatchObject({ code: 'SUPPORT_ENDED' });
  });

  test('is refused once the time is over by the database itself, and to everybody but the operator', async () => {
    const { hospital, admin, patientId, read } = await setUp();
    const other = await opened.aHospital();
    const { id } = await admin.call(contract.grantSupportAccess, { purpose: 'A look', hours: 1 });
    const stranger = supporting(await other.as('tenant_admin'), hospital.tenantId);
    await expect(stranger(getPatient, { patientId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await read(getPatient, { patientId })).toMatchObject({ id: patientId });
    // The clock of the program has not moved: the database refuses by its own.
    const ago = (hours: number) => new Date(opened.clock.now().getTime() - hours * 3_600_000);
    await owner.query(
      'update support_access set granted_at = $3, until = $4 where tenant_id = $1 and id = $2',
      [hospital.tenantId, id, ago(2), ago(1)],
    );
    opened.clock.advance(-3 * 3_600_000);
    await expect(read(getPatient, { patientId })).rejects.toMatchObject({ code: 'SUPPORT_ENDED' });
  });
});
