import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './consultation.contract.ts';

export const listConsultations = remoteRead<typeof contract.listConsultations>('consultations.list');
export const getConsultation = remoteRead<typeof contract.getConsultation>('consultations.get');
export const startConsultation = remoteWrite<typeof contract.startConsultation>('consultations.start');
export const saveConsultationDraft =
  remoteWrite<typeof contract.saveConsultationDraft>('consultations.saveDraft');
export const signConsultation = remoteWrite<typeof contract.signConsultation>('consultations.sign');
export const discardConsultation = remoteWrite<typeof contract.discardConsultation>('consultations.discard');
export const amendConsultation = remoteWrite<typeof contract.amendConsultation>('consultations.amend');
export const markConsultationSensitive = remoteWrite<typeof contract.markConsultationSensitive>(
  'consultations.markSensitive',
);
export const recordConsultationPrint =
  remoteWrite<typeof contract.recordConsultationPrint>('consultations.recordPrint');
