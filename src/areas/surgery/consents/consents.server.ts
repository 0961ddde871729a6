import { handle, type HandledCall } from '#database/handler.ts';
import * as contract from './consent.contract.ts';
import * as service from './consent.service.ts';

export const consentCalls: HandledCall[] = [
  handle(contract.getCaseConsents, service.getCaseConsents),
  handle(contract.signConsent, service.signConsent),
  handle(contract.withdrawConsent, service.withdrawConsent),
];
