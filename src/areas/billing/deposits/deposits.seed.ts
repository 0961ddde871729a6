import { advanceCounters } from '#database/counters.ts';
import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import { sumMinor } from '#kernel/money/minor-units.ts';
import { holdTransactions } from '../payments/payment.queries.ts';
import { isWallet, type PaymentMethod } from '../payments/payment.rules.ts';
import { type DepositRow, insertAccounts, insertMovements } from './deposit.queries.ts';
import { emptyMovement } from './deposit.record.ts';
import { formatDepositNumber } from './deposit.rules.ts';

interface SampleDeposit {
  /** By place among the sample patients. */
  patient: number;
  daysAgo: number;
  taka: number;
  method: PaymentMethod;
  reference: string;
  notes?: string;
}

/** Oldest first; none by cash, which would need a cashier's day. */
const sampleDeposits: readonly SampleDeposit[] = [
  { patient: 13, daysAgo: 5, taka: 8000, method: 'nagad', reference: 'ADV3MQ8T' },
  { patient: 0, daysAgo: 4, taka: 20_000, method: 'card', reference: 'POS 005433', notes: 'On admission' },
  { patient: 3, daysAgo: 2, taka: 10_000, method: 'bkash', reference: 'ADV7K2M4TQ' },
  { patient: 1, daysAgo: 1, taka: 50_000, method: 'card', reference: 'POS 005461', notes: 'Intensive care' },
  { patient: 0, daysAgo: 1, taka: 5000, method: 'nagad', reference: 'ADV9XK2P' },
  {
    patient: 6,
    daysAgo: 0,
    taka: 30_000,
    method: 'bkash',
    reference: 'ADV6PL4WZN',
    notes: 'For the package',
  },
];

const minorPerTaka = 100;
const dayMs = 86_400_000;

/** Deposits of some patients of a sample hospital, of which nothing was used yet. */
export async function seedDeposits(
  db: Db,
  hospital: { tenantId: string; userId: string; patientIds: readonly string[] },
  now: Date,
): Promise<void> {
  const { tenantId, userId, patientIds } = hospital;
  const left = new Map<string, number>();
  // A hospital with fewer patients leaves deposits out: what is left is numbered without a gap.
  const received = sampleDeposits.flatMap((sample) => {
    const patientId = patientIds[sample.patient];
    return patientId === undefined ? [] : [{ sample, patientId }];
  });
  const rows = received.map(({ sample, patientId }, index): DepositRow => {
    const amountMinor = sample.taka * minorPerTaka;
    const leftMinor = sumMinor([left.get(patientId) ?? 0, amountMinor]);
    left.set(patientId, leftMinor);
    return {
      ...emptyMovement,
      tenant_id: tenantId,
      id: newId(),
      patient_id: patientId,
      kind: 'received',
      amount_minor: amountMinor,
      left_minor: leftMinor,
      method: sample.method,
      reference: sample.reference,
      transaction_number: isWallet(sample.method) ? sample.reference : null,
      notes: sample.notes ?? null,
      receipt_number: formatDepositNumber(index + 1),
      created_by: userId,
      created_at: new Date(now.getTime() - sample.daysAgo * dayMs).toISOString(),
    };
  });
  await holdTransactions(db, tenantId, 'deposit', rows);
  await insertAccounts(
    db,
    [...left].map(([patientId, leftMinor]) => ({
      tenant_id: tenantId,
      patient_id: patientId,
      currency_code: 'BDT',
      received_minor: leftMinor,
      used_minor: 0,
      refunded_minor: 0,
      left_minor: leftMinor,
      updated_at: now.toISOString(),
    })),
  );
  await insertMovements(db, rows);
  await advanceCounters(db, tenantId, { 'deposits.number': rows.length });
}
