import { fullName } from '#areas/patients/patient-words.public.ts';
import type { SearchHit } from '#client/registration/web-area.ts';
import { listPrescriptions } from '../../prescriptions/prescription.calls.ts';

const maxHits = 6;

/** What the search of the top bar finds among the prescriptions of which something is still to be handed out. */
export async function findOpenPrescriptions(text: string, signal: AbortSignal): Promise<SearchHit[]> {
  const { rows } = await listPrescriptions({ search: text, status: 'open', limit: maxHits }, signal);
  return rows.map(({ id, prescriptionNumber, patient }) => ({
    id,
    label: `${prescriptionNumber}: ${fullName(patient)}`,
    description: patient.patientNumber,
    to: `/dashboard/pharmacy/dispensing/${id}`,
  }));
}
