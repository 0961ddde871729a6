import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './second-factor.contract.ts';
import * as service from './second-factor.service.ts';

/** The authenticator app as a second factor. */
export const secondFactorCalls: HandledCall[] = [
  handle(contract.readSecondFactor, service.readSecondFactor),
  handle(contract.beginSecondFactor, service.beginSecondFactor),
  handle(contract.confirmSecondFactor, service.confirmSecondFactor),
  handle(contract.removeSecondFactor, service.removeSecondFactor),
  handle(contract.renewRecoveryCodes, service.renewRecoveryCodes),
  handle(contract.resetSecondFactor, service.resetSecondFactor),
];
