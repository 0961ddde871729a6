import type { CallRequest } from '#kernel/define-call.ts';
import type { AreaFixture } from '#testing/records/area-fixture.ts';
import { addAddendum, createAssessment, markInError } from './assessments/assessment.contract.ts';
import { fillWorkWithTexts, makeMarkedWork } from './nursing-marked.fixture.ts';
import { fluidsFixture } from './fluids/fluids.fixture.ts';
import { woundsFixture } from './wounds/wounds.fixture.ts';

type Request = CallRequest<typeof createAssessment>;

/** An assessment of a shift; say what matters to the test. */
export function anAssessment(part: Partial<Request> & Pick<Request, 'patientId'>): Request {
  return { assessmentType: 'shift', sections: { respiratory: 'Breathes quietly' }, ...part };
}

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    /** A draft. */
    nursingAssessment: string;
    /** Of a patient of its own. */
    nursingNote: string;
    /** Active, of a nurse of its own, with a patient who waits to be taken over. */
    nursingShift: string;
    nursingAssignment: string;
    /** Somebody who nurses, without a shift. */
    nurse: string;
    /** Given to somebody else. */
    nursingHandover: string;
    /** Open. */
    nursingTask: string;
    /** Active. */
    carePlan: string;
    careIntervention: string;
  }
}

export const nursingFixture: AreaFixture = {
  name: 'nursing',
  after: ['patients', 'inpatient', 'vitals', 'people'],
  fields: {
    assessmentId: 'nursingAssessment',
    noteId: 'nursingNote',
    shiftId: 'nursingShift',
    assignmentId: 'nursingAssignment',
    handoverId: 'nursingHandover',
    taskId: 'nursingTask',
    carePlanId: 'carePlan',
    'carePlans.changeInterventions stop': 'careIntervention',
    admissionIds: 'admission',
    ...fluidsFixture.fields,
    ...woundsFixture.fields,
    nurseId: 'nurse',
    toNurseId: 'nurse',
  },

  async makeMarked(marked) {
    const { admin, secret } = marked;
    const patientId = marked.ids.patient;
    const written = anAssessment({
      patientId,
      sections: { neurological: secret },
      nursingDiagnoses: [secret],
      carePlan: [{ diagnosis: secret, goals: secret, interventions: secret, evaluation: secret }],
      notes: secret,
    });
    const { id: assessmentId } = await admin.call(createAssessment, written);
    await admin.call(addAddendum, { assessmentId, reason: secret, body: secret });
    await admin.call(markInError, { assessmentId, reason: secret });
    const { id } = await admin.call(createAssessment, { ...written, status: 'draft' });
    return {
      nursingAssessment: id,
      ...(await makeMarkedWork(marked)),
      ...(await fluidsFixture.makeMarked(marked)),
      ...(await woundsFixture.makeMarked(marked)),
    };
  },

  async fillWithTexts(call, texts, ids) {
    const { short, joined } = texts;
    const { patient: patientId, admission: admissionId } = ids;
    const { id } = await call(createAssessment, {
      patientId,
      assessmentType: 'focused',
      sections: { respiratory: joined(1900)[0]! },
      nursingDiagnoses: short.slice(0, 4),
      carePlan: [
        {
          diagnosis: joined(280)[0]!,
          goals: joined(900)[0]!,
          interventions: joined(900)[0]!,
          evaluation: joined(900)[0]!,
        },
      ],
      notes: joined(1900)[0]!,
    });
    await call(addAddendum, { assessmentId: id, reason: joined(480)[0]!, body: joined(4900)[0]! });
    return {
      nursingAssessment: id,
      ...(await fillWorkWithTexts(call, texts, { patientId, admissionId })),
      ...(await fluidsFixture.fillWithTexts(call, texts, ids)),
      ...(await woundsFixture.fillWithTexts(call, texts, ids)),
    };
  },

  screens: {
    '/dashboard/nursing': { heading: 'Nursing Dashboard' },
    '/dashboard/nursing/vitals': { heading: 'Vital Signs' },
    '/dashboard/nursing/assessments': { heading: 'Nursing Assessments' },
    '/dashboard/nursing/assessments/$assessmentId': { heading: /Assessment$/ },
    '/dashboard/nursing/notes': { heading: 'Nursing Notes' },
    '/dashboard/nursing/notes/$noteId': { heading: /Note$/ },
    '/dashboard/nursing/shifts': { heading: 'Shift Management' },
    '/dashboard/nursing/shifts/$shiftId': { heading: /^Shift of/ },
    '/dashboard/nursing/handovers': { heading: 'Handovers' },
    '/dashboard/nursing/handovers/$handoverId': { heading: 'Handover', previews: ['Print'] },
    ...fluidsFixture.screens,
    ...woundsFixture.screens,
  },
};
