import { listLabAlerts } from '#areas/laboratory/alerts/lab-alert.contract.ts';
import { createLabTest } from '#areas/laboratory/catalogue/lab-test.contract.ts';
import { createLabOrder } from '#areas/laboratory/orders/lab-order.contract.ts';
import { enterLabResults } from '#areas/laboratory/results/lab-result.contract.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import type { Permission } from '#kernel/access/permissions.ts';
import type { Caller, Hospital, SampleRole, TestSystem } from '../hospital.ts';
import { aPatient } from './people.ts';

let made = 0;

/** A test of the catalogue, added by the hospital's administrator; serum potassium unless the test says otherwise. */
export async function aLabTest(hospital: Hospital, part: Partial<CallRequest<typeof createLabTest>> = {}) {
  made += 1;
  const admin = await hospital.as('tenant_admin');
  return admin.call(createLabTest, {
    name: `Potassium ${made}`,
    category: 'Electrolytes',
    priceMinor: 45_000,
    normalRange: '3.5-5.1',
    criticalRange: '2.8-6.2',
    unit: 'mmol/L',
    ...part,
  });
}

/** An order of these tests for a new patient; say what matters to the test. */
export async function aLabOrder(
  caller: Caller,
  testIds: string[],
  part: Partial<CallRequest<typeof createLabOrder>> = {},
) {
  const patientId = part.patientId ?? (await caller.call(registerPatient, aPatient())).id;
  return caller.call(createLabOrder, { ...part, patientId, testIds });
}

/** Gives a role of the hospital further permissions and signs its person in. */
export async function asRoleWith(
  { database }: TestSystem,
  hospital: Hospital,
  role: SampleRole,
  permissions: readonly Permission[],
): Promise<Caller> {
  await database.inTenant(hospital.tenantId, 'write', (db) =>
    db
      .updateTable('role')
      .set((set) => ({
        permissions: set.fn('array_cat', ['permissions', set.val([...permissions])]) as never,
      }))
      .where('tenant_id', '=', hospital.tenantId)
      .where('code', '=', role)
      .execute(),
  );
  return hospital.as(role);
}

/** Ids of one of each kind of laboratory record. */
export interface LabIds {
  labTest: string;
  labOrder: string;
  labResult: string;
  labAlert: string;
}

/** A test with a mark in every text, an order of it and a critical result that nobody has looked at. */
export async function aMarkedLabResult(
  hospital: Hospital,
  mark: string,
  patientId: string,
  name = mark,
): Promise<LabIds> {
  const admin = await hospital.as('tenant_admin');
  const texts = { name, category: mark, description: mark, unit: mark, specimen: mark, turnaroundTime: mark };
  const labTest = await aLabTest(hospital, texts);
  const order = await aLabOrder(admin, [labTest.id], { patientId, doctorName: mark, notes: mark });
  const results = [{ testId: labTest.id, result: '1.0', notes: mark }];
  const sheet = await admin.call(enterLabResults, { orderId: order.id, results });
  const { rows } = await admin.call(listLabAlerts, { patientId });
  return {
    labTest: labTest.id,
    labOrder: order.id,
    labResult: sheet.tests[0]!.result!.id,
    labAlert: rows.find((alert) => alert.orderId === order.id)!.id,
  };
}
