import type { SearchHit } from '#client/registration/web-area.ts';
import { patientName } from '../../beds/bed.words.ts';
import { searchAdmissions } from '../admission.calls.ts';
import { bedWords } from '../admission.words.ts';
import { t } from '../admissions.texts.ts';

const maxHits = 6;

/** What the search of the top bar finds among the admissions: nothing of it says what somebody came for. */
export async function findAdmissionHits(text: string, signal: AbortSignal): Promise<SearchHit[]> {
  const { rows } = await searchAdmissions({ search: text, limit: maxHits }, signal);
  return rows.map((row) => ({
    id: row.id,
    label: `${row.admissionNumber}: ${patientName(row.patient)}`,
    description: [row.patient.patientNumber, bedWords(row), t(`status_${row.status}`)].join(' · '),
    to: `/dashboard/admissions/${row.id}`,
  }));
}
