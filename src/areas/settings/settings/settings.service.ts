import { readCounters } from '#database/counters.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { changedFields, given } from '#kernel/changed-fields.ts';
import { offeredCurrencies } from '#kernel/money/currencies.ts';
import { toColumns } from '#database/to-columns.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import type * as contract from './settings.contract.ts';
import { organizationFields, type TenantSettings } from './settings.contract.ts';
import { issue } from './settings.issues.ts';
import {
  renameTenant,
  selectConfigured,
  selectSettings,
  switchModules,
  updateSettingsRow,
} from './settings.queries.ts';
import { toSettings } from './settings.record.ts';

export async function getSettings({ db, tenantId }: CallContext): Promise<TenantSettings> {
  return toSettings(await selectSettings(db, tenantId));
}

/**
 * @throws AppError STALE with the stored settings when somebody else changed them in the meantime, INVALID_INPUT for another
 * currency once there are invoices.
 */
export async function updateSettings(
  context: CallContext,
  input: CallInput<typeof contract.updateSettings>,
): Promise<TenantSettings> {
  const { db, tenantId, clock } = context;
  const { version, ...changes } = input;
  const before = toSettings(await selectSettings(db, tenantId));
  const wanted: TenantSettings = { ...before, ...given(changes) };
  await refuseOtherCurrency(context, before.currencyCode, wanted.currencyCode);
  const at = clock.now().toISOString();
  // Who saves a time zone has decided by which clock the hospital works.
  const decided = changes.timeZone === undefined ? {} : { clock_decided_at: at };
  const row = await updateSettingsRow(
    db,
    tenantId,
    version,
    { ...toColumns(organizationFields, wanted), ...decided },
    at,
  );
  if (!row) throw new AppError('STALE', { current: before });
  const after = toSettings(row);
  if (after.name !== before.name) await renameTenant(db, tenantId, after.name);
  context.audit({
    action: 'UPDATE',
    resource: 'settings',
    resourceId: tenantId,
    ...changedFields(typedOf(before), typedOf(after)),
  });
  announceSettings(context);
  return after;
}

// Once there are invoices or deposits, another currency would silently change what their amounts mean.
async function refuseOtherCurrency({ db, tenantId }: CallContext, stored: string, wanted: string) {
  if (wanted === stored) return;
  const isOffered = offeredCurrencies.some((code) => code === wanted);
  if (!isOffered) throw invalidFields({ currencyCode: valueIssue('chooseOne') });
  const counters = await readCounters(db, tenantId, ['invoices.number', 'deposits.number']);
  if (counters['invoices.number'] + counters['deposits.number'] > 0) {
    throw invalidFields({ currencyCode: issue('currencyFixed', { currency: stored }) });
  }
}

function typedOf({ modules: _own, updatedAt: _at, version: _version, ...typed }: TenantSettings) {
  return typed;
}

/** Has everybody's session and every screen that shows settings fetched again. */
export function announceSettings(context: CallContext): void {
  context.announce('settings');
  context.announce('sessions');
}

export async function setModules(
  context: CallContext,
  { modules }: CallInput<typeof contract.setModules>,
): Promise<TenantSettings> {
  const { db, tenantId, clock } = context;
  const before = toSettings(await selectSettings(db, tenantId));
  const switches = Object.fromEntries(Object.entries(modules).filter(([, isOn]) => isOn !== undefined));
  const after = toSettings(await switchModules(db, tenantId, switches, clock.now().toISOString()));
  context.audit({
    action: 'UPDATE',
    resource: 'modules',
    resourceId: tenantId,
    ...changedFields(before.modules, after.modules),
  });
  announceSettings(context);
  return after;
}

export async function readIntegrations({ db, tenantId, services }: CallContext) {
  const { mail, sms } = await selectConfigured(db, tenantId);
  const canSend = services.messengers !== undefined;
  const stateOf = (isConfigured: boolean) =>
    canSend && isConfigured ? ('configured' as const) : ('not-configured' as const);
  return { hasApi: services.host === 'server', mail: stateOf(mail), sms: stateOf(sms) };
}
