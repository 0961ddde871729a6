import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './preference.contract.ts';

export const getPatientPreference = remoteRead<typeof contract.getPatientPreference>(
  'messagePreferences.getPatient',
);
export const setPatientPreference = remoteWrite<typeof contract.setPatientPreference>(
  'messagePreferences.setPatient',
);
export const getOwnPreference = remoteRead<typeof contract.getOwnPreference>('messagePreferences.getOwn');
export const setOwnPreference = remoteWrite<typeof contract.setOwnPreference>('messagePreferences.setOwn');
