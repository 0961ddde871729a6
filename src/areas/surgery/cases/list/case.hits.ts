import type { SearchHit } from '#client/registration/web-area.ts';
import { searchCases } from '../case.calls.ts';
import { patientName } from '../case.words.ts';
import { t } from '../cases.texts.ts';

const maxHits = 6;

/** What the search of the top bar finds among the cases: nothing of it says what somebody came for. */
export async function findCaseHits(text: string, signal: AbortSignal): Promise<SearchHit[]> {
  const { rows } = await searchCases({ search: text, limit: maxHits }, signal);
  return rows.map((row) => ({
    id: row.id,
    label: `${row.caseNumber}: ${patientName(row.patient)}`,
    description: [row.patient.patientNumber, t(`status_${row.status}`)].join(' · '),
    to: `/dashboard/surgery/cases/${row.id}`,
  }));
}
