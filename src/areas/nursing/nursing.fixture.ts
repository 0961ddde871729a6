import type { CallRequest } from '#kernel/define-call.ts';
import type { AreaFixture } from '#testing/records/area-fixture.ts';
import { createAssessment } from './assessments/assessment.contract.ts';

type Request = CallRequest<typeof createAssessment>;

/** An assessment of a shift; say what matters to the test. */
export function anAssessment(part: Partial<Request> & Pick<Request, 'patientId'>): Request {
  return { assessmentType: 'shift', sections: { respiratory: 'Breathes quietly' }, ...part };
}

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    /** A draft. */
    nursingAssessment: string;
  }
}

export const nursingFixture: AreaFixture = {
  name: 'nursing',
  after: ['patients', 'inpatient', 'vitals'],
  fields: { assessmentId: 'nursingAssessment' },

  async makeMarked({ admin, secret, ids: { patient: patientId } }) {
    const { id } = await admin.call(
      createAssessment,
      anAssessment({
        patientId,
        sections: { neurological: secret },
        nursingDiagnoses: [secret],
        carePlan: [{ diagnosis: secret, goals: secret, interventions: secret, evaluation: secret }],
        notes: secret,
        status: 'draft',
      }),
    );
    return { nursingAssessment: id };
  },

  async fillWithTexts(call, { short, joined }, { patient: patientId }) {
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
    return { nursingAssessment: id };
  },

  screens: {
    '/dashboard/nursing': { heading: 'Nursing Dashboard' },
    '/dashboard/nursing/vitals': { heading: 'Vital Signs' },
    '/dashboard/nursing/assessments': { heading: 'Nursing Assessments' },
    '/dashboard/nursing/assessments/$assessmentId': { heading: /Assessment$/ },
  },
};
