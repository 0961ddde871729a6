import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { newId } from '#kernel/ids.ts';
import { selectMoneySettings, shareOpenDay } from '../payment.queries.ts';
import { insertDay } from './cashier.queries.ts';

/** Whose drawer cash goes into or comes out of. */
export interface DrawerHolder {
  id: string;
  name: string;
}

/**
 * The open day of a cashier through whose hands cash goes, held open until the transaction ends. Where none is open
 * the cash opens one with a float of 0: who has cash in the drawer already opens the day by hand.
 * @throws AppError CASHIER_DAY_CLOSED where the hospital wants every day opened by hand.
 */
export async function requireDay(
  context: CallContext,
  cashier: DrawerHolder,
  known?: { settings: { cash_needs_open_day: boolean }; dayId: string | null },
): Promise<string> {
  const { db, tenantId, clock } = context;
  const dayId = known ? known.dayId : (await shareOpenDay(db, tenantId, cashier.id))?.id;
  if (dayId) return dayId;
  const settings = known?.settings ?? (await selectMoneySettings(db, tenantId));
  if (settings.cash_needs_open_day) throw new AppError('CASHIER_DAY_CLOSED', { cashier: cashier.name });
  const id = newId();
  const isOpened = await insertDay(db, {
    tenant_id: tenantId,
    id,
    user_id: cashier.id,
    opened_at: clock.now().toISOString(),
    opening_minor: 0,
  });
  // Another of the cashier's payments opened one meanwhile.
  if (!isOpened) return requireDay(context, cashier);
  context.audit({
    action: 'OPEN',
    resource: 'cashier_days',
    resourceId: id,
    newValues: { openingMinor: 0, openedBy: 'cash', cashierId: cashier.id },
  });
  return id;
}

/**
 * The open day of who asked for money to be given back, through whose drawer it goes; null without one.
 * @throws AppError CASHIER_DAY_CLOSED as `requireDay`, which only cash needs.
 */
export async function dayOfRefund(
  context: CallContext,
  asked: { method: string; requested_by: string; requester_name: string },
): Promise<string | null> {
  const cashier = { id: asked.requested_by, name: asked.requester_name };
  if (asked.method === 'cash') return requireDay(context, cashier);
  return (await shareOpenDay(context.db, context.tenantId, cashier.id))?.id ?? null;
}
