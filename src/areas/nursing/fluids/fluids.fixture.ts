import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { anInpatient } from '#areas/vitals/vitals.fixture.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import type { AreaFixture } from '#testing/records/area-fixture.ts';
import { correctFluids, recordFluids } from './fluid.contract.ts';

type Request = CallRequest<typeof recordFluids>;

/** Something drunk and some urine; say what matters to the test. */
export function aFluidRecord(part: Partial<Request> & Pick<Request, 'patientId'>): Request {
  return { shiftType: 'day', intakeOral: 200, outputUrine: 150, ...part };
}

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    /** Not entered in error. */
    fluidRecord: string;
  }
}

/** The part of intake and output in the fixture of nursing. */
export const fluidsFixture: Omit<AreaFixture, 'name' | 'after'> = {
  fields: { fluidRecordId: 'fluidRecord' },

  async makeMarked({ admin, mark, secret, isRestricted, ids }) {
    const { id: patientId } = await admin.call(
      registerPatient,
      aPatient({ lastName: mark, isAnotherPerson: true }),
    );
    if (isRestricted) await admin.call(restrictPatient, { patientId, version: 1 });
    await anInpatient(admin, { patientId });
    const texts = { notes: secret, devices: { outputUrine: secret } };
    const wrong = await admin.call(recordFluids, aFluidRecord({ patientId, ...texts }));
    await admin.call(correctFluids, { fluidRecordId: wrong.id, reason: secret });
    const { id } = await admin.call(recordFluids, aFluidRecord({ patientId, ...texts }));
    await admin.call(recordFluids, aFluidRecord({ patientId: ids.patient, ...texts }));
    return { fluidRecord: id };
  },

  async fillWithTexts(call, { short, joined }, { patient: patientId }) {
    const devices = { intakeOral: short[0]!.slice(0, 100), outputUrine: short[1]!.slice(0, 100) };
    const notes = joined(480)[0]!;
    const wrong = await call(recordFluids, aFluidRecord({ patientId, devices, notes }));
    await call(correctFluids, { fluidRecordId: wrong.id, reason: joined(480)[1]! });
    const { id } = await call(recordFluids, aFluidRecord({ patientId, devices, notes }));
    return { fluidRecord: id };
  },

  screens: {
    '/dashboard/nursing/intake-output': { heading: 'Intake & Output' },
    '/dashboard/patients/$patientId/intake-output': {
      heading: 'Fluid Chart',
      previews: ['Print Chart'],
    },
  },
};
