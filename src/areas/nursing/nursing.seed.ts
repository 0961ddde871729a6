import type { AreaSamples } from '#server/sample-hospital.ts';
import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import { insertAssessments } from './assessments/assessment.queries.ts';
import { columnsOf } from './assessments/assessment.service.ts';
import { type SampleStay, seedNursingWork } from './nursing-work.seed.ts';
import { seedFluids } from './fluids/fluids.seed.ts';
import { seedWounds } from './wounds/wounds.seed.ts';

const minutesAfterReception = 40;

interface SampleWard {
  tenantId: string;
  nurseId: string;
}

/** Adds the assessment on admission of every patient whom a ward has received. */
async function seedAssessments(
  db: Db,
  { tenantId, nurseId }: SampleWard,
  { stays, now }: { stays: readonly SampleStay[]; now: string },
): Promise<void> {
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

function selectStays(db: Db, tenantId: string): Promise<SampleStay[]> {
  return db
    .selectFrom('admission')
    .innerJoin('bed', (join) =>
      join.onRef('bed.admission_id', '=', 'admission.id').on('bed.tenant_id', '=', tenantId),
    )
    .select([
      'admission.id',
      'admission.patient_id',
      'admission.received_at',
      'admission.precautions',
      'bed.ward_id',
    ])
    .where('admission.tenant_id', '=', tenantId)
    .where('admission.status', '=', 'active')
    .where('admission.received_at', 'is not', null)
    .orderBy('admission.id')
    .execute();
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

/** Assessments, notes, a shift, care plans and tasks, fluids and wounds where there are sample patients in the wards. */
export const nursingSamples: AreaSamples = {
  after: ['people', 'inpatient', 'vitals'],
  async fill({ db, tenantId, organization: { timeZone }, clock, recordsOf }) {
    const nurseId = recordsOf('people').idOf('nurse', 'tenant_admin');
    const now = clock.now().toISOString();
    const stays = await selectStays(db, tenantId);
    await seedAssessments(db, { tenantId, nurseId }, { stays, now });
    await seedNursingWork(db, { tenantId, nurseId, timeZone, now }, stays);
    await seedFluids(db, { tenantId, timeZone, nurseId, now });
    await seedWounds(db, { tenantId, nurseId, now });
  },
};
