import { usePage, useRead } from '#client/queries/reads.ts';
import { remoteRead, remoteWrite } from '#client/remote.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type * as contract from './specimen.contract.ts';

const listSpecimens = remoteRead<typeof contract.listSpecimens>('surgicalSpecimens.list');
const searchTests = remoteRead<typeof contract.searchSpecimenTests>('surgicalSpecimens.searchTests');
export const sendSpecimen = remoteWrite<typeof contract.sendSpecimen>('surgicalSpecimens.send');

const topic = 'surgical-specimens';

/** The specimens of one operation with the orders they made. */
export function useSpecimens(caseId: string) {
  return useRead(topic, listSpecimens, { caseId });
}

/** Tests of the laboratory that match what was typed; none before anything is. */
export function useSpecimenTests(search: string) {
  return usePage(topic, searchTests, { search }, { enabled: search !== '' });
}

export function useRefreshSpecimens(): () => void {
  return useRefresh(topic);
}
