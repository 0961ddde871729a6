import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDeposit, anInvoice } from '#areas/billing/billing.fixture.ts';
import { openCashierDay } from '#areas/billing/payments/cashier/cashier.contract.ts';
import { recordPayment } from '#areas/billing/payments/payment.contract.ts';
import { payFromDeposit } from '#areas/billing/deposits/deposit.contract.ts';
import { depositMismatches } from '#areas/billing/deposits/ledger/deposit-check.ts';
import { recordProblem } from '#areas/consultations/problems/problem.contract.ts';
import {
  getPatientPreference,
  setPatientPreference,
} from '#areas/messages/preferences/preference.contract.ts';
import { recordVitalSigns } from '#areas/vitals/signs/vital-signs.contract.ts';
import { aSet } from '#areas/vitals/vitals.fixture.ts';
import { type Caller, embeddedPostgres, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { recount } from '#testing/recount.ts';
import { recordAllergy } from '../../allergies/allergy.contract.ts';
import { aPatient } from '../../patients.fixture.ts';
import {
  countPatients,
  getPatient,
  registerPatient,
  updatePatient,
} from '../../patients/patient.contract.ts';
import { joinPatients, listJoins, undoJoin } from '../join.contract.ts';
import { joinFields } from '../join.rules.ts';
import { storedState } from './stored-state.fixture.ts';

const opened = openTestSystem();
const owner = new pg.Client(embeddedPostgres().owner);
let hospital: Hospital;
let admin: Caller;

beforeAll(async () => {
  await owner.connect();
  hospital = await opened.aHospital();
  admin = await hospital.as('tenant_admin');
  await admin.call(openCashierDay, { openingMinor: 0 });
});
afterAll(async () => {
  await owner.end();
  await opened.close();
});

const person = fc.nat({ max: 2 });
const of = <Shape extends object>(
  kind: string,
  shape: { [Name in keyof Shape]: fc.Arbitrary<Shape[Name]> },
) => fc.record({ kind: fc.constant(kind), who: person, ...shape });

/** One thing that happens to one of three records, all of one person. */
interface Step {
  kind: 'allergy' | 'problem' | 'deposit' | 'bill' | 'signs' | 'wish' | 'phone' | 'join' | 'undo';
  who: number;
  word?: number;
  amount?: number;
  isYes?: boolean;
  other?: number;
  takes?: (typeof joinFields)[number][];
}

const steps = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: of('allergy', { word: fc.nat({ max: 2 }), amount: fc.nat({ max: 4 }) }) },
    { weight: 1, arbitrary: of('problem', { word: fc.nat({ max: 1 }), isYes: fc.boolean() }) },
    { weight: 2, arbitrary: of('deposit', { amount: fc.integer({ min: 1, max: 5 }) }) },
    { weight: 2, arbitrary: of('bill', { isYes: fc.boolean(), amount: fc.integer({ min: 1, max: 5 }) }) },
    { weight: 1, arbitrary: of('signs', {}) },
    { weight: 1, arbitrary: of('wish', { isYes: fc.boolean() }) },
    { weight: 1, arbitrary: of('phone', { amount: fc.nat({ max: 99 }) }) },
    { weight: 3, arbitrary: of('join', { other: person, takes: fc.subarray([...joinFields]) }) },
    { weight: 2, arbitrary: of('undo', {}) },
  ) as fc.Arbitrary<Step>,
  { minLength: 6, maxLength: 16 },
);

const severities = ['unknown', 'mild', 'moderate', 'severe', 'life-threatening'] as const;

test('whatever happened to them: joining loses nothing, sums stay, and undoing gives back exactly what was', async () => {
  let joins = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const people = [await register(), await register(), await register()];
      for (const step of history) joins += await happen(step, people);
      await expectAddsUp();
    }),
    { numRuns: 20, endOnFailure: true },
  );
  expect(joins).toBeGreaterThan(10);
}, 120_000);

const register = async () => (await admin.call(registerPatient, { ...aPatient(), isAnotherPerson: true })).id;

/** Does a step; returns how many joins were tried and taken back. */
async function happen(step: Step, people: readonly string[]): Promise<number> {
  // Whoever was joined into another is led on, as from a device that was away.
  const patientId = people[step.who]!;
  const { word = 0, amount = 1, isYes = true } = step;
  switch (step.kind) {
    case 'allergy':
      await settled(
        admin.call(recordAllergy, {
          ...{ patientId, substance: ['Penicillin', 'Latex', 'Nuts'][word]!, reactionKind: 'rash' },
          ...{ severity: severities[amount]!, certainty: amount > 2 ? 'confirmed' : 'suspected' },
        }),
      );
      return 0;
    case 'problem':
      await settled(
        admin.call(recordProblem, {
          ...{ patientId, title: ['Diabetes', 'Asthma'][word]!, notes: isYes ? 'Since a child' : null },
        }),
      );
      return 0;
    case 'deposit':
      await aDeposit(admin, { patientId, amountMinor: amount * 10_000 });
      return 0;
    case 'bill': {
      const { id: invoiceId } = await anInvoice(admin, { patientId, send: true });
      const amountMinor = amount * 1000;
      if (isYes) {
        // Where too little was deposited it is refused.
        await settled(admin.call(payFromDeposit, { invoiceId, amountMinor }));
      } else {
        await admin.call(recordPayment, { invoiceId, parts: [{ method: 'cash', amountMinor }] });
      }
      return 0;
    }
    case 'signs':
      await admin.call(recordVitalSigns, aSet({ patientId }));
      return 0;
    case 'wish': {
      const { version } = await admin.call(getPatientPreference, { patientId });
      await admin.call(setPatientPreference, { patientId, version, takesSms: isYes });
      return 0;
    }
    case 'phone': {
      const { version } = await admin.call(getPatient, { patientId });
      await admin.call(updatePatient, { patientId, version, phone: `+880 1711 1000${10 + amount}` });
      return 0;
    }
    case 'join':
      return joinAndBack(patientId, people[step.other!]!, step.takes ?? []);
    case 'undo':
      await undoLast(patientId);
  }
  return 0;
}

/** Joins, takes it back, compares, and joins again. */
async function joinAndBack(
  keptAsked: string,
  joinedAsked: string,
  takes: (typeof joinFields)[number][],
): Promise<number> {
  const [kept, joined] = [
    await admin.call(getPatient, { patientId: keptAsked }),
    await admin.call(getPatient, { patientId: joinedAsked }),
  ];
  if (kept.id === joined.id) return 0;
  const join = async () => {
    const [{ version }, { version: joinedVersion }] = [
      await admin.call(getPatient, { patientId: kept.id }),
      await admin.call(getPatient, { patientId: joined.id }),
    ];
    const records = { patientId: kept.id, version, joinedId: joined.id, joinedVersion };
    await admin.call(joinPatients, { ...records, takes, reason: 'The same person' });
  };
  const before = await storedState(owner, hospital.tenantId);
  const money = await moneyOf([kept.id, joined.id]);
  await join();
  expect(await moneyOf([kept.id])).toEqual(money);
  expect(await moneyOf([joined.id])).toEqual({ deposited: 0, billed: 0, paid: 0, signs: 0 });
  const { joins } = await admin.call(listJoins, { patientId: kept.id });
  await admin.call(undoJoin, { patientId: kept.id, joinId: joins[0]!.id, reason: 'To compare' });
  expect(await storedState(owner, hospital.tenantId)).toEqual(before);
  await join();
  return 1;
}

/** Undoes the last join, where there is one, with all that came since: nothing is lost by it. */
async function undoLast(patientId: string): Promise<void> {
  const { joins } = await admin.call(listJoins, { patientId });
  const last = joins.find(({ undoneAt }) => undoneAt === null);
  if (!last) return;
  const all = await moneyOf();
  const { id } = await admin.call(getPatient, { patientId });
  const undoing = admin.call(undoJoin, { patientId: id, joinId: last.id, reason: 'A mistake' });
  const [tried] = await Promise.allSettled([undoing]);
  if (tried.status === 'rejected') expect(tried.reason).toMatchObject({ code: 'JOIN_TANGLED' });
  expect(await moneyOf()).toEqual(all);
}

/** Refused where the record says so already; anything else is a fault. */
async function settled(call: Promise<unknown>): Promise<void> {
  const [tried] = await Promise.allSettled([call]);
  if (tried.status === 'rejected') {
    expect(['INVALID_INPUT', 'WRONG_STATE', 'STALE', 'DEPOSIT_TOO_SMALL', 'AMOUNT_ABOVE_DUE']).toContain(
      (tried.reason as { code: string }).code,
    );
  }
}

/** What these patients deposited, were billed and paid; of all where none is named. */
async function moneyOf(ids?: readonly string[]) {
  const { rows } = await owner.query(
    `select
      (select coalesce(sum(left_minor), 0)::int from deposit_account
        where tenant_id = $1 and ($2::uuid[] is null or patient_id = any ($2))) as deposited,
      (select coalesce(sum(total_minor), 0)::int from invoice
        where tenant_id = $1 and ($2::uuid[] is null or patient_id = any ($2))) as billed,
      (select coalesce(sum(paid_minor), 0)::int from invoice
        where tenant_id = $1 and ($2::uuid[] is null or patient_id = any ($2))) as paid,
      (select count(*)::int from vital_signs
        where tenant_id = $1 and ($2::uuid[] is null or patient_id = any ($2))) as signs`,
    [hospital.tenantId, ids ?? null],
  );
  return rows[0] as Record<string, number>;
}

/** The accounts are the sums of their movements, and the figures what is counted from the rows. */
async function expectAddsUp(): Promise<void> {
  const wrong = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
    depositMismatches(db, hospital.tenantId),
  );
  expect(wrong).toEqual([]);
  const counted = await recount(opened, hospital.tenantId, 'UTC');
  expect(await admin.call(countPatients, {})).toMatchObject({
    total: counted.patients.total,
    newToday: counted.patients.newToday,
  });
}
