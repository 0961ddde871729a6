import type { SearchHit } from '#client/registration/web-area.ts';
import { listPatients } from '../patient.calls.ts';
import { demographics, fullName, numberWords } from '../patient.words.ts';
import { t } from '../patients.texts.ts';

const maxHits = 6;

/** What the search of the top bar finds among the patients. */
export async function findPatientHits(text: string, signal: AbortSignal): Promise<SearchHit[]> {
  const page = await listPatients({ search: text, limit: maxHits }, signal);
  return page.rows.map((patient) => ({
    id: patient.id,
    label: fullName(patient),
    description: [
      numberWords(patient),
      patient.isRestricted && t('restricted'),
      demographics(patient),
      patient.phone,
    ]
      .filter(Boolean)
      .join(' · '),
    to: `/dashboard/patients/${patient.id}`,
  }));
}
