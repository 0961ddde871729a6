import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './referrer.contract.ts';
import * as terms from './terms/terms.service.ts';
import * as service from './referrer.service.ts';

export const referrersCalls: HandledCall[] = [
  handle(contract.listReferrers, service.listReferrers),
  handle(contract.getReferrer, service.getReferrer),
  handle(contract.createReferrer, service.createReferrer),
  handle(contract.updateReferrer, service.updateReferrer),
  handle(contract.confirmTerms, terms.confirmTerms),
];
