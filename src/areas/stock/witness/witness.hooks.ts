import { useQuery } from '@tanstack/react-query';
import { remoteRead } from '#client/remote.ts';
import type * as contract from './witness.contract.ts';

const listWitnesses = remoteRead<typeof contract.listWitnesses>('controlledMedicines.witnesses');

/** Colleagues who may witness. */
export function useWitnesses() {
  return useQuery({
    queryKey: ['users', 'witnesses'],
    queryFn: ({ signal }) => listWitnesses({}, signal),
  });
}
