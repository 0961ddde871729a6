import { maySuspendedRead, readOperatorContact } from '#areas/subscriptions/subscriptions.public.ts';
import { newSecret } from '#kernel/secret.ts';
import { writeAudit } from '#database/audit/audit.ts';
import type { PublicContext } from '#server/public-context.ts';
import { sha256 } from '#database/sha256.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { countCode } from '../second-factor/code-attempts.ts';
import { holdsRecoveryCode, readCode, spendCode } from '../second-factor/spend-code.ts';
import type { SignedIn, signIn as signInCall } from '../sessions/session.contract.ts';
import {
  type CheckedAccount,
  holdAccount,
  insertSession,
  selectAccount,
  hasDevicePassed,
  selectAccountsOfDevice,
  selectSession,
  selectSessionPolicy,
  selectTenantToSignIn,
} from '../sessions/session.queries.ts';
import { emailKey, keepDeviceDays, newToken, sessionEnd } from '../sessions/session.rules.ts';
import { toSignedIn } from '../sessions/session.service.ts';
import { networkOf } from '#kernel/limits/network.ts';
import { type AttemptCount, countAttempt } from './sign-in-attempts.ts';

/** The id of no tenant: a sign-in at an unknown hospital asks it the same as a real one, and takes as long. */
const unknownTenantId = '00000000-0000-0000-0000-000000000000';

interface Place {
  tenantId: string;
  isKnown: boolean;
}

/**
 * Signs a person in. Unknown hospital, unknown address and wrong password take the same steps and get the same answer.
 * Where the operator lets suspended hospitals read on, their people are signed in, and their writes are refused.
 * @throws AppError INVALID_CREDENTIALS, TOO_MANY_ATTEMPTS; HOSPITAL_SUSPENDED with the operator's contact,
 * TWO_FACTOR_REQUIRED and TWO_FACTOR_INVALID only once the password was right.
 */
export async function signIn(context: PublicContext, input: CallInput<typeof signInCall>): Promise<SignedIn> {
  const { database } = context;
  const tenant = await database.onPlatform((db) => selectTenantToSignIn(db, input.slug));
  const place = { tenantId: tenant?.id ?? unknownTenantId, isKnown: tenant !== undefined };
  const deviceHash = await readDevice(context);
  const count = await countSignIn(context, place, input, deviceHash);
  const visitor = await checkPassword(context, place, input);
  await count.passwordWasRight();
  // Only now: whoever has no password of it does not learn that it is suspended.
  if (tenant?.status === 'suspended' && !(await maySuspendedRead(database))) {
    throw new AppError('HOSPITAL_SUSPENDED', await readOperatorContact(context));
  }
  const session = visitor.secret
    ? await openWithCode(context, visitor, input.code, deviceHash)
    : await openSession(context, visitor, deviceHash);
  await count.succeeded();
  return session;
}

function readDevice({ request }: PublicContext): Promise<string | null> {
  const isOurs = request.device !== null && /^[0-9a-f]{64}$/.test(request.device);
  return isOurs ? sha256(request.device!) : Promise.resolve(null);
}

async function countSignIn(
  { database, services, request }: PublicContext,
  { tenantId }: Place,
  { slug, email, code = '' }: CallInput<typeof signInCall>,
  device: string | null,
): Promise<AttemptCount> {
  const accountsOfDevice = device
    ? await database.inTenant(tenantId, 'read', (db) => selectAccountsOfDevice(db, tenantId, device))
    : [];
  const { ipAddress } = request;
  const key = emailKey(email);
  const hasRecoveryCode = () =>
    database.inTenant(tenantId, 'read', (db) => holdsRecoveryCode(db, tenantId, key, code));
  const attempt = { slug, emailKey: key, ipAddress, device, accountsOfDevice, hasRecoveryCode };
  const count = countAttempt(services.limits, attempt);
  await count.begin();
  return count;
}

async function checkPassword(
  context: PublicContext,
  place: Place,
  input: CallInput<typeof signInCall>,
): Promise<CheckedAccount> {
  const { database, services } = context;
  const { tenantId } = place;
  const key = emailKey(input.email);
  const account = await database.inTenant(tenantId, 'read', (db) => selectAccount(db, tenantId, key));
  const isRight = await services.passwords.verify(account?.password_hash ?? '', input.password);
  const isOffered = services.hasSamples || account?.is_sample !== true;
  if (!account || account.status !== 'active' || !isOffered || !isRight) {
    await recordFailure(context, place, account?.id ?? null);
    throw new AppError('INVALID_CREDENTIALS');
  }
  const secret = account.two_factor_confirmed_at ? account.two_factor_secret : null;
  return { tenantId, userId: account.id, passwordHash: account.password_hash ?? '', secret };
}

/** Leaves a trace whoever was meant: an entry of the hospital, or a count where there is no such hospital. */
async function recordFailure(context: PublicContext, place: Place, userId: string | null): Promise<void> {
  const { database, services, request } = context;
  if (!place.isKnown) return services.limits.consume('sign-in-nowhere', networkOf(request.ipAddress));
  const { tenantId } = place;
  await database.inTenant(tenantId, 'write', (db) =>
    writeAudit(db, originOf(context, tenantId, null), [
      { action: 'SIGN_IN_FAILED', resource: 'users', resourceId: userId },
    ]),
  );
}

async function openWithCode(
  context: PublicContext,
  visitor: CheckedAccount,
  code: string | undefined,
  deviceHash: string | null,
): Promise<SignedIn> {
  if (!code) throw new AppError('TWO_FACTOR_REQUIRED');
  const { database, services, request } = context;
  const { tenantId, userId } = visitor;
  const hasPassed = deviceHash
    ? await database.inTenant(tenantId, 'read', (db) => hasDevicePassed(db, tenantId, userId, deviceHash))
    : false;
  const from = { device: hasPassed ? deviceHash : null, network: networkOf(request.ipAddress) };
  const wasRight = await countCode(services.limits, { tenantId, userId, code: readCode(code), from });
  try {
    const session = await openSession(context, visitor, deviceHash, code);
    await wasRight();
    return session;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TWO_FACTOR_INVALID') {
      await recordFailure(context, { tenantId, isKnown: true }, userId);
    }
    throw error;
  }
}

async function openSession(
  context: PublicContext,
  visitor: CheckedAccount,
  knownDevice: string | null,
  code?: string,
): Promise<SignedIn> {
  const { database, clock, request } = context;
  const { tenantId, userId, secret } = visitor;
  const token = newToken(tenantId);
  const tokenHash = await sha256(token);
  const device = knownDevice && request.device ? request.device : newSecret();
  const deviceHash = await sha256(device);
  const at = clock.now();
  const row = await database.inTenant(tenantId, 'write', async (db) => {
    // Checking a password takes a while: it may have been replaced meanwhile, and its sessions ended.
    if (!(await holdAccount(db, visitor))) throw new AppError('INVALID_CREDENTIALS');
    // In the transaction of the session: a code that opens none is not used up.
    const by = secret ? await spendCode(db, { tenantId, userId, secret }, code ?? '', at) : null;
    if (secret && !by) throw new AppError('TWO_FACTOR_INVALID');
    const policy = await selectSessionPolicy(db, tenantId);
    await insertSession(db, {
      tenantId,
      id: newId(),
      userId,
      tokenHash,
      at: at.toISOString(),
      expiresAt: sessionEnd(policy, at).toISOString(),
      ipAddress: request.ipAddress,
      userAgent: request.userAgent,
      deviceHash,
    });
    await writeAudit(db, originOf(context, tenantId, userId), [
      {
        action: 'SIGNED_IN',
        resource: 'users',
        resourceId: userId,
        ...(by && { newValues: { secondFactor: by } }),
      },
    ]);
    return selectSession(db, tenantId, tokenHash);
  });
  if (!row) throw new AppError('INVALID_CREDENTIALS');
  request.startSession(token, new Date(row.expires_at));
  request.keepDevice(device, new Date(at.getTime() + keepDeviceDays * 86_400_000));
  return toSignedIn(tenantId, row);
}

function originOf({ request, clock }: PublicContext, tenantId: string, userId: string | null) {
  const { ipAddress, userAgent } = request;
  return { tenantId, userId, ipAddress, userAgent, at: clock.now() };
}
