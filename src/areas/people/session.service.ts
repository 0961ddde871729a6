import { writeAudit } from '#database/audit.ts';
import type { CallContext, PublicContext } from '#database/handler.ts';
import { sha256 } from '#database/sha256.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { readModules } from '#kernel/modules.ts';
import { sampleSignIns } from './people.samples.ts';
import type { SignedIn, signIn as signInCall } from './session.contract.ts';
import {
  endSessions,
  insertSession,
  selectAccount,
  selectSession,
  selectTenantBySlug,
  selectTenants,
  type SessionRow,
} from './session.queries.ts';
import { absoluteHours, emailKey, newToken } from './session.rules.ts';

export async function listOrganizations(context: PublicContext) {
  const tenants = await context.database.onPlatform(selectTenants);
  return {
    organizations: tenants.map(({ slug, name }) => ({ slug, name })),
    samples: context.services.hasSamples ? sampleSignIns : [],
  };
}

/** @throws AppError INVALID_CREDENTIALS alike for unknown hospital, unknown address and wrong password. */
export async function signIn(context: PublicContext, input: CallInput<typeof signInCall>): Promise<SignedIn> {
  const { database, services, request } = context;
  const key = emailKey(input.email);
  await services.limits.consume('sign-in-network', request.ipAddress);
  await services.limits.consume('sign-in-account', `${input.slug}/${key}`);
  const tenant = await database.onPlatform((db) => selectTenantBySlug(db, input.slug));
  const account = tenant
    ? await database.inTenant(tenant.id, 'read', (db) => selectAccount(db, tenant.id, key))
    : undefined;
  const isRight = await services.passwords.verify(account?.password_hash ?? '', input.password);
  const isOffered = services.hasSamples || account?.is_sample !== true;
  if (!tenant || !account || account.status !== 'active' || !isOffered || !isRight) {
    if (tenant && account) await recordFailure(context, tenant.id, account.id);
    throw new AppError('INVALID_CREDENTIALS');
  }
  await services.limits.forget('sign-in-account', `${input.slug}/${key}`);
  return openSession(context, tenant.id, account.id);
}

async function recordFailure(context: PublicContext, tenantId: string, userId: string): Promise<void> {
  await context.database.inTenant(tenantId, 'write', (db) =>
    writeAudit(db, originOf(context, tenantId, null), [
      { action: 'SIGN_IN_FAILED', resource: 'users', resourceId: userId },
    ]),
  );
}

async function openSession(context: PublicContext, tenantId: string, userId: string): Promise<SignedIn> {
  const token = newToken(tenantId);
  const tokenHash = await sha256(token);
  const at = context.clock.now();
  const expiresAt = new Date(at.getTime() + absoluteHours * 3_600_000);
  const row = await context.database.inTenant(tenantId, 'write', async (db) => {
    await insertSession(db, {
      tenantId,
      id: newId(),
      userId,
      tokenHash,
      at: at.toISOString(),
      expiresAt: expiresAt.toISOString(),
      ipAddress: context.request.ipAddress,
      userAgent: context.request.userAgent,
    });
    await writeAudit(db, originOf(context, tenantId, userId), [
      { action: 'SIGNED_IN', resource: 'users', resourceId: userId },
    ]);
    return selectSession(db, tenantId, tokenHash);
  });
  if (!row) throw new AppError('INVALID_CREDENTIALS');
  context.request.startSession(token, expiresAt);
  return toSignedIn(tenantId, row);
}

function originOf(context: PublicContext, tenantId: string, userId: string | null) {
  const { ipAddress, userAgent } = context.request;
  return { tenantId, userId, ipAddress, userAgent, at: context.clock.now() };
}

export async function currentSession(context: CallContext): Promise<SignedIn> {
  const { token } = context.request;
  const row = token ? await selectSession(context.db, context.tenantId, await sha256(token)) : undefined;
  if (!row) throw new AppError('SIGNED_OUT');
  return toSignedIn(context.tenantId, row);
}

export async function signOut(context: CallContext) {
  return endOwnSessions(context, 'SIGNED_OUT', context.actor.sessionId);
}

export async function signOutEverywhere(context: CallContext) {
  return endOwnSessions(context, 'SIGNED_OUT_EVERYWHERE');
}

async function endOwnSessions(context: CallContext, action: string, sessionId?: string) {
  const { actor, clock, db, tenantId } = context;
  const ended = await endSessions(db, tenantId, actor.userId, clock.now().toISOString(), sessionId);
  context.audit({ action, resource: 'users', resourceId: actor.userId, newValues: { ended } });
  context.announce('sessions');
  context.request.endSession();
  return { ended };
}

function toSignedIn(tenantId: string, row: SessionRow): SignedIn {
  return {
    user: {
      id: row.user_id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      roles: row.roles.map((role) => role.name),
    },
    permissions: [...new Set(row.roles.flatMap((role) => role.permissions))].toSorted(),
    isAdministrator: row.roles.some((role) => role.is_administrator),
    modules: readModules(row.modules),
    tenant: {
      id: tenantId,
      slug: row.slug,
      name: row.name,
      address: row.address,
      phone: row.phone,
      email: row.tenant_email,
      currencyCode: row.currency_code,
      timeZone: row.time_zone,
      dateFormat: row.date_format,
      timeFormat: row.time_format,
      taxRateBasisPoints: row.tax_rate_basis_points,
      payoutWithholdingBasisPoints: row.payout_withholding_basis_points,
      logoVersion: row.logo_version,
    },
  };
}
