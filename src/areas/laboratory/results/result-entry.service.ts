import { findPeopleWith } from '#areas/people/people.public.ts';
import { notifyAll } from '#areas/notifications/notifications.public.ts';
import type { CallContext } from '#database/handler.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { insertAlerts } from '../alerts/lab-alert.queries.ts';
import { notice } from '../laboratory.notices.ts';
import { lockLabOrder } from '../orders/lab-order.queries.ts';
import { labOrderTopic } from '../orders/lab-order.rules.ts';
import { decimalOf, isCritical, judgeResult } from '../ranges/flagging.ts';
import type { Subject } from '../ranges/range-choice.ts';
import type * as contract from './lab-result.contract.ts';
import type { OpenedSheet } from './lab-result.contract.ts';
import {
  insertResults,
  type OrderTestRow,
  selectLatestResults,
  selectOrderTests,
  selectSubject,
} from './lab-result.queries.ts';
import { toLabResult } from './lab-result.record.ts';
import { readSheet } from './lab-result.service.ts';
import { openResults } from './result-access.ts';

interface TypedResult {
  testId: string;
  result: string;
  notes: string | null;
  /** The revision it follows, and why; without one it is the first. */
  corrects?: { revision: number; reason: string };
}

/** @throws AppError STALE with the stored result when somebody else entered it first; WRONG_STATE on a cancelled order. */
export async function enterLabResults(
  context: CallContext,
  { orderId, results }: CallInput<typeof contract.enterLabResults>,
): Promise<OpenedSheet> {
  return writeResults(context, orderId, results);
}

/** @throws AppError STALE when another revision is stored; WRONG_STATE; RECORD_RESTRICTED, because the old result is shown. */
export async function correctLabResult(
  context: CallContext,
  { orderId, revision, reason, ...typed }: CallInput<typeof contract.correctLabResult>,
): Promise<OpenedSheet> {
  return writeResults(context, orderId, [{ ...typed, corrects: { revision, reason } }]);
}

/** The order is locked first, so that of two people who enter the same result one finds the other's. */
async function writeResults(
  context: CallContext,
  orderId: string,
  typed: readonly TypedResult[],
): Promise<OpenedSheet> {
  const { db, tenantId, actor } = context;
  const order = await lockLabOrder(db, tenantId, orderId);
  if (!order) throw new AppError('NOT_FOUND');
  if (typed.some(({ corrects }) => corrects)) await openResults(context, order.patient_id);
  if (order.status === 'cancelled') throw new AppError('WRONG_STATE', { status: order.status });
  const [tests, stored, person] = await Promise.all([
    selectOrderTests(db, tenantId, [orderId]),
    selectLatestResults(db, tenantId, [orderId]),
    selectSubject(db, tenantId, order.patient_id),
  ]);
  for (const { testId, corrects } of typed) {
    const latest = stored.find((row) => row.test_id === testId);
    if ((latest?.revision ?? 0) !== (corrects?.revision ?? 0)) {
      throw new AppError('STALE', { testId, current: latest ? toLabResult(latest) : null });
    }
  }
  const subject: Subject = {
    sex: person.gender,
    dateOfBirth: person.date_of_birth,
    onDay: dateIn(actor.timeZone, new Date(order.collected_at ?? order.ordered_at)),
  };
  const testOf = new Map(tests.map((test) => [test.test_id, test]));
  const rows = typed.map((one) => {
    const test = testOf.get(one.testId);
    if (!test) throw new AppError('NOT_FOUND');
    return { test, row: resultRow(context, order, test, one, subject) };
  });
  await insertResults(
    db,
    rows.map(({ row }) => row),
  );
  for (const { row } of rows) {
    const { tenant_id: _tenant, id, ...newValues } = row;
    context.audit({
      action: row.revision === 1 ? 'CREATE' : 'UPDATE',
      resource: 'lab_results',
      resourceId: id,
      newValues,
    });
  }
  await raiseAlerts(
    context,
    order,
    rows.filter(({ row }) => isCritical(row.flag)),
  );
  for (const topic of ['lab-orders', 'lab-results', labOrderTopic(orderId)]) context.announce(topic);
  return readSheet(context, orderId);
}

function resultRow(
  { tenantId, actor, clock }: CallContext,
  order: { id: string; patient_id: string },
  test: OrderTestRow,
  { result, notes, corrects }: TypedResult,
  subject: Subject,
) {
  const ranges = { normalRange: test.normal_range, criticalRange: test.critical_range };
  const { flag, range } = judgeResult(result, ranges, subject);
  return {
    tenant_id: tenantId,
    id: newId(),
    order_id: order.id,
    test_id: test.test_id,
    patient_id: order.patient_id,
    revision: (corrects?.revision ?? 0) + 1,
    result,
    value: decimalOf(result),
    unit: test.unit,
    normal_range: range,
    flag,
    notes,
    correction_reason: corrects?.reason ?? null,
    entered_by: actor.userId,
    entered_at: clock.now().toISOString(),
  };
}

/** The laboratory is told at once; the doctor when the result is verified. */
async function raiseAlerts(
  context: CallContext,
  order: { id: string; order_number: string },
  critical: readonly { test: OrderTestRow; row: { id: string } }[],
): Promise<void> {
  if (critical.length === 0) return;
  const { db, tenantId, clock } = context;
  const raised_at = clock.now().toISOString();
  await insertAlerts(
    db,
    critical.map(({ row }) => ({
      tenant_id: tenantId,
      id: newId(),
      result_id: row.id,
      raised_at,
      acknowledged_by: null,
      acknowledged_at: null,
      note: null,
    })),
  );
  const tests = critical.map(({ test }) => test.test_name).join(', ');
  await notifyAll(context, await findPeopleWith(db, tenantId, 'lab.results'), {
    notice: notice('criticalEntered', { order: order.order_number, tests }),
    link: `/dashboard/laboratory?orderId=${order.id}`,
  });
  context.announce('lab-alerts');
}
