import { seedStock } from '#areas/stock/stock.public.ts';
import { advanceCounters } from '#database/counters.ts';
import type { AreaSamples } from '#server/sample-hospital.ts';
import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import type { Clock } from '#kernel/time/clock.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import type { Medicine } from './medicines/medicine.contract.ts';
import { insertMedicines, insertWords, selectMedicinesById } from './medicines/medicine.queries.ts';
import {
  itemFieldsOf,
  type MedicineValues,
  newMedicineRow,
  toMedicine,
  wordRows,
} from './medicines/medicine.record.ts';
import { readIngredients } from './medicines/typed/ingredient-text.ts';
import { readLimits } from './medicines/typed/limit-text.ts';
import { insertDrafts } from './prescriptions/drafts/prescription-draft.queries.ts';
import * as queries from './prescriptions/prescription.queries.ts';
import { formatPrescriptionNumber, newVerificationCode } from './prescriptions/prescription.rules.ts';
import type { WrittenLine } from './prescriptions/prescription-line.contract.ts';
import { newLine, startEvents } from './prescriptions/writing/signed-rows.ts';
import { seedControlledCount, seedDispensing, statusAfter } from './samples/dispensings.seed.ts';
import { type SampleMedicine, sampleMedicines } from './samples/medicines.samples.ts';
import { type SamplePrescription, samplePrescriptions } from './samples/prescriptions.samples.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

export interface SamplePharmacy {
  tenantId: string;
  timeZone: string;
  pharmacistId: string;
  /** Stands by where a medicine is controlled; where nobody else works there, nothing is handed out. */
  witnessId: string;
  doctor: { id: string; name: string };
  /** Without any there are medicines alone. */
  patientIds: readonly string[];
}

/** Adds medicines with their stock, and prescriptions where there are patients. */
export async function seedPharmacy(db: Db, house: SamplePharmacy, clock: Clock): Promise<void> {
  const byBrand = await seedMedicines(db, house, clock);
  const samples = samplePrescriptions.filter(({ patient }) => patient < house.patientIds.length);
  const signed = samples.filter(({ state }) => state !== 'draft');
  if (signed.length > 0) await advanceCounters(db, house.tenantId, { 'prescriptions.number': signed.length });
  // The oldest has the first number.
  const inTurn = signed.toSorted((a, b) => b.daysAgo - a.daysAgo);
  let dispensings = 0;
  for (const [place, sample] of inTurn.entries()) {
    const isHandedOut = sample.handing !== undefined && house.witnessId !== house.pharmacistId;
    if (isHandedOut) dispensings += 1;
    const dispensing = isHandedOut ? dispensings : undefined;
    await seedPrescription(db, house, { sample, number: place + 1, dispensing, byBrand, now: clock.now() });
  }
  if (dispensings > 0) await seedCounts(db, house, byBrand, clock.now());
  for (const sample of samples.filter(({ state }) => state === 'draft')) {
    await seedDraft(db, house, sample, byBrand, clock.now());
  }
}

/** Both registers were counted this morning; of one an ampoule was missing. */
async function seedCounts(
  db: Db,
  house: SamplePharmacy,
  byBrand: ReadonlyMap<string, Medicine>,
  now: Date,
): Promise<void> {
  const countedAt = new Date(now.getTime() - hourMs).toISOString();
  for (const [brand, missing] of [
    ['Tramadex', 0],
    ['Morphisol', 1],
  ] as const) {
    await seedControlledCount(db, house, { medicineId: byBrand.get(brand)!.id, missing, countedAt });
  }
}

async function seedMedicines(db: Db, house: SamplePharmacy, clock: Clock): Promise<Map<string, Medicine>> {
  const { tenantId, timeZone, pharmacistId: userId } = house;
  const all = sampleMedicines.map(valuesOf);
  const rows = all.map((values) =>
    newMedicineRow(values, { tenantId, userId, now: clock.now().toISOString() }),
  );
  const items = all.map((values, place) => ({
    ...itemFieldsOf(values),
    // Bought for four fifths of what it is sold for.
    unitCostMinor: Math.floor((values.priceMinor * 4) / 5),
    kind: 'medicine' as const,
    id: rows[place]!.id,
    ...stockOf(values, place),
  }));
  await seedStock(db, { tenantId, timeZone, userId }, items, clock);
  await insertMedicines(db, rows);
  await insertWords(
    db,
    tenantId,
    all.flatMap((values, place) => wordRows(rows[place]!.id, values)),
  );
  await advanceCounters(db, tenantId, { 'medicines.active': rows.length });
  const stored = await selectMedicinesById(
    db,
    tenantId,
    rows.map(({ id }) => id),
  );
  return new Map(stored.map((row) => [row.name, toMedicine(row)]));
}

/** Every seventh medicine is running out, every ninth has a lot that expires soon. */
function stockOf({ minStockLevel, packSize }: MedicineValues, place: number) {
  const enough = Math.ceil((3 * minStockLevel) / packSize);
  const isLow = place % 7 === 6;
  const lotNumber = `L${1000 + place}`;
  const main = {
    lotNumber,
    place: 'pharmacy' as const,
    expiresInDays: 400 + place,
    packs: isLow ? 1 : enough,
  };
  const soon = { lotNumber: `${lotNumber}S`, place: 'pharmacy' as const, expiresInDays: 45, packs: 1 };
  return { lots: place % 9 === 4 ? [main, soon] : [main] };
}

/** Categories of the samples that are sold without a prescription. */
const soldToAnybody: ReadonlySet<string> = new Set([
  'Pain and fever',
  'Stomach',
  'Vitamins',
  'Allergy',
  'Worms',
]);

/** What a scanner would read on the pack; Bangladesh's codes begin with 894. */
function sampleCodeOf(brand: string): string {
  const place = sampleMedicines.findIndex((sample) => sample.brand === brand);
  return `8940000${String(place + 1).padStart(6, '0')}`;
}

function valuesOf(sample: SampleMedicine): MedicineValues {
  const { marks = [] } = sample;
  const ingredients = readIngredients(sample.ingredients)!;
  return {
    name: sample.brand,
    genericName: ingredients.map(({ name }) => name).join(' + '),
    ingredients,
    strength: sample.ingredients
      .split(' + ')
      .map((part, place) => part.slice(ingredients[place]!.name.length).trim())
      .join(' + '),
    dosageForm: sample.form,
    route: sample.route,
    category: sample.category,
    maker: 'Padma Pharma',
    code: sampleCodeOf(sample.brand),
    baseUnit: sample.unit,
    packSize: sample.pack,
    priceMinor: sample.price,
    minStockLevel: 2 * sample.pack,
    isHighAlert: marks.includes('high-alert'),
    isControlled: marks.includes('controlled'),
    isAntibiotic: marks.includes('antibiotic'),
    isPrescriptionOnly: !soldToAnybody.has(sample.category) || marks.length > 0,
    keepsOpened: false,
    pregnancyRisk: null,
    minimumAgeMonths: sample.minimumAgeMonths ?? null,
    doseLimits: readLimits(sample.limits ?? '')!,
  };
}

function writtenLines(sample: SamplePrescription, byBrand: ReadonlyMap<string, Medicine>): WrittenLine[] {
  return sample.lines.map(({ brand, food = null, instruction = null, ...line }) => {
    const { id, route } = byBrand.get(brand)!;
    const notAsNeeded = { prnIndication: null, prnMinimumMinutes: null, prnMaximum: null };
    const written = { ...line, medicineId: id, name: brand, route, food, instruction };
    return { ...written, ...notAsNeeded, quantity: null };
  });
}

interface Numbered {
  sample: SamplePrescription;
  number: number;
  /** The number of what was handed out of it; undefined where nothing was. */
  dispensing: number | undefined;
  byBrand: ReadonlyMap<string, Medicine>;
  now: Date;
}

async function seedPrescription(
  db: Db,
  house: SamplePharmacy,
  { sample, number, dispensing, byBrand, now }: Numbered,
) {
  const { tenantId, timeZone, doctor } = house;
  const at = new Date(now.getTime() - sample.daysAgo * dayMs - hourMs);
  const signedAt = at.toISOString();
  const today = dateIn(timeZone, at);
  const isCancelled = sample.state === 'cancelled';
  const prescription: queries.StoredPrescription = {
    tenant_id: tenantId,
    id: newId(),
    prescription_number: formatPrescriptionNumber(number),
    verification_code: newVerificationCode(),
    kind: 'outpatient',
    patient_id: house.patientIds[sample.patient]!,
    prescriber_id: doctor.id,
    prescriber_name: doctor.name,
    prescriber_registration: null,
    admission_id: null,
    discharged_from: null,
    consultation_id: null,
    diagnosis: sample.diagnosis,
    advice: sample.advice,
    next_visit: sample.nextVisitInDays === undefined ? null : plusDays(today, sample.nextVisitInDays),
    weight_grams: null,
    pregnancy: 'not-asked',
    status: isCancelled ? 'cancelled' : 'signed',
    signed_at: signedAt,
    cancelled_at: isCancelled ? now.toISOString() : null,
    cancelled_by: isCancelled ? doctor.id : null,
    cancel_reason: sample.reason ?? null,
    updated_at: signedAt,
    version: 1,
  };
  const signing = { prescription, userId: doctor.id, now: signedAt, today };
  const lines = writtenLines(sample, byBrand).map((line, index) => {
    const medicine = byBrand.get(line.name);
    const row = newLine(signing, line, { medicine, lineNumber: index + 1 });
    return isCancelled ? { ...row, state: 'stopped' as const, state_reason: sample.reason ?? null } : row;
  });
  const handing = dispensing === undefined ? undefined : sample.handing;
  const status = handing ? statusAfter(lines, handing) : prescription.status;
  await queries.insertPrescriptions(db, [{ ...prescription, status }]);
  await queries.insertLines(db, lines);
  await queries.insertEvents(db, startEvents(lines));
  if (!handing || dispensing === undefined) return;
  await seedDispensing(db, house, { prescription, lines, handing, byBrand, number: dispensing });
}

async function seedDraft(
  db: Db,
  { tenantId, doctor, patientIds }: SamplePharmacy,
  sample: SamplePrescription,
  byBrand: ReadonlyMap<string, Medicine>,
  now: Date,
): Promise<void> {
  const content = {
    diagnosis: sample.diagnosis,
    advice: sample.advice,
    nextVisit: null,
    weightGrams: null,
    pregnancy: 'not-asked',
    lines: writtenLines(sample, byBrand),
    reasons: [],
  };
  const at = now.toISOString();
  await insertDrafts(db, [
    {
      ...{ tenant_id: tenantId, id: newId(), patient_id: patientIds[sample.patient]! },
      ...{ prescriber_id: doctor.id, admission_id: null, consultation_id: null },
      ...{ content: JSON.stringify(content), created_at: at, updated_at: at, version: 1 },
    },
  ]);
}

/** Medicines of each sample hospital, and prescriptions where there are patients. */
export const pharmacySamples: AreaSamples = {
  after: ['people', 'patients', 'appointments', 'stock'],
  async fill({ db, tenantId, organization, clock, recordsOf }) {
    const people = recordsOf('people');
    const doctorId = people.idOf('doctor', 'tenant_admin');
    const doctor = organization.people.find(({ role }) => role === 'doctor') ?? organization.people[0]!;
    const house = {
      tenantId,
      timeZone: organization.timeZone,
      pharmacistId: people.idOf('pharmacist', 'tenant_admin'),
      witnessId: people.idOf('tenant_admin'),
      doctor: { id: doctorId, name: `${doctor.firstName} ${doctor.lastName}` },
      patientIds: recordsOf('patients'),
    };
    await seedPharmacy(db, house, clock);
  },
};
