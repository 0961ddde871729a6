import { advanceCounters } from '#database/counters.ts';
import { advanceDailyFigures } from '#database/daily-figures.ts';
import type { Db } from '#database/tables.ts';
import type { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/ids.ts';
import { dateIn } from '#kernel/time-zone.ts';
import { insertAlerts } from './alerts/lab-alert.queries.ts';
import { insertLabTests, type LabTestRow } from './catalogue/lab-test.queries.ts';
import { type LabOrderCounter, labOrderCounters } from './orders/lab-order-counters.ts';
import { insertLabOrders, insertOrderTests } from './orders/lab-order.queries.ts';
import { formatOrderNumber } from './orders/lab-order.rules.ts';
import { orderedTest } from './orders/ordering.service.ts';
import { decimalOf, isCritical, judgeResult } from './ranges/flagging.ts';
import type { Subject } from './ranges/range-choice.ts';
import { type SampleOrder, sampleOrders } from './samples/orders.samples.ts';
import { type SampleTest, sampleTests } from './samples/tests.samples.ts';
import { insertResults, insertVerifications, selectSubject } from './results/lab-result.queries.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export interface SampleLaboratory {
  tenantId: string;
  timeZone: string;
  /** Who orders and enters results, and who verifies them: two people. */
  technicianId: string;
  verifierId: string;
  doctors: readonly { id: string; name: string }[];
  /** Without any there is the catalogue alone. */
  patientIds: readonly string[];
}

/** Adds the sample catalogue and orders in every state, inside their tenant's transaction. */
export async function seedLaboratory(db: Db, laboratory: SampleLaboratory, clock: Clock): Promise<void> {
  const now = clock.now().toISOString();
  const tests = sampleTests.map((test) => testRow(laboratory.tenantId, test, now));
  await insertLabTests(db, tests);
  const orders = sampleOrders.filter(({ patient }) => patient < laboratory.patientIds.length);
  if (orders.length === 0) return;
  const steps = labOrderCounters.map((name) => [name, countedBy(name, orders)] as const);
  const counters = await advanceCounters(db, laboratory.tenantId, {
    ...(Object.fromEntries(steps) as Record<LabOrderCounter, number>),
    'lab-orders.number': orders.length,
  });
  const testOf = new Map(tests.map((test) => [test.name, test]));
  for (const [index, order] of orders.entries()) {
    const number = counters['lab-orders.number'] - orders.length + index + 1;
    await seedOrder(db, { laboratory, order, number, testOf, now: Date.parse(now) });
  }
}

function countedBy(name: (typeof labOrderCounters)[number], orders: readonly SampleOrder[]): number {
  if (name === 'lab-orders.total') return orders.length;
  return orders.filter(({ status }) => name === `lab-orders.${status}`).length;
}

function testRow(tenantId: string, test: SampleTest, now: string): LabTestRow {
  return {
    tenant_id: tenantId,
    id: newId(),
    name: test.name,
    category: test.category,
    description: null,
    price_minor: test.price * 100,
    normal_range: test.normalRange ?? null,
    critical_range: test.criticalRange ?? null,
    unit: test.unit ?? null,
    specimen: test.specimen,
    turnaround_time: test.turnaroundTime,
    status: 'active',
    created_at: now,
    updated_at: now,
    version: 1,
  };
}

interface SeededOrder {
  laboratory: SampleLaboratory;
  order: SampleOrder;
  number: number;
  testOf: ReadonlyMap<string, LabTestRow>;
  /** Milliseconds. */
  now: number;
}

async function seedOrder(db: Db, { laboratory, order, number, testOf, now }: SeededOrder): Promise<void> {
  const { tenantId, timeZone, technicianId, doctors } = laboratory;
  const id = newId();
  const ordered = now - order.daysAgo * dayMs - 150 * minuteMs;
  const at = (minutes: number) => new Date(ordered + minutes * minuteMs).toISOString();
  const isTaken = Object.values(order.results).some((result) => result !== null);
  const doctor = doctors[number % (doctors.length + 1)];
  const patient_id = laboratory.patientIds[order.patient]!;
  await insertLabOrders(db, [
    {
      tenant_id: tenantId,
      id,
      order_number: formatOrderNumber(number),
      patient_id,
      doctor_id: doctor?.id ?? null,
      doctor_name: doctor?.name ?? 'Not specified',
      appointment_id: null,
      status: order.status,
      priority: order.priority ?? 'routine',
      notes: order.notes ?? null,
      ordered_at: at(0),
      ordered_by: technicianId,
      collected_at: isTaken ? at(20) : null,
      collected_by: isTaken ? technicianId : null,
      completed_at: order.status === 'completed' ? at(140) : null,
      updated_at: at(isTaken ? 140 : 0),
      version: 1,
    },
  ]);
  const tests = Object.keys(order.results).map((name) => testOf.get(name)!);
  await insertOrderTests(
    db,
    tests.map((test, index) => orderedTest(id, test, index + 1)),
  );
  const day = dateIn(timeZone, new Date(ordered));
  await advanceDailyFigures(db, tenantId, day, { 'lab.orders': 1 });
  const person = await selectSubject(db, tenantId, patient_id);
  const subject: Subject = { sex: person.gender, dateOfBirth: person.date_of_birth, onDay: day };
  await seedResults(db, { laboratory, order, id, patientId: patient_id, tests, subject, at });
}

interface SeededResults {
  laboratory: SampleLaboratory;
  order: SampleOrder;
  id: string;
  patientId: string;
  tests: readonly LabTestRow[];
  subject: Subject;
  /** The instant so many minutes after the order. */
  at: (minutes: number) => string;
}

async function seedResults(db: Db, seeded: SeededResults): Promise<void> {
  const { laboratory, order, tests, at } = seeded;
  const { tenantId, technicianId, verifierId } = laboratory;
  const rows = tests.flatMap((test) => {
    const result = order.results[test.name] ?? null;
    const { corrected } = order;
    if (result === null) return [];
    if (corrected?.test !== test.name) return [resultRow(seeded, test, result, 1, null)];
    return [
      resultRow(seeded, test, corrected.from, 1, null),
      resultRow(seeded, test, result, 2, corrected.reason),
    ];
  });
  if (rows.length === 0) return;
  await insertResults(db, rows);
  const verified = order.isUnverified ? [] : rows;
  if (verified.length > 0) {
    await insertVerifications(
      db,
      verified.map((row) => ({
        tenant_id: tenantId,
        result_id: row.id,
        entered_by: technicianId,
        verified_by: verifierId,
        needed_second_person: true,
        verified_at: at(135),
      })),
    );
  }
  const critical = rows.filter((row) => isCritical(row.flag));
  if (critical.length === 0) return;
  await insertAlerts(
    db,
    critical.map((row) => ({
      tenant_id: tenantId,
      id: newId(),
      result_id: row.id,
      raised_at: at(90),
      acknowledged_by: order.isUnverified ? null : verifierId,
      acknowledged_at: order.isUnverified ? null : at(100),
      note: null,
    })),
  );
}

function resultRow(
  { laboratory, id, patientId, subject, at }: SeededResults,
  test: LabTestRow,
  result: string,
  revision: number,
  reason: string | null,
) {
  const ranges = { normalRange: test.normal_range, criticalRange: test.critical_range };
  const { flag, range } = judgeResult(result, ranges, subject);
  return {
    tenant_id: laboratory.tenantId,
    id: newId(),
    order_id: id,
    test_id: test.id,
    patient_id: patientId,
    revision,
    result,
    value: decimalOf(result),
    unit: test.unit,
    normal_range: range,
    flag,
    notes: null,
    correction_reason: reason,
    entered_by: laboratory.technicianId,
    entered_at: at(90 + revision),
  };
}
