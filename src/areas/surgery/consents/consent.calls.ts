import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './consent.contract.ts';

export const getCaseConsents = remoteRead<typeof contract.getCaseConsents>('surgicalConsents.ofCase');
export const getConsentPaper = remoteRead<typeof contract.getConsentPaper>('surgicalConsents.paper');
export const signConsent = remoteWrite<typeof contract.signConsent>('surgicalConsents.sign');
export const signAsSurgeon = remoteWrite<typeof contract.signAsSurgeon>('surgicalConsents.signAsSurgeon');
export const withdrawConsent = remoteWrite<typeof contract.withdrawConsent>('surgicalConsents.withdraw');
