import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { remoteRead, remoteWrite } from '#client/remote.ts';
import { useRefresh } from '#client/use-refresh.ts';
import type * as contract from './specimen.contract.ts';

const listSpecimens = remoteRead<typeof contract.listSpecimens>('surgicalSpecimens.list');
const searchTests = remoteRead<typeof contract.searchSpecimenTests>('surgicalSpecimens.searchTests');
export const sendSpecimen = remoteWrite<typeof contract.sendSpecimen>('surgicalSpecimens.send');

// The first element of a query key is the live topic that has it fetched again.
const topic = 'surgical-specimens';

/** The specimens of one operation with the orders they made. */
export function useSpecimens(caseId: string) {
  return useQuery({
    queryKey: [topic, 'of', caseId],
    queryFn: ({ signal }) => listSpecimens({ caseId }, signal),
  });
}

/** Tests of the laboratory that match what was typed; none before anything is. */
export function useSpecimenTests(search: string) {
  return useQuery({
    queryKey: [topic, 'tests', search],
    queryFn: ({ signal }) => searchTests({ search }, signal),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
}

export function useRefreshSpecimens(): () => void {
  return useRefresh(topic);
}
