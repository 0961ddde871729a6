import type { CallContext } from '#server/call-context.ts';
import type { PublicContext } from '#server/public-context.ts';
import { sha256 } from '#database/sha256.ts';
import { sessionTopic } from '#kernel/access/session-topic.ts';
import type { Actor } from '#kernel/access/actor.ts';
import { AppError } from '#kernel/app-error.ts';
import { readModules } from '#kernel/access/modules.ts';
import { sampleSignIns } from '../people.samples.ts';
import type { SignedIn } from './session.contract.ts';
import {
  endSessions,
  selectOrganization,
  selectSession,
  selectTenants,
  type SessionRow,
} from './session.queries.ts';
import { mustSetUpSecondFactor } from './session.rules.ts';

/** The organizations of this server, unless strangers would learn from it who its clients are. */
export async function listOrganizations({ database, services }: PublicContext) {
  const { hasSamples, listsOrganizations } = services;
  const tenants = await database.onPlatform(selectTenants);
  const hospitals = tenants.filter(({ is_platform: isPlatform }) => !isPlatform);
  const isListed = listsOrganizations ?? (hasSamples || hospitals.length <= 1);
  const slugs = new Set(tenants.map(({ slug }) => slug));
  return {
    organizations: isListed
      ? tenants.map(({ slug, name, is_platform: isPlatform }) => ({ slug, name, isPlatform }))
      : [],
    samples: hasSamples ? sampleSignIns.filter((one) => slugs.has(one.slug)) : [],
    isWithoutAccounts: tenants.length === 0,
  };
}

export async function currentSession(context: CallContext): Promise<SignedIn> {
  const { token } = context.request;
  const row = token ? await selectSession(context.db, context.tenantId, await sha256(token)) : undefined;
  if (!row) throw new AppError('SIGNED_OUT');
  return toSignedIn(context.tenantId, row);
}

export async function findSession(context: PublicContext) {
  const { database, request } = context;
  const { token } = request;
  const actor = await context.authenticate();
  if (!actor || !token) return { session: null };
  const { tenantId } = actor;
  const hash = await sha256(token);
  if (actor.support)
    return { session: await supportSession(context, actor, actor.support.operatorTenantId, hash) };
  const row = await database.inTenant(tenantId, 'read', (db) => selectSession(db, tenantId, hash));
  return { session: row ? toSignedIn(tenantId, row) : null };
}

/** The operator who reads a hospital for support: their own name and session, the hospital's formats, reading rights. */
async function supportSession(
  { database }: PublicContext,
  actor: Actor,
  operatorTenantId: string,
  hash: string,
): Promise<SignedIn | null> {
  const own = await database.inTenant(operatorTenantId, 'read', (db) =>
    selectSession(db, operatorTenantId, hash),
  );
  const hospital = await database.inTenant(actor.tenantId, 'read', (db) =>
    selectOrganization(db, actor.tenantId),
  );
  if (!own || !hospital) return null;
  const signedIn = toSignedIn(actor.tenantId, { ...own, ...hospital });
  return { ...signedIn, permissions: [...actor.permissions].toSorted(), isAdministrator: false };
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
  context.announce(sessionTopic(actor.userId));
  context.request.endSession();
  return { ended };
}

/** What a session's person is told about it. */
export function toSignedIn(tenantId: string, row: SessionRow): SignedIn {
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
    mustSetUpSecondFactor: mustSetUpSecondFactor(row),
    ...(row.tenant_status === 'suspended' && { isSuspended: true as const }),
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
      numberGrouping: row.number_grouping,
      weekStart: row.week_start,
      taxRateBasisPoints: row.tax_rate_basis_points,
      payoutWithholdingBasisPoints: row.payout_withholding_basis_points,
      logoVersion: row.logo_version,
      ...(row.is_platform && { isPlatform: true as const }),
    },
  };
}
