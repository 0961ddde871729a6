import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './consent.contract.ts';
import { getCaseConsents, getConsentPaper } from './consent-reading.service.ts';
import * as service from './consent.service.ts';
import * as wording from './wording/consent-wording.contract.ts';
import * as wordingService from './wording/consent-wording.service.ts';

export const consentCalls: HandledCall[] = [
  handle(contract.getCaseConsents, getCaseConsents),
  handle(contract.getConsentPaper, getConsentPaper),
  handle(contract.signConsent, service.signConsent),
  handle(contract.signAsSurgeon, service.signAsSurgeon),
  handle(contract.withdrawConsent, service.withdrawConsent),
  handle(wording.getConsentWording, wordingService.getConsentWording),
  handle(wording.addGeneralWording, wordingService.addGeneralWording),
  handle(wording.addProcedureWording, wordingService.addProcedureWording),
];
