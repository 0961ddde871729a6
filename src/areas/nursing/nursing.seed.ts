import type { AreaSamples } from '#database/sample-hospital.ts';
import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import { insertAssessments } from './assessments/assessment.queries.ts';
import { columnsOf } from './assessments/assessment.service.ts';

const minutesAfterReception = 40;

interface SampleWard {
  tenantId: string;
  nurseId: string;
}

/** Adds the assessment on admission of every patient whom a ward has received. */
async function seedAssessments(db: Db, { tenantId, nurseId }: SampleWard, now: string): Promise<void> {
  const stays = await db
    .selectFrom('admission')
    .select(['id', 'patient_id', 'received_at', 'precautions'])
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'active')
    .where('received_at', 'is not', null)
    .orderBy('id')
    .execute();
  const rows = stays.flatMap((stay) => {
    const written = Date.parse(stay.received_at ?? now) + minutesAfterReception * 60_000;
    const at = new Date(Math.min(written, Date.parse(now))).toISOString();
    const isUnsteady = stay.precautions.includes('fall_risk');
    return [
      {
        tenant_id: tenantId,
        id: newId(),
        patient_id: stay.patient_id,
        admission_id: stay.id,
        nurse_id: nurseId,
        assessment_date: at,
        // No scale of theirs asks for the age.
        ...columnsOf(onAdmission(isUnsteady), 0),
        reviewed_by: null,
        reviewed_at: null,
        created_at: at,
        updated_at: at,
        version: 1,
      },
    ];
  });
  if (rows.length > 0) await insertAssessments(db, rows);
}

function onAdmission(isUnsteady: boolean): Parameters<typeof columnsOf>[0] {
  return {
    assessmentType: 'admission',
    sections: {
      neurological: 'Alert, orientated',
      respiratory: 'Speaks in whole sentences',
      integumentary: 'Skin intact',
    },
    scales: {
      morse: {
        fallHistory: isUnsteady ? 'yes' : 'no',
        secondaryDiagnosis: 'no',
        ambulatoryAid: 'none',
        intravenous: 'yes',
        gait: isUnsteady ? 'weak' : 'normal',
        mentalStatus: 'oriented',
      },
    },
    painScore: isUnsteady ? 4 : 1,
    mobilityLevel: isUnsteady ? 'one_person' : 'independent',
    allergiesVerified: true,
    nursingDiagnoses: isUnsteady ? ['Risk of falls'] : [],
    carePlan: isUnsteady
      ? [
          {
            diagnosis: 'Risk of falls',
            goals: 'No fall during the stay',
            interventions: 'Bed low, bell within reach, help to walk',
            evaluation: '',
          },
        ]
      : [],
    notes: null,
    status: 'completed',
  };
}

/** Assessments where there are sample patients in the wards. */
export const nursingSamples: AreaSamples = {
  after: ['people', 'inpatient'],
  async fill({ db, tenantId, clock, recordsOf }) {
    const nurseId = recordsOf('people').idOf('nurse', 'tenant_admin');
    await seedAssessments(db, { tenantId, nurseId }, clock.now().toISOString());
  },
};
