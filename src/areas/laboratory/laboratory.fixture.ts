import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import type { Caller, Hospital } from '#testing/hospital.ts';
import type { FormTexts } from '#testing/inputs/form-texts.ts';
import type { AreaFixture, MakeCall } from '#testing/records/area-fixture.ts';
import { listLabAlerts } from './alerts/lab-alert.contract.ts';
import { createLabTest, updateLabTest } from './catalogue/lab-test.contract.ts';
import { createLabOrder } from './orders/lab-order.contract.ts';
import { enterLabResults, verifyLabResults } from './results/lab-result.contract.ts';
import { updateLabSettings } from './settings/lab-settings.contract.ts';

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

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    labTest: string;
    labOrder: string;
    /** Critical and not verified. */
    labResult: string;
    /** Nobody has acknowledged it. */
    labAlert: string;
  }
}

export const laboratoryFixture: AreaFixture = {
  name: 'laboratory',
  after: ['patients', 'people'],
  fields: {
    testId: 'labTest',
    testIds: 'labTest',
    orderId: 'labOrder',
    labOrderId: 'labOrder',
    resultIds: 'labResult',
    ordererId: 'user',
    alertId: 'labAlert',
  },

  async makeMarked({ hospital, admin, mark, secret, round, ids: { patient: patientId } }) {
    const texts = { category: mark, description: mark, turnaroundTime: mark };
    const keptByOrders = { name: `${secret} ${round}`, unit: secret, specimen: secret };
    const labTest = await aLabTest(hospital, { ...texts, ...keptByOrders });
    const order = await aLabOrder(admin, [labTest.id], { patientId, doctorName: mark, notes: secret });
    const results = [{ testId: labTest.id, result: '1.0', confirmed: '1.0', notes: secret }];
    const sheet = await admin.call(enterLabResults, { orderId: order.id, results });
    const named = { name: `${mark} ${round}`, unit: mark, specimen: mark };
    await admin.call(updateLabTest, { testId: labTest.id, version: labTest.version, ...named });
    const { rows } = await admin.call(listLabAlerts, { patientId });
    return {
      labTest: labTest.id,
      labOrder: order.id,
      labResult: sheet.tests[0]!.result!.id,
      labAlert: rows.find((alert) => alert.orderId === order.id)!.id,
    };
  },

  async fillWithTexts(call, texts, { patient: patientId }) {
    const { short, joined } = texts;
    const testIds = await addTests(call, texts);
    const [notes, furtherNotes] = joined(950);
    const order = await call(createLabOrder, { patientId, testIds, doctorName: short[5]!, notes: notes! });
    const results = testIds.map((testId, place) => ({
      testId,
      result: short[place + 40]!,
      notes: furtherNotes!,
    }));
    const { tests } = await call(enterLabResults, { orderId: order.id, results });
    const resultIds = tests.map(({ result }) => result!.id);
    await call(updateLabSettings, { needsSecondPerson: false });
    await call(verifyLabResults, { orderId: order.id, resultIds });
    await call(updateLabSettings, { needsSecondPerson: true });
    return { labTest: testIds[0]!, labOrder: order.id, labResult: resultIds[0]! };
  },

  screens: {
    '/dashboard/laboratory': {
      heading: 'Laboratory',
      looks: ['?orderId=$orderId'],
      previews: ['Print Order', 'Print Report'],
    },
    '/dashboard/lab-results': { heading: 'Laboratory' },
    '/dashboard/lab-test-manager': { heading: 'Lab Test Manager' },
  },
};

async function addTests(call: MakeCall, { short }: FormTexts): Promise<string[]> {
  const ids: string[] = [];
  for (let place = 0; place < 12; place += 1) {
    const name = short[place * 3]!;
    const [category, specimen] = [short[place * 3 + 1]!, short[place * 3 + 2]!];
    const labTest = { name: `${name} ${place}`, category, specimen, description: name, priceMinor: 100 };
    ids.push((await call(createLabTest, labTest)).id);
  }
  return ids;
}
