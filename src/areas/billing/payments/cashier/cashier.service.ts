import { notifyAll } from '#areas/notifications/notifications.public.ts';
import { findPeopleWith } from '#areas/people/people.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { toRecord } from '#database/to-record.ts';
import { can } from '#kernel/access/actor.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { subtractMinor } from '#kernel/money/minor-units.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { notice } from '../../billing.notices.ts';
import { issue } from '../payment.issues.ts';
import type * as contract from './cashier.contract.ts';
import { type CashierDay, cashierDay } from './cashier.contract.ts';
import {
  type CashierDayRow,
  closeDay,
  dayRows,
  insertDay,
  selectCurrency,
  selectDay,
  selectDays,
  selectOpenDay,
} from './cashier.queries.ts';
import { selectMoneySettings, selectPaymentsOfDay } from '../payment.queries.ts';
import { rowPatientOf, toPayment } from '../payment.record.ts';
import { cashierTopic, expectedInDrawer } from '../payment.rules.ts';

export async function currentCashierDay({ db, tenantId, actor }: CallContext) {
  const [row, currencyCode, settings] = await Promise.all([
    selectOpenDay(db, tenantId, actor.userId),
    selectCurrency(db, tenantId),
    selectMoneySettings(db, tenantId),
  ]);
  return { day: row ? toDay(row, currencyCode) : null, opensByItself: !settings.cash_needs_open_day };
}

/** @throws AppError WRONG_STATE when a day of the same cashier is open. */
export async function openCashierDay(
  context: CallContext,
  { openingMinor }: CallInput<typeof contract.openCashierDay>,
): Promise<CashierDay> {
  const { db, tenantId, actor, clock } = context;
  const id = newId();
  const isOpened = await insertDay(db, {
    tenant_id: tenantId,
    id,
    user_id: actor.userId,
    opened_at: clock.now().toISOString(),
    opening_minor: openingMinor,
  });
  if (!isOpened) throw new AppError('WRONG_STATE', { status: 'open' });
  const day = await readDay(context, id);
  context.audit({ action: 'OPEN', resource: 'cashier_days', resourceId: id, newValues: { openingMinor } });
  context.announce(cashierTopic);
  return day;
}

/**
 * @throws AppError NOT_FOUND for the day of somebody else without billing.refunds; WRONG_STATE once closed;
 * INVALID_INPUT at the notes for a difference that nobody explains.
 */
export async function closeCashierDay(
  context: CallContext,
  { cashierDayId, countedMinor, notes }: CallInput<typeof contract.closeCashierDay>,
): Promise<CashierDay> {
  const { db, tenantId, clock } = context;
  const locked = await dayRows.lock(db, tenantId, cashierDayId);
  if (!locked || !maySee(context, locked.user_id)) throw new AppError('NOT_FOUND');
  if (locked.closed_at) throw new AppError('WRONG_STATE', { status: 'closed' });
  const { expectedMinor } = await readDay(context, cashierDayId);
  const differenceMinor = subtractMinor(countedMinor, expectedMinor);
  if (differenceMinor !== 0 && !notes) throw invalidFields({ notes: issue('differenceUnexplained') });
  const closing = { closedAt: clock.now().toISOString(), expectedMinor, countedMinor, notes };
  await closeDay(db, tenantId, cashierDayId, {
    closed_at: closing.closedAt,
    expected_minor: expectedMinor,
    counted_minor: countedMinor,
    notes,
  });
  context.audit({ action: 'CLOSE', resource: 'cashier_days', resourceId: cashierDayId, newValues: closing });
  context.announce(cashierTopic);
  const day = await readDay(context, cashierDayId);
  if (differenceMinor !== 0) await tellDifference(context, day, differenceMinor);
  return day;
}

/** Tells those who see every cashier's day, except the one who closed it. */
async function tellDifference(
  context: CallContext,
  { cashier }: CashierDay,
  differenceMinor: number,
): Promise<void> {
  const { db, tenantId, actor } = context;
  const told = await findPeopleWith(db, tenantId, 'billing.refunds');
  await notifyAll(
    context,
    told.filter((userId) => userId !== actor.userId),
    {
      notice: notice(differenceMinor < 0 ? 'drawerShort' : 'drawerOver', {
        person: cashier.name,
        amount: Math.abs(differenceMinor),
      }),
      link: '/dashboard/billing/cashier',
    },
  );
}

export async function listCashierDays(
  { db, tenantId, actor }: CallContext,
  { cursor, limit }: CallInput<typeof contract.listCashierDays>,
): Promise<Page<CashierDay>> {
  const userId = can(actor, 'billing.refunds') ? undefined : actor.userId;
  const [rows, currencyCode] = await Promise.all([
    selectDays(db, tenantId, { userId, cursor, limit }),
    selectCurrency(db, tenantId),
  ]);
  const page = toPage(rows, limit, (row) => [row.opened_at, row.id]);
  return { ...page, rows: page.rows.map((row) => toDay(row, currencyCode)) };
}

export async function listPaymentsOfDay(
  context: CallContext,
  { cashierDayId, cursor, limit }: CallInput<typeof contract.listPaymentsOfDay>,
) {
  const { db, tenantId } = context;
  await readDay(context, cashierDayId);
  const rows = await selectPaymentsOfDay(db, tenantId, cashierDayId, { cursor, limit });
  const page = toPage(rows, limit, (row) => [row.created_at, row.id]);
  return {
    ...page,
    rows: page.rows.map((row) => ({
      ...toPayment(row, row.author_name),
      invoiceNumber: row.invoice_number,
      patient: rowPatientOf(row.patient_id, row.is_restricted),
    })),
  };
}

/** @throws AppError NOT_FOUND also for the day of somebody else without billing.refunds. */
export async function readDay(context: CallContext, id: string): Promise<CashierDay> {
  const { db, tenantId } = context;
  const [row, currencyCode] = await Promise.all([selectDay(db, tenantId, id), selectCurrency(db, tenantId)]);
  if (!row || !maySee(context, row.user_id)) throw new AppError('NOT_FOUND');
  return toDay(row, currencyCode);
}

function maySee({ actor }: CallContext, cashierId: string): boolean {
  return cashierId === actor.userId || can(actor, 'billing.refunds');
}

function toDay(row: CashierDayRow, currencyCode: string): CashierDay {
  const cash = row.totals.filter((total) => total.method === 'cash').map((total) => total.amount);
  const expectedMinor = row.expected_minor ?? expectedInDrawer(row.opening_minor, cash);
  return toRecord(cashierDay, row, {
    cashier: { id: row.user_id, name: row.cashier_name },
    currencyCode,
    expectedMinor,
    differenceMinor: row.counted_minor === null ? null : subtractMinor(row.counted_minor, expectedMinor),
    totals: row.totals.map(({ method, amount, entries }) => ({ method, amountMinor: amount, entries })),
  });
}
