import { sql } from 'kysely';
import type { AreaSamples } from '#server/sample-hospital.ts';
import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import { insertProgressNotes, problemsText } from './progress-notes/progress-note.queries.ts';
import { sampleNotes } from './ward-rounds.samples.ts';

const hourMs = 3_600_000;
/** The rounds of today and of yesterday morning, seen from now. */
const roundsHoursAgo = [26, 2] as const;

interface SampleStay {
  id: string;
  patient_id: string;
  admitted_at: string;
  primary_diagnosis: string | null;
}

/** Patients in beds, those of the doctor first. */
async function selectStays(db: Db, tenantId: string, doctorId: string): Promise<SampleStay[]> {
  const { rows } = await sql<SampleStay>`
    select admission.id, admission.patient_id, admission.admitted_at, admission.primary_diagnosis
    from admission
    join bed on bed.tenant_id = ${tenantId}::uuid and bed.admission_id = admission.id
    left join doctor on doctor.tenant_id = ${tenantId}::uuid and doctor.id = admission.admitting_doctor_id
    where admission.tenant_id = ${tenantId}::uuid and admission.status = 'active'
      and admission.received_at is not null
    order by doctor.user_id = ${doctorId}::uuid desc nulls last, admission.admission_number, admission.id
    limit ${sampleNotes.length}`.execute(db);
  return rows;
}

/** Progress notes of the first patients in the beds, from yesterday and, of some, of this morning. */
export const wardRoundsSamples: AreaSamples = {
  after: ['people', 'appointments', 'inpatient'],
  async fill({ db, tenantId, clock, recordsOf }) {
    const doctorId = recordsOf('people').idOf('doctor', 'tenant_admin');
    const stays = await selectStays(db, tenantId, doctorId);
    const now = clock.now().getTime();
    const made = stays.flatMap((stay, place) => {
      const { yesterday, today } = sampleNotes[place]!;
      return roundsHoursAgo.flatMap((hours, round) => {
        const said = round === 0 ? yesterday : today;
        const at = new Date(now - hours * hourMs - place * 5 * 60_000).toISOString();
        if (!said || at < stay.admitted_at) return [];
        return [{ stay, said, at, id: newId() }];
      });
    });
    if (made.length === 0) return;
    const ids = { tenant_id: tenantId };
    await insertProgressNotes(
      db,
      made.map(({ stay, at, id }) => ({
        ...ids,
        id,
        patient_id: stay.patient_id,
        admission_id: stay.id,
        author_id: doctorId,
        noted_at: at,
        created_at: at,
      })),
      made.map(({ stay, said, at, id }) => ({
        ...ids,
        note_id: id,
        version: 1,
        subjective: said.subjective,
        objective: said.objective,
        assessment: null,
        plan: null,
        problems: problemsText([
          {
            problemId: null,
            title: stay.primary_diagnosis ?? 'Observation',
            assessment: said.assessment,
            plan: said.plan,
          },
        ]),
        reason: null,
        signed_by: doctorId,
        signed_at: at,
      })),
    );
  },
};
