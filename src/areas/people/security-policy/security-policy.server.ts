import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './security-policy.contract.ts';
import * as service from './security-policy.service.ts';

/** Rules for passwords, sessions, second factors and emergency access. */
export const securityPolicyCalls: HandledCall[] = [
  handle(contract.getSecurityPolicy, service.getSecurityPolicy),
  handle(contract.updateSecurityPolicy, service.updateSecurityPolicy),
];
