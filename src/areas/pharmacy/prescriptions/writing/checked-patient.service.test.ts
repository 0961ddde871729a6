import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { recordAllergy } from '#areas/patients/allergies/allergy.contract.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import type { CallContext } from '#server/call-context.ts';
import { aTestSystem, type Caller } from '#testing/hospital.ts';
import { aLine, aMedicine, aPrescription } from '../../pharmacy.fixture.ts';
import { readWhatIsChecked } from './signing.service.ts';

/** Counts statements, and rounds: how often one was sent while none was under way. */
function countOfRounds() {
  const counted = { statements: 0, rounds: 0 };
  let underWay = 0;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      counted.statements += 1;
      if (underWay === 0) counted.rounds += 1;
      underWay += 1;
      return node;
    },
    async transformResult({ result }) {
      underWay -= 1;
      return result;
    },
  };
  return { counted, plugin };
}

test('what twelve lines are checked against comes in one round, as for a single line', async () => {
  const opened = aTestSystem();
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const doctor = await hospital.as('doctor');
  const medicines = await Promise.all(Array.from({ length: 12 }, () => aMedicine(admin)));
  const lines = medicines.map((medicine) => aLine(medicine));

  async function someone(caller: Caller, running: number) {
    const { id: patientId } = await admin.call(registerPatient, aPatient({ isAnotherPerson: true }));
    await caller.call(recordAllergy, { patientId, substance: 'Pollen' });
    for (let first = 0; first < running; first += 10) {
      await aPrescription(caller, { patientId, lines: lines.slice(0, 10) });
    }
    return patientId;
  }

  async function read(patientId: string, written: typeof lines) {
    const { tenantId } = hospital;
    const { counted, plugin } = countOfRounds();
    const answer = await opened.database.inTenant(tenantId, 'read', (db) =>
      readWhatIsChecked(
        {
          db: db.withPlugin(plugin),
          tenantId,
          clock: opened.clock,
          actor: { userId: patientId, timeZone: 'Asia/Dhaka' },
        } as unknown as CallContext,
        { patientId, lines: written, admissionId: null, consultationId: null },
      ),
    );
    return { counted, answer };
  }

  const few = await read(await someone(doctor, 0), lines.slice(0, 1));
  const many = await read(await someone(doctor, 20), lines);
  expect(many.answer.patient.current).toHaveLength(20);
  expect(many.answer.medicines.size).toBe(12);
  expect(many.answer.patient.allergies.rows).toHaveLength(1);
  expect(many.counted.rounds).toBe(1);
  expect(many.counted).toEqual(few.counted);
});
