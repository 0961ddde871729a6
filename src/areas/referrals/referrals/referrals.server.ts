import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './referral.contract.ts';
import * as service from './referral.service.ts';

export const referralCalls: HandledCall[] = [
  handle(contract.listReferrals, service.listReferrals),
  handle(contract.createReferral, service.createReferral),
  handle(contract.updateReferral, service.updateReferral),
];
