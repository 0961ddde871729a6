import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './kyc.contract.ts';

export const listSubmissions = remoteRead<typeof contract.listSubmissions>('kyc.list');
export const countSubmissions = remoteRead<typeof contract.countSubmissions>('kyc.counts');
export const readSubmission = remoteRead<typeof contract.readSubmission>('kyc.read');
export const readClientSubmission = remoteRead<typeof contract.readClientSubmission>('kyc.readOfClient');
export const readDocument = remoteRead<typeof contract.readDocument>('kyc.readDocument');
export const askApplicant = remoteWrite<typeof contract.askApplicant>('kyc.ask');
export const approveSubmission = remoteWrite<typeof contract.approveSubmission>('kyc.approve');
export const rejectSubmission = remoteWrite<typeof contract.rejectSubmission>('kyc.reject');
export const reopenSubmission = remoteWrite<typeof contract.reopenSubmission>('kyc.reopen');
export const renewApplicantLink = remoteWrite<typeof contract.renewApplicantLink>('kyc.renewLink');
