import type { CallContext } from '#server/call-context.ts';
import type { Db } from '#database/tables.ts';
import { sessionTopic } from '#kernel/access/session-topic.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { endOtherSessions } from '../account/account.queries.ts';
import { requireWithinOwn } from '../roles/role.rules.ts';
import { takeTurn } from '../grants/own-grants.ts';
import { endSessions } from '../sessions/session.queries.ts';
import { ownPasswordKey } from '../password/password.service.ts';
import { authenticatorUri, newAuthenticatorSecret, stepOfCode } from './authenticator-code.ts';
import { codeKey, countCode } from './code-attempts.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-code.ts';
import type * as contract from './second-factor.contract.ts';
import {
  beginSecret,
  confirmSecret,
  removeSecret,
  replaceRecoveryCodes,
  type SecondFactorRow,
  selectSecondFactor,
} from './second-factor.queries.ts';
import { grantsOf, requireUser } from '../users/user.record.ts';
import { readCode, spendCode } from './spend-code.ts';

export async function readSecondFactor(context: CallContext) {
  const row = await ownRow(context);
  return {
    since: row.two_factor_confirmed_at,
    recoveryCodesLeft: row.unused_recovery_codes ?? 0,
    isRequired: row.requires_two_factor,
  };
}

export async function beginSecondFactor(
  context: CallContext,
  { password }: CallInput<typeof contract.beginSecondFactor>,
) {
  const { db, tenantId, actor } = context;
  const row = await ownRow(context);
  await requireOwnPassword(context, row, password);
  const secret = newAuthenticatorSecret();
  if (!(await beginSecret(db, tenantId, actor.userId, secret))) throw new AppError('TWO_FACTOR_ALREADY_ON');
  note(context, 'SECOND_FACTOR_BEGUN');
  return { secret, uri: authenticatorUri(secret, row.hospital, row.email) };
}

export async function confirmSecondFactor(
  context: CallContext,
  { code }: CallInput<typeof contract.confirmSecondFactor>,
) {
  const { db, tenantId, actor, clock } = context;
  const row = await ownRow(context);
  const secret = row.two_factor_secret;
  if (row.two_factor_confirmed_at) throw new AppError('TWO_FACTOR_ALREADY_ON');
  if (!secret) throw new AppError('NOT_FOUND');
  const wasRight = await countOwnCode(context, code);
  const at = clock.now();
  const step = stepOfCode(secret, readCode(code), at);
  const person = { tenantId, userId: actor.userId, secret };
  if (step === null || !(await confirmSecret(db, person, step, at.toISOString()))) {
    throw new AppError('TWO_FACTOR_INVALID');
  }
  await wasRight();
  // Whoever signed in elsewhere did so without the second factor.
  await endOtherSessions(db, tenantId, actor.userId, actor.sessionId, at.toISOString());
  note(context, 'SECOND_FACTOR_ON');
  context.announce(sessionTopic(actor.userId));
  context.announce('users');
  return { recoveryCodes: await giveRecoveryCodes(context) };
}

export async function removeSecondFactor(
  context: CallContext,
  { password, code }: CallInput<typeof contract.removeSecondFactor>,
) {
  const { db, tenantId, actor } = context;
  const row = await ownRow(context);
  if (row.requires_two_factor) throw new AppError('TWO_FACTOR_MANDATORY');
  await requireOwnPassword(context, row, password);
  await requireOwnCode(context, row, code);
  await removeSecret(db, tenantId, actor.userId);
  note(context, 'SECOND_FACTOR_OFF');
  context.announce(sessionTopic(actor.userId));
  context.announce('users');
  return { isOn: false as const };
}

export async function renewRecoveryCodes(
  context: CallContext,
  { code }: CallInput<typeof contract.renewRecoveryCodes>,
) {
  await requireOwnCode(context, await ownRow(context), code);
  note(context, 'RECOVERY_CODES_RENEWED');
  return { recoveryCodes: await giveRecoveryCodes(context) };
}

/** @throws AppError FORBIDDEN for the own account: that takes password and code. */
export async function resetSecondFactor(
  context: CallContext,
  { userId }: CallInput<typeof contract.resetSecondFactor>,
) {
  const { db, tenantId, actor, clock, services } = context;
  if (userId === actor.userId) throw new AppError('FORBIDDEN', { own: true });
  const own = await takeTurn(context, 'admin.users');
  requireWithinOwn(own, grantsOf(await requireUser(context, userId)));
  if (!(await removeSecret(db, tenantId, userId))) throw new AppError('NOT_FOUND');
  await endSessions(db, tenantId, userId, clock.now().toISOString());
  await services.limits.forget('second-factor', codeKey(tenantId, userId, null));
  context.audit({ action: 'SECOND_FACTOR_RESET', resource: 'users', resourceId: userId });
  context.announce(sessionTopic(userId));
  context.announce('users');
  return { isOn: false as const };
}

/**
 * Uses up a code of whoever asks, for what an open session is not enough to do.
 * @throws AppError TWO_FACTOR_MISSING, TWO_FACTOR_INVALID, TOO_MANY_ATTEMPTS
 */
export async function requireOwnSecondFactor(context: CallContext, code: string): Promise<void> {
  const row = await ownRow(context);
  if (!row.two_factor_confirmed_at) throw new AppError('TWO_FACTOR_MISSING');
  await requireOwnCode(context, row, code);
}

/** True when the person signs in with a second factor. */
export async function hasSecondFactor(db: Db, tenantId: string, userId: string): Promise<boolean> {
  const row = await selectSecondFactor(db, tenantId, userId);
  return row?.two_factor_confirmed_at != null;
}

async function ownRow({ db, tenantId, actor }: CallContext): Promise<SecondFactorRow> {
  const row = await selectSecondFactor(db, tenantId, actor.userId);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** An open session is not enough to change how its person signs in: somebody may have left it open. */
async function requireOwnPassword(
  { services, tenantId, actor }: CallContext,
  row: SecondFactorRow,
  password: string,
): Promise<void> {
  const attempts = ownPasswordKey(tenantId, actor);
  await services.limits.consume('own-password', attempts);
  const isRight = await services.passwords.verify(row.password_hash ?? '', password);
  if (!isRight) throw new AppError('INVALID_CREDENTIALS');
  await services.limits.forget('own-password', attempts);
}

async function requireOwnCode(context: CallContext, row: SecondFactorRow, code: string): Promise<void> {
  const { db, tenantId, actor, clock } = context;
  const secret = row.two_factor_secret;
  if (!row.two_factor_confirmed_at || !secret) throw new AppError('NOT_FOUND');
  const wasRight = await countOwnCode(context, code);
  const holder = { tenantId, userId: actor.userId, secret };
  if (!(await spendCode(db, holder, code, clock.now()))) throw new AppError('TWO_FACTOR_INVALID');
  await wasRight();
}

function countOwnCode({ services, tenantId, actor }: CallContext, code: string) {
  const { userId, sessionId } = actor;
  return countCode(services.limits, { tenantId, userId, code: readCode(code), from: { sessionId } });
}

async function giveRecoveryCodes({ db, tenantId, actor }: CallContext): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = await Promise.all(codes.map(recoveryCodeHash));
  await replaceRecoveryCodes(db, tenantId, actor.userId, hashes);
  return codes;
}

function note(context: CallContext, action: string): void {
  context.audit({ action, resource: 'users', resourceId: context.actor.userId });
}
