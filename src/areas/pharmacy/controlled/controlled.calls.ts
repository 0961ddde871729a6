import { remoteRead } from '#client/remote.ts';
import type * as witness from './witness.contract.ts';

export const listWitnesses = remoteRead<typeof witness.listWitnesses>('controlledMedicines.witnesses');
