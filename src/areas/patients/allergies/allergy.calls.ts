import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './allergy.contract.ts';

export const listAllergies = remoteRead<typeof contract.listAllergies>('allergies.list');
export const recordAllergy = remoteWrite<typeof contract.recordAllergy>('allergies.record');
export const updateAllergy = remoteWrite<typeof contract.updateAllergy>('allergies.update');
export const endAllergy = remoteWrite<typeof contract.endAllergy>('allergies.end');
export const stateNoKnownAllergies =
  remoteWrite<typeof contract.stateNoKnownAllergies>('allergies.stateNoneKnown');
export const withdrawNoKnownAllergies = remoteWrite<typeof contract.withdrawNoKnownAllergies>(
  'allergies.withdrawNoneKnown',
);
