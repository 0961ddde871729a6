import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { timeLimits } from '#kernel/limits/time-limits.ts';
import { issue } from './security-policy.issues.ts';

/** What each number may be; the database's own checks say the same. */
export const securityPolicyRanges = {
  passwordMinLength: sizeLimits.passwordMinimumCharacters,
  sessionIdleMinutes: timeLimits.sessionIdleMinutes,
  sessionAbsoluteHours: timeLimits.sessionAbsoluteHours,
  emergencyAccessMinutes: timeLimits.emergencyAccessMinutes,
  largeExportRows: sizeLimits.largeExportRows,
} as const;

function wholeNumber({ min, max }: { min: number; max: number }) {
  const outOfRange = issue('outOfRange', { min, max });
  return z.number(outOfRange).int(outOfRange).min(min, outOfRange).max(max, outOfRange);
}

/** What an administrator sets about signing in and emergency access. */
export const securityPolicyFields = {
  passwordMinLength: wholeNumber(securityPolicyRanges.passwordMinLength),
  passwordNeedsMixedCase: z.boolean(),
  passwordNeedsDigit: z.boolean(),
  passwordNeedsSymbol: z.boolean(),
  /** A session ends this many minutes after its last use. */
  sessionIdleMinutes: wholeNumber(securityPolicyRanges.sessionIdleMinutes),
  /** A session ends this many hours after its start in any case. */
  sessionAbsoluteHours: wholeNumber(securityPolicyRanges.sessionAbsoluteHours),
  /** Everybody of the hospital needs an authenticator app. */
  requiresTwoFactor: z.boolean(),
  /** How long emergency access to one patient's record lasts. */
  emergencyAccessMinutes: wholeNumber(securityPolicyRanges.emergencyAccessMinutes),
  /** Administrators are told of an export of more rows. */
  largeExportRows: wholeNumber(securityPolicyRanges.largeExportRows),
};

export const securityPolicy = z.strictObject({ ...securityPolicyFields, version: z.number().int() });

export type SecurityPolicy = z.output<typeof securityPolicy>;

export const getSecurityPolicy = defineCall('securityPolicy.get', {
  address: 'GET /settings/security',
  access: 'admin.settings',
  summary: 'Read the rules for passwords, sessions, second factors and emergency access',
  output: securityPolicy,
});

export const updateSecurityPolicy = defineCall('securityPolicy.update', {
  address: 'PUT /settings/security',
  access: 'admin.settings',
  summary: 'Change the rules for passwords, sessions, second factors and emergency access',
  input: securityPolicy,
  output: securityPolicy,
  errors: ['STALE'],
});
