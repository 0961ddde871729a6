import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { raiseAlerts } from '../alerts/alert-raising.service.ts';
import { lockLabOrder } from '../orders/lab-order.queries.ts';
import { labOrderTopic } from '../orders/lab-order.rules.ts';
import { followWork } from '../orders/order-status.service.ts';
import { type Examination, examineResult } from '../ranges/examination.ts';
import { isCritical } from '../ranges/flagging.ts';
import type { Subject } from '../ranges/range-choice.ts';
import { readTypedNumber } from '../ranges/typed-result.ts';
import { withUnit } from '../ranges/unit-text.ts';
import type * as contract from './lab-result.contract.ts';
import type { OpenedSheet } from './lab-result.contract.ts';
import { issue } from './lab-result.issues.ts';
import {
  insertResults,
  type OrderTestRow,
  selectLatestResults,
  selectOrderTests,
  selectSubject,
} from './lab-result.queries.ts';
import { toLabResult } from './lab-result.record.ts';
import { readSheet } from './lab-result.service.ts';
import { openResults, seesResults } from './result-access.ts';

interface TypedResult {
  testId: string;
  result: string;
  /** The result once more, by who looked at it again. */
  confirmed: string | null;
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
  const isSeen = await seesResults(context, { id: order.patient_id, isRestricted: person.is_restricted });
  for (const { testId, corrects } of typed) {
    const latest = stored.find((row) => row.test_id === testId);
    if ((latest?.revision ?? 0) !== (corrects?.revision ?? 0)) {
      throw new AppError('STALE', {
        testId,
        current: latest && isSeen ? toLabResult(latest, { seesInternals: true }) : null,
      });
    }
  }
  const subject: Subject = {
    sex: person.gender,
    dateOfBirth: person.date_of_birth,
    birthPrecision: person.birth_precision,
    onDay: dateIn(actor.timeZone, new Date(order.collected_at ?? order.ordered_at)),
  };
  const testOf = new Map(tests.map((test) => [test.test_id, test]));
  const examined = typed.map((one) => {
    const test = testOf.get(one.testId);
    if (!test) throw new AppError('NOT_FOUND');
    return { one, test, examination: examineResult(one.result, rulesOf(test), subject) };
  });
  refuseUnclear(examined);
  const rows = examined.flatMap(({ one, test, examination }) =>
    examination.kind === 'read' ? [{ test, row: resultRow(context, order, test, one, examination) }] : [],
  );
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
  await followWork(context, orderId);
  await raiseAlerts(context, {
    order,
    person,
    critical: rows.filter(({ row }) => isCritical(row.flag)),
  });
  for (const topic of ['lab-orders', 'lab-results', labOrderTopic(orderId)] as const) context.announce(topic);
  return readSheet(context, orderId);
}

type ReadResult = Extract<Examination, { kind: 'read' }>;

interface Examined {
  one: TypedResult;
  test: OrderTestRow;
  examination: Examination;
}

function rulesOf(test: OrderTestRow) {
  return {
    normalRange: test.normal_range,
    criticalRange: test.critical_range,
    plausibilityFactor: test.plausibility_factor,
  };
}

/** @throws AppError INVALID_INPUT naming every result that is no number, or that nobody has confirmed. */
function refuseUnclear(examined: readonly Examined[]): void {
  const fields = examined.flatMap((one, place): [string, string][] => {
    const wrong = wrongWith(one);
    if (!wrong) return [];
    return [[one.one.corrects ? wrong.field : `results.${place}.${wrong.field}`, wrong.issue]];
  });
  if (fields.length > 0) throw invalidFields(Object.fromEntries(fields));
}

function wrongWith({ one, test, examination }: Examined): { field: string; issue: string } | undefined {
  if (examination.kind === 'unreadable') return { field: 'result', issue: issue('notANumber') };
  if (examination.kind === 'ambiguous') {
    const { grouped, decimal } = examination;
    return { field: 'result', issue: issue('ambiguousNumber', { grouped, decimal }) };
  }
  const { doubt, result } = examination;
  if (doubt === null || isConfirmed(one.confirmed, result)) return undefined;
  const facts = { result: withUnit(result, test.unit) };
  const wanted = doubt === 'critical' ? issue('confirmCritical', facts) : issue('confirmImplausible', facts);
  return { field: 'confirmed', issue: wanted };
}

/** True for the stored text itself, and for the same number typed a second time in another way. */
function isConfirmed(confirmed: string | null, result: string): boolean {
  if (confirmed === null) return false;
  if (confirmed.trim() === result) return true;
  const again = readTypedNumber(confirmed);
  return again.kind === 'read' && again.result === result;
}

function resultRow(
  { tenantId, actor, clock }: CallContext,
  order: { id: string; patient_id: string },
  test: OrderTestRow,
  { notes, corrects }: TypedResult,
  { result, value, flag, range }: ReadResult,
) {
  return {
    tenant_id: tenantId,
    id: newId(),
    order_id: order.id,
    test_id: test.test_id,
    patient_id: order.patient_id,
    revision: (corrects?.revision ?? 0) + 1,
    result,
    value,
    unit: test.unit,
    normal_range: range,
    flag,
    notes,
    correction_reason: corrects?.reason ?? null,
    entered_by: actor.userId,
    entered_at: clock.now().toISOString(),
  };
}
