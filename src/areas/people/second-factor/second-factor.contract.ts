import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { toAsciiDigits } from '#kernel/digits.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { boundedText, requiredText } from '#kernel/text.ts';

/** A code of the authenticator app, or a recovery code. */
export const codeField = requiredText(40).transform(toAsciiDigits);

/** The password of the person who asks, checked again. */
export const ownPasswordField = boundedText(sizeLimits.typedPasswordCharacters).min(1);

const recoveryCodes = z.array(z.string()).nullable();

export const readSecondFactor = defineCall('secondFactor.read', {
  address: 'GET /second-factor',
  access: 'signed-in',
  beforeSecondFactor: true,
  summary: 'Tell whether the signed-in person has a second factor',
  output: z.strictObject({
    /** When it was set up; null while there is none. */
    since: z.string().nullable(),
    recoveryCodesLeft: z.number().int(),
    /** The hospital asks everybody for a second factor. */
    isRequired: z.boolean(),
  }),
});

export type SecondFactorState = z.output<typeof readSecondFactor.output>;

export const beginSecondFactor = defineCall('secondFactor.begin', {
  address: 'POST /second-factor',
  access: 'signed-in',
  beforeSecondFactor: true,
  summary: 'Make a new secret for the authenticator app; it counts once it is confirmed',
  input: z.strictObject({ password: ownPasswordField }),
  secretFields: ['password'],
  output: z.strictObject({
    /** Base32, for typing in. */
    secret: z.string().nullable(),
    /** An otpauth:// address, for the QR code. */
    uri: z.string().nullable(),
  }),
  toldOnce: ['secret', 'uri'],
  errors: ['INVALID_CREDENTIALS', 'TOO_MANY_ATTEMPTS', 'TWO_FACTOR_ALREADY_ON'],
});

export const confirmSecondFactor = defineCall('secondFactor.confirm', {
  address: 'POST /second-factor/confirmation',
  access: 'signed-in',
  beforeSecondFactor: true,
  summary: 'Switch the second factor on with a first code; ends the other sessions of the person',
  input: z.strictObject({ code: codeField }),
  output: z.strictObject({ recoveryCodes }),
  toldOnce: ['recoveryCodes'],
  errors: ['TWO_FACTOR_INVALID', 'TOO_MANY_ATTEMPTS', 'TWO_FACTOR_ALREADY_ON', 'NOT_FOUND'],
});

export const removeSecondFactor = defineCall('secondFactor.remove', {
  address: 'POST /second-factor/removal',
  access: 'signed-in',
  summary: 'Switch the own second factor off',
  input: z.strictObject({ password: ownPasswordField, code: codeField }),
  secretFields: ['password'],
  output: z.strictObject({ isOn: z.literal(false) }),
  errors: [
    'INVALID_CREDENTIALS',
    'TWO_FACTOR_INVALID',
    'TWO_FACTOR_MANDATORY',
    'TOO_MANY_ATTEMPTS',
    'NOT_FOUND',
  ],
});

export const renewRecoveryCodes = defineCall('secondFactor.newRecoveryCodes', {
  address: 'POST /second-factor/recovery-codes',
  access: 'signed-in',
  summary: 'Make new recovery codes; the earlier ones count no longer',
  input: z.strictObject({ code: codeField }),
  output: z.strictObject({ recoveryCodes }),
  toldOnce: ['recoveryCodes'],
  errors: ['TWO_FACTOR_INVALID', 'TOO_MANY_ATTEMPTS', 'NOT_FOUND'],
});

export const resetSecondFactor = defineCall('secondFactor.reset', {
  address: 'DELETE /users/{userId}/second-factor',
  access: 'admin.users',
  summary: 'Take the second factor of another person away, who lost their phone; ends their sessions',
  input: z.strictObject({ userId: z.uuid() }),
  output: z.strictObject({ isOn: z.literal(false) }),
  errors: ['BEYOND_OWN_PERMISSIONS', 'NOT_FOUND'],
});
