import { type HandledCall, handle } from '#server/handle.ts';
import { amendConsultation } from './writing/amending.service.ts';
import * as contract from './consultation.contract.ts';
import * as service from './consultation.service.ts';
import * as drafting from './writing/drafting.service.ts';
import { signConsultation } from './writing/signing.service.ts';

export const consultationCalls: HandledCall[] = [
  handle(contract.listConsultations, service.listConsultations),
  handle(contract.getConsultation, service.getConsultation),
  handle(contract.startConsultation, service.startConsultation),
  handle(contract.saveConsultationDraft, drafting.saveConsultationDraft),
  handle(contract.signConsultation, signConsultation),
  handle(contract.discardConsultation, drafting.discardConsultation),
  handle(contract.amendConsultation, amendConsultation),
  handle(contract.markConsultationSensitive, service.markConsultationSensitive),
  handle(contract.recordConsultationPrint, service.recordConsultationPrint),
];
