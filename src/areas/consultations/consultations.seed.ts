import { insertSampleSets } from '#areas/vitals/vitals.public.ts';
import type { AreaSamples } from '#server/sample-hospital.ts';
import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import { normalizeText } from '#database/search/normal-text.ts';
import { ageInMonths } from '#kernel/time/age.ts';
import type { Clock } from '#kernel/time/clock.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import {
  type SampleConsultation,
  sampleConsultations,
  sampleDiagnoses,
  sampleProblems,
} from './consultations.samples.ts';
import { emptyDraft } from './consultations/content/consultation-content.contract.ts';
import { insertConsultations } from './consultations/consultation.queries.ts';
import { insertAmendments, insertNotes } from './consultations/content/note.queries.ts';
import { insertDiagnoses } from './diagnoses/diagnosis.queries.ts';
import { newDiagnosis } from './diagnoses/diagnosis.service.ts';
import { insertProblems } from './problems/problem.queries.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export interface SampleClinic {
  tenantId: string;
  doctorId: string;
  timeZone: string;
  /** Without any there are diagnoses alone. */
  patientIds: readonly string[];
}

/** Adds diagnoses, problems and consultations, inside their tenant's transaction. */
export async function seedConsultations(db: Db, clinic: SampleClinic, clock: Clock): Promise<void> {
  const { tenantId, doctorId } = clinic;
  const context = { tenantId, clock, actor: { userId: doctorId } };
  const diagnoses = sampleDiagnoses.map((title) => newDiagnosis(context, { code: null, title }));
  await insertDiagnoses(db, diagnoses);
  if (clinic.patientIds.length === 0) return;
  const now = clock.now();
  const ids = new Map(diagnoses.map(({ title, id }) => [title, id]));
  await seedProblems(db, clinic, ids, now);
  await seedNotes(db, clinic, ids, now);
}

function known<Sample extends { patient: number }>(
  { patientIds }: SampleClinic,
  samples: readonly Sample[],
): readonly Sample[] {
  return samples.filter(({ patient }) => patient < patientIds.length);
}

async function seedProblems(
  db: Db,
  clinic: SampleClinic,
  diagnosisIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const { tenantId, doctorId, patientIds } = clinic;
  const at = new Date(now.getTime() - 30 * dayMs).toISOString();
  await insertProblems(
    db,
    known(clinic, sampleProblems).map(({ patient, title, certainty, sinceYears }) => ({
      tenant_id: tenantId,
      id: newId(),
      patient_id: patientIds[patient]!,
      diagnosis_id: diagnosisIds.get(title) ?? null,
      code: null,
      title,
      title_key: normalizeText(title),
      certainty,
      since: `${now.getUTCFullYear() - sinceYears}-01-01`,
      joined_from: null,
      notes: null,
      status: 'active' as const,
      resolved_on: null,
      status_reason: null,
      recorded_by: doctorId,
      recorded_at: at,
      changed_by: doctorId,
      updated_at: at,
      version: 1,
    })),
  );
}

async function seedNotes(
  db: Db,
  clinic: SampleClinic,
  diagnosisIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const made = known(clinic, sampleConsultations).map((sample) => {
    const startedMs = now.getTime() - sample.daysAgo * dayMs - 30 * minuteMs;
    const signedAt = new Date(startedMs + 15 * minuteMs).toISOString();
    return { sample, id: newId(), startedAt: new Date(startedMs).toISOString(), signedAt };
  });
  const same = { tenant_id: clinic.tenantId };
  await insertConsultations(
    db,
    made.map(({ sample, id, startedAt, signedAt }) => ({
      ...same,
      id,
      patient_id: clinic.patientIds[sample.patient]!,
      appointment_id: null,
      author_id: clinic.doctorId,
      status: sample.isDraft ? ('draft' as const) : ('signed' as const),
      is_sensitive: sample.isSensitive === true,
      is_entered_in_error: false,
      draft: sample.isDraft ? JSON.stringify({ ...emptyDraft, reason: sample.reason }) : null,
      follow_up_appointment_id: null,
      started_at: startedAt,
      closed_at: sample.isDraft ? null : signedAt,
      updated_at: signedAt,
      version: sample.isDraft ? 1 : 2,
    })),
  );
  const signed = made.filter(({ sample }) => !sample.isDraft);
  const signs = await seedSigns(db, clinic, signed);
  await insertNotes(
    db,
    signed.map(({ sample, id, signedAt }) =>
      noteOf(clinic, sample, { id, signedAt, vital_signs_id: signs.get(id) ?? null }),
    ),
    signed.flatMap(({ sample: { diagnosis }, id }) =>
      diagnosis === undefined
        ? []
        : [
            {
              ...same,
              consultation_id: id,
              position: 0,
              diagnosis_id: diagnosisIds.get(diagnosis) ?? null,
              code: null,
              title: diagnosis,
              certainty: 'confirmed' as const,
              is_primary: true,
            },
          ],
    ),
  );
  const amended = signed.flatMap(({ sample: { amendment }, id, signedAt }) =>
    amendment
      ? [
          {
            ...same,
            id: newId(),
            consultation_id: id,
            kind: 'addition' as const,
            ...amendment,
            amended_by: clinic.doctorId,
            amended_at: signedAt,
          },
        ]
      : [],
  );
  if (amended.length > 0) await insertAmendments(db, amended);
}

interface MadeConsultation {
  sample: SampleConsultation;
  id: string;
  startedAt: string;
}

/** What was measured at the visits; the ids of the sets by their consultations. */
async function seedSigns(
  db: Db,
  { tenantId, doctorId, patientIds, timeZone }: SampleClinic,
  made: readonly MadeConsultation[],
): Promise<Map<string, string>> {
  const births = await db
    .selectFrom('patient')
    .select(['id', 'date_of_birth'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...patientIds])
    .execute();
  const birthOf = new Map(births.map(({ id, date_of_birth }) => [id, date_of_birth]));
  const measured = made.filter(({ sample }) => sample.measured !== undefined);
  const ids = await insertSampleSets(
    db,
    measured.map(({ sample, startedAt }) => {
      const patientId = patientIds[sample.patient]!;
      const day = dateIn(timeZone, new Date(startedAt));
      return {
        tenantId,
        patientId,
        admissionId: null,
        recordedBy: doctorId,
        recordedAt: startedAt,
        ageMonths: ageInMonths(birthOf.get(patientId)!, day),
        measures: { ...sample.measured },
      };
    }),
  );
  return new Map(measured.map(({ id }, place) => [id, ids[place]!]));
}

function noteOf(
  clinic: SampleClinic,
  sample: SampleConsultation,
  { id, signedAt, vital_signs_id }: { id: string; signedAt: string; vital_signs_id: string | null },
) {
  return {
    tenant_id: clinic.tenantId,
    consultation_id: id,
    patient_id: clinic.patientIds[sample.patient]!,
    signed_by: clinic.doctorId,
    consultation_status: 'signed' as const,
    signed_at: signedAt,
    reason: sample.reason,
    history: sample.history ?? null,
    examination: sample.examination ?? null,
    plan: sample.plan ?? null,
    referred_to: null,
    vital_signs_id,
    follow_up_date: null,
    follow_up_note: null,
  };
}

/** Diagnoses of each sample hospital, and the records of its sample patients. */
export const consultationsSamples: AreaSamples = {
  after: ['people', 'patients'],
  async fill({ db, tenantId, organization: { timeZone }, clock, recordsOf }) {
    const people = recordsOf('people');
    const doctorId = people.idOf('doctor', 'tenant_admin');
    const patientIds = recordsOf('patients');
    await seedConsultations(db, { tenantId, doctorId, timeZone, patientIds }, clock);
  },
};
