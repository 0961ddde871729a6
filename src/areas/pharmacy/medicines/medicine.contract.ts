import { z } from 'zod';
import { witnessFields } from '#areas/stock/stock-contract.public.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { changeable, seenVersion } from '#kernel/records/record-fields.ts';
import { freeText, optionalText, requiredText } from '#kernel/text.ts';
import { amountUnits, baseUnits, dosageForms, pregnancyRisks, routes } from '../safety/medicine-facts.ts';
import { issue } from './medicine.issues.ts';

/** The largest price of one base unit: with it no invoice can exceed what the program counts in. */
export const maxPriceMinor = 1_000_000_000;
const maxThousandths = 1_000_000_000_000;

const thousandths = z.number().int().min(1).max(maxThousandths);

/** An ingredient and how much of it is in so many base units, such as 125 mg in 5 ml. */
const ingredient = z.strictObject({
  /** Lower case international name, without its salt. */
  code: requiredText(100),
  name: requiredText(100),
  /** Null where no amount is known, such as of a cream. */
  amountThousandths: thousandths.nullable(),
  unit: z.enum(amountUnits).nullable(),
  perUnits: z.number().int().min(1).max(100_000),
});

/** The most of an ingredient that somebody of an age may get, in thousandths of a milligram or of a unit. */
const doseLimit = z.strictObject({
  ingredientCode: requiredText(100),
  fromMonths: z.number().int().min(0).max(1800).nullable(),
  belowMonths: z.number().int().min(1).max(1800).nullable(),
  maxSingle: thousandths.nullable(),
  maxDaily: thousandths.nullable(),
  maxSinglePerKg: thousandths.nullable(),
  maxDailyPerKg: thousandths.nullable(),
  /** `iu` for a limit in thousandths of a unit. */
  unit: z.enum(['iu']).optional(),
});

const price = z
  .number(issue('priceMissing'))
  .int()
  .min(0, issue('priceNegative'))
  .max(maxPriceMinor, issue('priceTooHigh'));

export const medicineFields = {
  /** The brand; a medicine without one has its generic name here too. */
  name: requiredText(200).meta({ example: 'Amoxira' }),
  genericName: requiredText(300),
  ingredients: z
    .array(ingredient)
    .min(1, issue('ingredientMissing'))
    .max(20)
    .refine((all) => new Set(all.map(({ code }) => code)).size === all.length, issue('ingredientTwice')),
  strength: freeText(100),
  dosageForm: z.enum(dosageForms),
  route: z.enum(routes),
  category: requiredText(100),
  maker: optionalText(200),
  /** What a scanner reads on the pack; the SKU of its item in the inventory. */
  code: optionalText(60),
  baseUnit: z.enum(baseUnits),
  packSize: z.number().int().min(1).max(100_000),
  /** Of one base unit. */
  priceMinor: price,
  minStockLevel: z.number().int().min(0).max(100_000_000),
  isHighAlert: z.boolean(),
  isControlled: z.boolean(),
  isAntibiotic: z.boolean(),
  /** Not sold over the counter without a prescription; controlled ones and antibiotics never are. */
  isPrescriptionOnly: z
    .boolean()
    .nullish()
    .transform((is) => is ?? false),
  /** An ampoule or vial that was opened keeps for the next doses; one that does not is used up by each dose. */
  keepsOpened: z
    .boolean()
    .nullish()
    .transform((keeps) => keeps ?? false),
  /** What the hospital says beyond the list of the rules; null leaves it to the rules. */
  pregnancyRisk: z.enum(pregnancyRisks).nullable(),
  minimumAgeMonths: z.number().int().min(0).max(1200).nullable(),
  doseLimits: z.array(doseLimit).max(20),
};

export const medicine = z.strictObject({
  id: z.uuid(),
  ...medicineFields,
  maker: z.string().nullable(),
  code: z.string().nullable(),
  isPrescriptionOnly: z.boolean(),
  keepsOpened: z.boolean(),
  /** The last day on which it is handled as it was marked before; null where it is marked, or was not of late. */
  controlledUntil: z.iso.date().nullable(),
  highAlertUntil: z.iso.date().nullable(),
  ingredientCodes: z.array(z.string()),
  isActive: z.boolean(),
  /** Base units in all places, without what is set aside. */
  stockQuantity: z.number().int(),
  /** At or below the minimum level. */
  isLow: z.boolean(),
  /** Of the lot in stock that expires first. */
  expiryDate: z.iso.date().nullable(),
  updatedAt: z.string(),
  version: z.number().int(),
  /** Of its item in the inventory, where price, minimum and code can be changed as well. */
  itemVersion: z.number().int(),
});

export type Medicine = z.output<typeof medicine>;

export const exampleMedicine: Medicine = {
  id: '01980000-0000-7000-8000-000000000301',
  name: 'Amoxira',
  genericName: 'Amoxicillin',
  ingredients: [
    { code: 'amoxicillin', name: 'Amoxicillin', amountThousandths: 500_000, unit: 'mg', perUnits: 1 },
  ],
  strength: '500 mg',
  dosageForm: 'capsule',
  route: 'oral',
  category: 'Antibiotic',
  maker: 'Padma Pharma',
  code: '8941100500012',
  baseUnit: 'capsule',
  packSize: 100,
  priceMinor: 700,
  minStockLevel: 500,
  isHighAlert: false,
  isControlled: false,
  isAntibiotic: true,
  isPrescriptionOnly: true,
  keepsOpened: false,
  controlledUntil: null,
  highAlertUntil: null,
  pregnancyRisk: null,
  minimumAgeMonths: null,
  doseLimits: [],
  ingredientCodes: ['amoxicillin'],
  isActive: true,
  stockQuantity: 1200,
  isLow: false,
  expiryDate: '2028-03-31',
  updatedAt: '2026-03-02T09:00:00.000Z',
  version: 1,
  itemVersion: 1,
};

export const listMedicines = defineCall('medicines.list', {
  address: 'GET /medicines',
  access: 'pharmacy.read',
  summary: 'List medicines by name with what is in stock, or find them by the beginnings of words',
  input: z.strictObject({
    search: freeText(200).optional(),
    status: z.enum(['active', 'inactive']).default('active'),
    ...pageRequest,
  }),
  output: pageOf(medicine),
});

export const getMedicine = defineCall('medicines.get', {
  address: 'GET /medicines/{medicineId}',
  access: ['pharmacy.read', 'pharmacy.dispense'],
  summary: 'Read a medicine with what is in stock',
  input: z.strictObject({ medicineId: z.uuid() }),
  output: medicine,
});

/** The maximum number of medicines that the picker is answered with. */
export const maxMedicinesFound = 20;

export const searchMedicines = defineCall('medicines.search', {
  address: 'GET /medicine-search',
  access: ['pharmacy.read', 'pharmacy.prescribe'],
  summary:
    'Find active medicines by the beginnings of words of brand, generic name and strength, at most twenty',
  input: z.strictObject({ search: requiredText(200) }),
  output: z.strictObject({ rows: z.array(medicine) }),
});

export const countMedicines = defineCall('medicines.count', {
  address: 'GET /medicine-counts',
  access: 'pharmacy.read',
  summary: 'Count active medicines and what is in stock of them',
  output: z.strictObject({
    totalMedications: z.number().int(),
    /** In base units. */
    totalStock: z.number().int(),
    /** At or below the minimum level. */
    lowStock: z.number().int(),
    /** Of which a lot in stock expires within three months, or has expired. */
    expiringSoon: z.number().int(),
  }),
});

const confirming = ['WITNESS_REQUIRED', 'INVALID_CREDENTIALS', 'TOO_MANY_ATTEMPTS'] as const;

export const createMedicine = defineCall('medicines.create', {
  address: 'POST /medicines',
  access: 'pharmacy.catalogue',
  summary:
    'Add a medicine to the list; one of which it is known that it is high alert or controlled lacks the mark only with a second person',
  input: z.strictObject({ ...medicineFields, ...witnessFields }),
  output: medicine,
  secretFields: ['witnessPassword'],
  errors: ['MEDICINE_EXISTS', 'SKU_TAKEN', ...confirming],
  example: {
    input: {
      name: 'Amoxira',
      genericName: 'Amoxicillin',
      ingredients: [
        { code: 'amoxicillin', name: 'Amoxicillin', amountThousandths: 500000, unit: 'mg', perUnits: 1 },
      ],
      strength: '500 mg',
      dosageForm: 'capsule',
      route: 'oral',
      category: 'Antibiotic',
      maker: 'Padma Pharma',
      code: '8941100500012',
      baseUnit: 'capsule',
      packSize: 100,
      priceMinor: 700,
      minStockLevel: 500,
      isHighAlert: false,
      isControlled: false,
      isAntibiotic: true,
      isPrescriptionOnly: true,
      keepsOpened: false,
      pregnancyRisk: null,
      minimumAgeMonths: null,
      doseLimits: [],
    },
  },
});

export const updateMedicine = defineCall('medicines.update', {
  address: 'PATCH /medicines/{medicineId}',
  access: 'pharmacy.catalogue',
  summary:
    'Change a medicine; marks and limits are loosened only with a second person, an inactive one is no longer offered',
  input: z.strictObject({
    ...changeable(medicineFields),
    medicineId: z.uuid(),
    version: seenVersion,
    /** As it was seen; without it what the inventory says meanwhile is overwritten. */
    itemVersion: seenVersion.optional(),
    isActive: z.boolean().optional(),
    ...witnessFields,
  }),
  output: medicine,
  secretFields: ['witnessPassword'],
  errors: ['STALE', 'MEDICINE_EXISTS', 'SKU_TAKEN', ...confirming],
  example: { input: { medicineId: '01980000-0000-7000-8000-000000000301', version: 1, priceMinor: 750 } },
});
