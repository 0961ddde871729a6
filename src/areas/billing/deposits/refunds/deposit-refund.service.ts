import { findPatient } from '#areas/patients/patients.public.ts';
import { notify, notifyAll } from '#areas/notifications/notifications.public.ts';
import { findPeopleWith } from '#areas/people/people.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { decidePending } from '#server/requests/pending-requests.ts';
import { toRecord } from '#database/to-record.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { subtractMinor } from '#kernel/money/minor-units.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { notice } from '../../billing.notices.ts';
import { dayOfRefund } from '../../payments/cashier/drawer.ts';
import { selectMoneySettings } from '../../payments/payment.queries.ts';
import { issue } from '../deposit.issues.ts';
import * as deposits from '../deposit.queries.ts';
import { emptyMovement, noInvoice, toAccount, toEntry } from '../deposit.record.ts';
import { depositsTopic, formatDepositNumber } from '../deposit.rules.ts';
import { announceDeposits } from '../deposit.service.ts';
import type * as contract from './deposit-refund.contract.ts';
import { type DepositRefundRequest, depositRefundRequest } from './deposit-refund.contract.ts';
import * as queries from './deposit-refund.queries.ts';
import type { NamedDepositRefundRow } from './deposit-refund.queries.ts';

const requestsPath = '/dashboard/billing/refunds';

/** @throws AppError NOT_FOUND; INVALID_INPUT at the amount above what is left and others did not ask for already. */
export async function requestDepositRefund(
  context: CallContext,
  { patientId, ...wish }: CallInput<typeof contract.requestDepositRefund>,
): Promise<DepositRefundRequest> {
  const { db, tenantId, actor, clock } = context;
  const account = await deposits.lockAccount(db, tenantId, patientId);
  if (!account && !(await findPatient(db, tenantId, patientId))) throw new AppError('NOT_FOUND');
  const [pendingMinor, settings, deciders] = await Promise.all([
    deposits.sumPendingDepositRefunds(db, tenantId, patientId),
    selectMoneySettings(db, tenantId),
    findPeopleWith(db, tenantId, 'billing.refunds'),
  ]);
  const left = Math.max(0, subtractMinor(account?.left_minor ?? 0, pendingMinor));
  if (!account || wish.amountMinor > left)
    throw invalidFields({ amountMinor: issue('moreThanLeft', { left }) });
  const id = newId();
  await queries.insertDepositRefund(db, {
    tenant_id: tenantId,
    id,
    patient_id: patientId,
    amount_minor: wish.amountMinor,
    method: wish.method,
    purpose: wish.purpose,
    reason: wish.reason,
    status: 'pending',
    requested_by: actor.userId,
    requested_at: clock.now().toISOString(),
    needed_second_person: settings.refund_needs_approval,
  });
  const request = toRequest(await requireRequest(context, id));
  context.audit({
    action: 'CREATE',
    resource: 'deposit_refund_requests',
    resourceId: id,
    newValues: request,
  });
  context.announce(depositsTopic);
  await notifyAll(
    context,
    deciders.filter((userId) => userId !== actor.userId),
    {
      notice: notice('depositRefundRequested', {
        person: actor.name,
        patient: request.patient.patientNumber,
      }),
      link: requestsPath,
    },
  );
  return request;
}

/**
 * Gives the money back, in the open day of the cashier who asked for it.
 * @throws AppError SECOND_PERSON_REQUIRED for one's own request; WRONG_STATE once decided; STALE for an old version;
 * AMOUNT_TOO_HIGH where less is left by now; CASHIER_DAY_CLOSED for cash without the cashier's open day.
 */
export async function approveDepositRefund(
  context: CallContext,
  { depositRefundRequestId, version, note }: CallInput<typeof contract.approveDepositRefund>,
) {
  const { db, tenantId, actor, clock } = context;
  const asked = await requireRequest(context, depositRefundRequestId);
  const account = await deposits.lockAccount(db, tenantId, asked.patient_id);
  if (!account) throw new AppError('NOT_FOUND');
  if (asked.needed_second_person && asked.requested_by === actor.userId) {
    throw new AppError('SECOND_PERSON_REQUIRED');
  }
  await decide(context, asked, version, 'approved', note);
  if (asked.amount_minor > account.left_minor) {
    throw new AppError('AMOUNT_TOO_HIGH', { refundableMinor: account.left_minor });
  }
  const now = clock.now().toISOString();
  const changed = await deposits.changeAccount(db, account, { refunded: asked.amount_minor }, now);
  const dayId = await dayOfRefund(context, asked);
  const pending = await deposits.sumPendingDepositRefunds(db, tenantId, asked.patient_id);
  const request = toRequest(await requireRequest(context, asked.id));
  const row: deposits.DepositRow = {
    ...emptyMovement,
    tenant_id: tenantId,
    id: newId(),
    patient_id: asked.patient_id,
    kind: 'refunded',
    amount_minor: -asked.amount_minor,
    left_minor: changed.left_minor,
    method: asked.method,
    refund_request_id: asked.id,
    purpose: asked.purpose,
    reason: asked.reason,
    cashier_day_id: dayId,
    receipt_number: formatDepositNumber(await context.counting.takeWithoutGap('deposits.number', 1)),
    created_by: actor.userId,
    created_at: now,
  };
  context.sendOff(deposits.insertMovements(db, [row]));
  const entry = toEntry({
    ...row,
    ...noInvoice,
    admission_number: null,
    author_name: actor.name,
    patient_is_restricted: asked.patient_is_restricted,
  });
  context.audit({ action: 'REFUND', resource: 'deposits', resourceId: row.id, newValues: entry });
  announceDeposits(context, dayId);
  return { request, account: toAccount(changed, pending), entry };
}

/** @throws AppError WRONG_STATE once decided; STALE for an old version. */
export async function rejectDepositRefund(
  context: CallContext,
  { depositRefundRequestId, version, note }: CallInput<typeof contract.rejectDepositRefund>,
): Promise<DepositRefundRequest> {
  const asked = await requireRequest(context, depositRefundRequestId);
  await decide(context, asked, version, 'rejected', note);
  context.announce(depositsTopic);
  return toRequest(await requireRequest(context, asked.id));
}

export async function listDepositRefunds(
  { db, tenantId }: CallContext,
  filter: CallInput<typeof contract.listDepositRefunds>,
): Promise<Page<DepositRefundRequest>> {
  const rows = await queries.selectDepositRefunds(db, tenantId, filter);
  const page = toPage(rows, filter.limit, (row) => [row.requested_at, row.id]);
  return { ...page, rows: page.rows.map(toRequest) };
}

async function decide(
  context: CallContext,
  asked: NamedDepositRefundRow,
  version: number,
  status: 'approved' | 'rejected',
  note: string | null,
): Promise<void> {
  const { actor } = context;
  const read = async (id: string) => toRequest(await requireRequest(context, id));
  await decidePending(
    context,
    { rows: queries.depositRefundRows, resource: 'deposit_refund_requests', read },
    { id: asked.id, version, status, note },
  );
  if (asked.requested_by === actor.userId) return;
  await notify(context, {
    userId: asked.requested_by,
    notice: notice(status === 'approved' ? 'depositRefundApproved' : 'depositRefundRejected', {
      person: actor.name,
      patient: asked.patient_number,
    }),
    link: requestsPath,
  });
}

function toRequest(row: NamedDepositRefundRow): DepositRefundRequest {
  return toRecord(depositRefundRequest, row, {
    patient: {
      id: row.patient_id,
      isRestricted: row.patient_is_restricted,
      patientNumber: row.patient_number,
      firstName: row.first_name,
      lastName: row.last_name,
    },
    requestedByName: row.requester_name,
    needsSecondPerson: row.needed_second_person,
    decidedByName: row.decider_name,
  });
}

async function requireRequest({ db, tenantId }: CallContext, id: string): Promise<NamedDepositRefundRow> {
  const row = await queries.selectDepositRefund(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
