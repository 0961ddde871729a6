import { useQueryClient } from '@tanstack/react-query';
import { readKey, useRead } from '#client/queries/reads.ts';
import { admissionTopic } from '../admissions/admission.rules.ts';
import { getDischarge } from './discharge.calls.ts';
import type { Discharge } from './discharge.contract.ts';

/** The stages of the discharge of an admission. */
export function useDischarge(admissionId: string) {
  return useRead(
    admissionTopic(admissionId),
    getDischarge,
    { admissionId },
    // What blocks a stage goes away where it is settled.
    { meta: { summaryOf: ['bed-transfers', 'stay-charges', 'lab-orders', 'invoices', 'payments'] } },
  );
}

/** Remembers what the server answered, and has everything that a stage changes fetched again. */
export function useStageChanged(admissionId: string): (written?: Discharge) => void {
  const queries = useQueryClient();
  return (written) => {
    // The next stage begins from this version, also before everything was fetched.
    if (written)
      queries.setQueryData(readKey(admissionTopic(admissionId), getDischarge, { admissionId }), written);
    for (const topic of [admissionTopic(admissionId), 'admissions', 'beds', 'bed-transfers']) {
      void queries.invalidateQueries({ queryKey: [topic] });
    }
  };
}
