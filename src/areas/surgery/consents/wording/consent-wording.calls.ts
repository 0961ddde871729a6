import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './consent-wording.contract.ts';

export const getConsentWording = remoteRead<typeof contract.getConsentWording>('consentWording.get');
export const addGeneralWording = remoteWrite<typeof contract.addGeneralWording>('consentWording.addGeneral');
export const addProcedureWording = remoteWrite<typeof contract.addProcedureWording>(
  'consentWording.addForProcedure',
);
