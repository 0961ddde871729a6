import { useQuery } from '@tanstack/react-query';
import { usePage } from '#client/queries/reads.ts';
import { CallError } from '#client/transport.ts';
import { getPatient, listPatients } from '../patient.calls.ts';
import type { Patient } from '../patient.contract.ts';
import { patientTopic } from '../patient.rules.ts';

/** Active patients that match what was typed; the newest ones while nothing is. */
export function usePatientMatches(search: string) {
  return usePage(
    'patients',
    listPatients,
    search ? { search, limit: 20 } : { sort: '-registered', limit: 20 },
  );
}

/** The patient that an address names; undefined names nobody. */
export function useNamedPatient(patientId: string | undefined) {
  return useQuery({
    queryKey: [patientTopic(patientId ?? ''), 'named'],
    queryFn: ({ signal }) => readNamedPatient(patientId!, signal),
    enabled: patientId !== undefined,
  });
}

/** What a field says of a patient; whether the patient lives may be unknown at first. */
export type NamedPatient = Pick<Patient, 'id' | 'patientNumber' | 'firstName' | 'lastName'> &
  Partial<Pick<Patient, 'status' | 'dateOfDeath'>>;

/** The same patient with status and date of death: asked of the list, which opens no record. */
export function useStateOf(patient: NamedPatient | undefined): NamedPatient | undefined {
  const { id, patientNumber, status } = patient ?? {};
  const found = useQuery({
    queryKey: ['patients', 'state', id],
    queryFn: ({ signal }) => listPatients({ search: patientNumber!, status: 'all', limit: 20 }, signal),
    enabled: patientNumber !== undefined && status === undefined,
  });
  return found.data?.rows.find((row) => row.id === id) ?? patient;
}

// A restricted record stays closed, but the refusal names the patient: booking needs no more.
async function readNamedPatient(patientId: string, signal: AbortSignal): Promise<NamedPatient> {
  try {
    return await getPatient({ patientId }, signal);
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'RECORD_RESTRICTED') throw error;
    return { ...(error.facts as Omit<NamedPatient, 'id'>), id: patientId };
  }
}
