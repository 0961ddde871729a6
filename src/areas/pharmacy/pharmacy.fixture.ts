import { inSpiteOfStops } from '#testing/records/in-spite-of-stops.ts';
import { samplePassword } from '#areas/people/people.samples.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { systemRolesOf } from '#areas/people/roles/system-roles.seed.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { recordAllergy } from '#areas/patients/allergies/allergy.contract.ts';
import { aReceipt, placeId } from '#areas/stock/stock.fixture.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import type { Caller, Hospital, TestSystem } from '#testing/hospital.ts';
import type { AreaFixture, MakeCall } from '#testing/records/area-fixture.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import {
  type CounterSale,
  searchCounter,
  sellOverCounter,
  takeBackSold,
} from './counter/counter-sale.contract.ts';
import { countControlled } from './controlled/controlled.contract.ts';
import { handOut, openDispensing, takeBack } from './dispensing/dispensing.contract.ts';
import { createMedicine, type Medicine } from './medicines/medicine.contract.ts';
import { createDraft } from './prescriptions/drafts/prescription-draft.contract.ts';
import { setLineState } from './prescriptions/orders/line-order.contract.ts';
import { type Prescription, signPrescription } from './prescriptions/prescription.contract.ts';
import { ingredientCode } from './safety/facts/ingredient-code.ts';
import { watchedByIngredients } from './safety/facts/watched.ts';
import { saveSet } from './prescriptions/sets/prescription-set.contract.ts';

let made = 0;

/** What a pharmacist would type for a tablet of 500 mg that nobody else has, marked as it needs; say what matters to the test. */
export function medicineInput(
  part: Partial<CallRequest<typeof createMedicine>> = {},
): CallRequest<typeof createMedicine> {
  made += 1;
  const genericName = part.genericName ?? 'Paracetamol';
  const { isHighAlert, isControlled } = watchedByIngredients({
    ingredients: genericName
      .split(' + ')
      .map((name) => ({ code: ingredientCode(name), amountThousandths: null, unit: null })),
    dosageForm: part.dosageForm ?? 'tablet',
    route: part.route ?? 'oral',
  });
  return {
    name: `Brand ${made}`,
    genericName,
    ingredients: genericName.split(' + ').map((name) => ({
      code: name.toLowerCase(),
      name,
      amountThousandths: 500_000,
      unit: 'mg' as const,
      perUnits: 1,
    })),
    strength: '500 mg',
    dosageForm: 'tablet',
    route: 'oral',
    category: 'Test',
    maker: null,
    baseUnit: 'tablet',
    packSize: 10,
    priceMinor: 150,
    minStockLevel: 100,
    isHighAlert,
    isControlled,
    isAntibiotic: false,
    pregnancyRisk: null,
    minimumAgeMonths: null,
    doseLimits: [],
    ...part,
  };
}

/** Somebody with what a delivered pharmacist may do. */
export async function aPharmacist(opened: TestSystem, hospital: Hospital): Promise<Caller> {
  const role = systemRolesOf(false).find(({ code }) => code === 'pharmacist')!;
  return (await aStaffMember(opened, hospital, [...role.permissions])).caller;
}

/** A medicine of the list. */
export function aMedicine(
  admin: Pick<Caller, 'call'>,
  part: Partial<CallRequest<typeof createMedicine>> = {},
): Promise<Medicine> {
  return admin.call(createMedicine, medicineInput(part));
}

/** A sale of a new medicine that costs something, paid by card; say what it is called, who buys and how many. */
export async function aCounterSale(
  seller: Pick<Caller, 'call'>,
  {
    patientId,
    quantity = 1,
    ...part
  }: Parameters<typeof aMedicine>[1] & { patientId?: string; quantity?: number } = {},
): Promise<CounterSale> {
  const medicine = await aMedicine(seller, part);
  await aReceipt(seller, medicine.id, { placeId: await placeId(seller, 'pharmacy') });
  const { rows, taxBasisPoints } = await seller.call(searchCounter, { medicineIds: medicine.id });
  const subtotalMinor = rows[0]!.priceMinor * quantity;
  const amountMinor = subtotalMinor + Math.round((subtotalMinor * taxBasisPoints) / 10_000);
  return seller.call(sellOverCounter, {
    ...(patientId !== undefined && { patientId }),
    lines: [{ medicineId: medicine.id, quantity }],
    payment: { method: 'card', amountMinor },
  });
}

type LineRequest = CallRequest<typeof signPrescription>['lines'][number];

/** One three times a day for a week; say what matters to the test. */
export function aLine(medicine: Pick<Medicine, 'id' | 'name'>, part: Partial<LineRequest> = {}): LineRequest {
  const same = { dose: '1', route: 'oral' as const, frequency: '1+1+1', duration: '7d' };
  return { medicineId: medicine.id, name: medicine.name, ...same, ...part };
}

/** Signs a prescription. */
export function aPrescription(
  doctor: Pick<Caller, 'call'>,
  input: CallRequest<typeof signPrescription>,
): Promise<Prescription> {
  return doctor.call(signPrescription, input);
}

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    medicine: string;
    prescription: string;
    /** A line of it. */
    prescriptionLine: string;
    prescriptionDraft: string;
    prescriptionSet: string;
    dispensing: string;
    dispensingItem: string;
    /** Of that item. */
    dispensedLot: string;
    counterSale: string;
    /** Sold without a prescription. */
    soldMedicine: string;
    soldItem: string;
    /** Of that item. */
    soldLot: string;
  }
}

export const pharmacyFixture: AreaFixture = {
  name: 'pharmacy',
  after: ['patients', 'inpatient', 'consultations', 'stock'],
  fields: {
    medicineId: 'medicine',
    prescriptionId: 'prescription',
    lineId: 'prescriptionLine',
    draftId: 'prescriptionDraft',
    setId: 'prescriptionSet',
    dispensingId: 'dispensing',
    witnessId: 'user',
    'dispensings.takeBack itemId': 'dispensingItem',
    saleId: 'counterSale',
    soldItemId: 'soldItem',
    'counterSales.sell medicineId': 'soldMedicine',
    'counterSales.takeBack lotId': 'soldLot',
    'counterSales.search medicineIds': 'medicine',
    'counterSales.check medicineIds': 'medicine',
    'dispensings.handOut lotId': 'dispensedLot',
    'dispensings.takeBack lotId': 'dispensedLot',
    'prescriptions.readMedicines ids': 'medicine',
  },

  async makeMarked({ opened, hospital, admin, mark, secret, isRestricted, round }) {
    await aMedicine(admin, {
      ...{ name: `${mark} ${round}`, genericName: mark, strength: mark, category: mark, maker: mark },
    });
    const { id: patientId } = await admin.call(
      registerPatient,
      // What stands in words alone of allergies becomes a finding.
      aPatient({ lastName: mark, allergies: secret, isAnotherPerson: true }),
    );
    if (isRestricted) await admin.call(restrictPatient, { patientId, version: 1 });
    const line = {
      // Not what a medicine of the list is called, which would stop it.
      ...{
        medicineId: null,
        name: `${secret} in words`,
        dose: secret,
        route: 'oral' as const,
        frequency: 'BD',
      },
      ...{ duration: '7d', instruction: secret },
    };
    const written = { diagnosis: secret, advice: secret, lines: [line] };
    const prescription = await admin.call(signPrescription, { patientId, ...written });
    const { id: lineId } = prescription.lines[0]!;
    await admin.call(setLineState, { lineId, version: 1, state: 'held', reason: secret });
    // What is handed out does not meet the allergy that is there, but one that was recorded after it was signed.
    const marks = { strength: mark, category: mark, maker: mark };
    const plain = await aMedicine(admin, {
      ...{ name: `${mark} ${round} plain`, ...marks },
      isControlled: true,
    });
    const shelf = await placeId(admin, 'pharmacy');
    await aReceipt(admin, plain.id, { placeId: shelf });
    const given = await admin.call(signPrescription, {
      ...{ patientId, ...written },
      lines: [aLine(plain, { instruction: secret })],
    });
    await admin.call(recordAllergy, { patientId, substance: plain.genericName });
    const { id: prescriptionId } = given;
    const { findings } = await admin.call(openDispensing, { prescriptionId });
    const stop = findings.find(({ severity }) => severity === 'stop')!;
    const { userId: witnessId } = await aStaffMember(opened, hospital, ['pharmacy.controlled']);
    const witness = { witnessId, witnessPassword: samplePassword };
    const handed = await admin.call(handOut, {
      ...witness,
      ...{ prescriptionId, version: 1, reasons: [{ key: stop.key, reason: secret }] },
      lines: [{ lineId: given.lines[0]!.id, quantity: 2, lotReason: secret }],
    });
    const { dispensings } = await admin.call(openDispensing, { prescriptionId });
    const item = dispensings[0]!.items[0]!;
    const { dispensingId } = handed;
    const back = { itemId: item.id, lotId: item.lots[0]!.lotId, quantity: 1 };
    await admin.call(takeBack, { dispensingId, lines: [back], reason: secret, to: 'pharmacy', ...witness });
    await admin.call(countControlled, {
      ...{ medicineId: plain.id, placeId: shelf, countedQuantity: 1, explanation: mark, ...witness },
    });
    const sale = await aCounterSale(admin, {
      name: `${mark} ${round} sold`,
      genericName: 'Cetirizine',
      ...marks,
      patientId,
      quantity: 40,
    });
    const [sold] = sale.items;
    const brought = { soldItemId: sold!.id, lotId: sold!.lots[0]!.lotId, quantity: 1 };
    await admin.call(takeBackSold, {
      saleId: sale.id,
      lines: [brought],
      reason: secret,
      to: 'pharmacy',
      refundMethod: 'card',
    });
    const draft = await admin.call(createDraft, { patientId, content: { ...written, reasons: [] } });
    const set = await admin.call(saveSet, {
      name: `${mark} ${round}`,
      lines: [{ ...line, name: mark, dose: mark, instruction: mark }],
    });
    return {
      medicine: plain.id,
      prescription: prescription.id,
      prescriptionLine: lineId,
      prescriptionDraft: draft.id,
      prescriptionSet: set.id,
      dispensing: handed.dispensingId,
      dispensingItem: item.id,
      dispensedLot: item.lots[0]!.lotId,
      counterSale: sale.id,
      soldMedicine: sale.items[0]!.medicineId,
      soldItem: sale.items[0]!.id,
      soldLot: sale.items[0]!.lots[0]!.lotId,
    };
  },

  async fillWithTexts(call: MakeCall, { short, joined }, { patient: patientId }) {
    const input = medicineInput({
      // Somebody's allergies may be one of these texts, which would stop it.
      ...{ name: short[0]!, genericName: `Of ${short[1]!}`, strength: short[2]!, category: short[3]! },
      maker: short[4]!,
      isControlled: true,
    });
    const medicine = await call(createMedicine, input);
    const line = {
      ...{ medicineId: null, name: short[5]!, dose: 'As told', route: 'oral' as const },
      ...{ frequency: 'BD', duration: '7d', instruction: joined(480)[0]! },
    };
    const lines = [line, aLine(medicine)];
    const written = { diagnosis: joined(1900)[0]!, advice: joined(1900)[0]!, lines };
    // Another area may have admitted the patient meanwhile.
    const toTakeHome = { ...written, kind: 'outpatient' as const };
    const passing = inSpiteOfStops(call, short[6]!);
    const prescription = await passing(signPrescription, { patientId, ...toTakeHome });
    const draft = await call(createDraft, { patientId, content: toTakeHome });
    const set = await call(saveSet, { name: short[7]!.slice(0, 100).toWellFormed(), lines });
    const sale = await aCounterSale({ call }, { name: short[8]!, maker: short[9]!, quantity: 40 });
    return {
      medicine: medicine.id,
      prescription: prescription.id,
      prescriptionLine: prescription.lines[0]!.id,
      prescriptionDraft: draft.id,
      prescriptionSet: set.id,
      counterSale: sale.id,
      soldMedicine: sale.items[0]!.medicineId,
      soldItem: sale.items[0]!.id,
      soldLot: sale.items[0]!.lots[0]!.lotId,
    };
  },

  screens: {
    '/dashboard/pharmacy': { heading: 'Pharmacy' },
    '/dashboard/pharmacy/dispensing': { heading: 'Dispensing', looks: ['?day=earlier'] },
    '/dashboard/pharmacy/dispensing/$prescriptionId': { heading: /^RX-/ },
    '/dashboard/pharmacy/controlled': { heading: 'Controlled Medicines' },
    '/dashboard/pharmacy/controlled/$medicineId': { heading: /^Register/, previews: ['Print'] },
    '/dashboard/pharmacy/counter': { heading: 'Counter Sale' },
    '/dashboard/pharmacy/counter/sales': { heading: 'Counter Sales' },
    '/dashboard/pharmacy/counter/sales/$saleId': { heading: /^CS-/, previews: ['Print Receipt'] },
    '/dashboard/prescriptions': { heading: 'Pharmacy', looks: ['?tab=inventory'] },
    '/dashboard/prescriptions/new': { heading: 'New Prescription' },
    '/dashboard/prescriptions/check': { heading: 'Check a Prescription' },
    '/dashboard/prescriptions/$prescriptionId': { heading: /^RX-/, previews: ['Print'] },
  },
};
