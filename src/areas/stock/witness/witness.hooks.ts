import { useRead } from '#client/queries/reads.ts';
import { remoteRead } from '#client/remote.ts';
import type * as contract from './witness.contract.ts';

const listWitnesses = remoteRead<typeof contract.listWitnesses>('controlledMedicines.witnesses');

/** Colleagues who may witness. */
export function useWitnesses() {
  return useRead('users', listWitnesses, {});
}
