import { z } from 'zod';
import { weekStarts } from '#kernel/time/week-times.ts';
import { defineCall } from '#kernel/define-call.ts';
import { toAsciiDigits } from '#kernel/digits.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { boundedText, freeText, requiredText } from '#kernel/text.ts';

const organization = z.strictObject({
  slug: z.string(),
  name: z.string(),
  /** It runs the platform and is no hospital. */
  isPlatform: z.boolean(),
});

const sampleSignIn = z.strictObject({
  /** The role, or the name of a shortcut. */
  label: z.string(),
  /** What this person does, in one line. */
  day: z.string(),
  /** It comes before all others. */
  isShortcut: z.boolean(),
  slug: z.string(),
  email: z.string(),
  password: z.string(),
});

export type SampleSignIn = z.output<typeof sampleSignIn>;

/** The hospitals a person can sign in to, for the choice on the login page. */
export const listOrganizations = defineCall('sessions.organizations', {
  address: 'GET /organizations',
  access: 'public',
  summary: 'List the organizations one can sign in to, where the operator lets strangers see them',
  output: z.strictObject({
    /** Empty where they are not listed: who signs in types the code of theirs. */
    organizations: z.array(organization),
    /** Sample sign-ins of these organizations, where this server was started with samples. */
    samples: z.array(sampleSignIn),
    /** Nobody has an account here yet: who runs the server sets it up first. */
    isWithoutAccounts: z.boolean(),
  }),
});

/** Who is signed in, what they may do, and how their hospital writes times and money. */
export const signedIn = z.strictObject({
  user: z.strictObject({
    id: z.uuid(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    roles: z.array(z.string()),
  }),
  permissions: z.array(z.string()),
  /** Passes every permission check and sees every module. */
  isAdministrator: z.boolean(),
  modules: z.record(z.string(), z.boolean()),
  /** The hospital asks everybody for a second factor: only calls that set it up are answered until then. */
  mustSetUpSecondFactor: z.boolean(),
  /** The operator has suspended the hospital: its people read and take out, and every other write is refused. */
  isSuspended: z.literal(true).optional(),
  tenant: z.strictObject({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    address: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    currencyCode: z.string(),
    timeZone: z.string(),
    dateFormat: z.string(),
    timeFormat: z.enum(['12h', '24h']),
    numberGrouping: z.enum(['thousand', 'lakh']),
    weekStart: z.enum(weekStarts),
    /** Hundredths of a percent: 1000 is 10 percent. */
    taxRateBasisPoints: z.number().int(),
    payoutWithholdingBasisPoints: z.number().int(),
    /** Another one after each change of the logo; null without a logo. */
    logoVersion: z.string().nullable(),
    /** It runs the platform and is no hospital. */
    isPlatform: z.literal(true).optional(),
  }),
});

export type SignedIn = z.output<typeof signedIn>;

export const signIn = defineCall('sessions.signIn', {
  address: 'POST /sessions',
  access: 'public',
  summary: 'Sign in',
  input: z.strictObject({
    /** The code of the organization, in letters of any case. */
    slug: requiredText(63).toLowerCase(),
    email: requiredText(254),
    password: boundedText(sizeLimits.typedPasswordCharacters).min(1),
    /** Of the authenticator app, or a recovery code; asked for by TWO_FACTOR_REQUIRED. */
    code: freeText(40).transform(toAsciiDigits).optional(),
  }),
  output: signedIn,
  errors: [
    'INVALID_CREDENTIALS',
    'HOSPITAL_SUSPENDED',
    'TWO_FACTOR_REQUIRED',
    'TWO_FACTOR_INVALID',
    'TOO_MANY_ATTEMPTS',
  ],
});

export const currentSession = defineCall('sessions.current', {
  address: 'GET /sessions/current',
  access: 'signed-in',
  beforeSecondFactor: true,
  summary: 'Tell who is signed in',
  output: signedIn,
});

/** For pages: a visit by nobody is no refusal, which a browser would write to its console. */
export const findSession = defineCall('sessions.find', {
  address: 'GET /session',
  access: 'public',
  summary: 'Tell who is signed in, if anybody is',
  output: z.strictObject({ session: signedIn.nullable() }),
});

export const signOut = defineCall('sessions.signOut', {
  address: 'DELETE /sessions/current',
  access: 'signed-in',
  beforeSecondFactor: true,
  summary: 'Sign out of this session',
  output: z.strictObject({ ended: z.number().int() }),
});

export const signOutEverywhere = defineCall('sessions.signOutEverywhere', {
  address: 'DELETE /sessions',
  access: 'signed-in',
  beforeSecondFactor: true,
  summary: 'Sign out of every session of the signed-in person',
  output: z.strictObject({ ended: z.number().int() }),
});
