import { AppError, invalidFields } from '#kernel/app-error.ts';
import { newId } from '#kernel/ids.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { dateIn, dayBounds } from '#kernel/time/time-zone.ts';
import { licenseInvoiceRows } from '../invoices/license-invoice.queries.ts';
import { paymentStatusOf } from '../payment-status/payment-status.rules.ts';
import { type SubscriptionRow, writeSubscription } from '../subscription/subscription.queries.ts';
import {
  type ChangedHospital,
  type InvoiceChange,
  type LockedInvoice,
  lockInvoice,
} from './changed-invoice.ts';
import { insertInvoiceChange } from './invoice-change.queries.ts';
import { issue } from './receivable.issues.ts';

/** An invoice is put off by so many days from today at most. */
const maxDeferralDays = 366;

/**
 * Gives a hospital more time for an open invoice, inside the hospital: until the end of that day nothing is past due, and
 * its grace begins after it.
 * @throws AppError WRONG_STATE, STALE; INVALID_INPUT for a day that is not later, has passed or is too far away.
 */
export async function deferInvoice(
  hospital: ChangedHospital,
  change: InvoiceChange & { dueOn: string },
): Promise<LockedInvoice> {
  const { db, tenantId } = hospital;
  const { dueOn, reason, madeByName, now, timeZone } = change;
  const at = now.toISOString();
  const { invoice, subscription } = await lockInvoice(hospital, change, ['open']);
  requireLater(dueOn, invoice.due_on, dateIn(timeZone, now));
  const { id, version, due_on: before } = invoice;
  const written = await licenseInvoiceRows.update(
    db,
    { tenantId, id, version, only: { status: 'open' } },
    { due_on: dueOn, updated_at: at },
  );
  if (!written) throw new AppError('STALE');
  await insertInvoiceChange(db, {
    ...{
      tenant_id: tenantId,
      id: newId(),
      invoice_id: id,
      kind: 'due_date',
      due_from: before,
      due_to: dueOn,
    },
    ...{ reason, made_by_name: madeByName, made_at: at },
  });
  hospital.audit({
    action: 'DEFER',
    resource: 'license_invoices',
    resourceId: id,
    oldValues: { dueOn: before },
    newValues: { invoice: invoice.number, dueOn, reason },
  });
  const until = dayBounds(timeZone, dueOn).end;
  const given = invoice.kind === 'upgrade' ? { owed_at: until } : { deferred_until: until };
  const after = { ...subscription, ...given };
  const status = statusAfter(after, now);
  await writeSubscription(db, tenantId, { ...given, status, updated_at: at });
  hospital.announce('subscription');
  return { subscription: { ...after, status, updated_at: at }, invoice: written };
}

function requireLater(dueOn: string, before: string, today: string): void {
  if (dueOn <= before) throw invalidFields({ dueOn: issue('notLater') });
  if (dueOn < today) throw invalidFields({ dueOn: issue('inPast') });
  if (dueOn > plusDays(today, maxDeferralDays)) throw invalidFields({ dueOn: issue('tooLate') });
}

/** What was past due is so no more once there is time again. */
function statusAfter(after: SubscriptionRow, now: Date): SubscriptionRow['status'] {
  return after.status === 'past_due' && paymentStatusOf(after, now) === 'current' ? 'active' : after.status;
}
