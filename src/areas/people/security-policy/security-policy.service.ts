import { writeSettings } from '#areas/settings/settings.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { toColumns } from '#database/to-columns.ts';
import { toRecord } from '#database/to-record.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { hasSecondFactor } from '../second-factor/second-factor.service.ts';
import {
  securityPolicyFields,
  type SecurityPolicy,
  securityPolicy,
  type updateSecurityPolicy as updateCall,
} from './security-policy.contract.ts';
import { issue } from './security-policy.issues.ts';
import {
  lockSecurityPolicy,
  type SecurityPolicyRow,
  selectSecurityPolicy,
} from './security-policy.queries.ts';

export async function getSecurityPolicy({ db, tenantId }: CallContext): Promise<SecurityPolicy> {
  return toPolicy(await selectSecurityPolicy(db, tenantId));
}

/** @throws AppError STALE with the stored policy when somebody else changed it in the meantime. */
export async function updateSecurityPolicy(
  context: CallContext,
  input: CallInput<typeof updateCall>,
): Promise<SecurityPolicy> {
  const { db, tenantId, clock } = context;
  const before = toPolicy(await lockSecurityPolicy(db, tenantId));
  if (before.version !== input.version) throw new AppError('STALE', { current: before });
  if (input.requiresTwoFactor && !before.requiresTwoFactor) await requireOwnSecondFactor(context);
  const after = { ...input, version: before.version + 1 };
  await writeSettings(db, tenantId, toRow(after), clock.now().toISOString());
  context.audit({
    action: 'UPDATE',
    resource: 'security_policies',
    resourceId: tenantId,
    ...changedFields({ ...before, version: after.version }, after),
  });
  context.announce('sessions');
  context.announce('settings');
  return after;
}

/** Whoever asks it of everybody must have one first, so that somebody can still get in and change it back. */
async function requireOwnSecondFactor({ db, tenantId, actor }: CallContext): Promise<void> {
  if (await hasSecondFactor(db, tenantId, actor.userId)) return;
  throw invalidFields({ requiresTwoFactor: issue('ownFactorFirst') });
}

function toPolicy(row: SecurityPolicyRow): SecurityPolicy {
  return toRecord(securityPolicy, row, { version: row.security_version });
}

function toRow(policy: SecurityPolicy): SecurityPolicyRow {
  return { ...toColumns(securityPolicyFields, policy), security_version: policy.version };
}
