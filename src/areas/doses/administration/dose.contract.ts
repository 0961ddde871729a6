import { z } from 'zod';
import { baseUnits, medicineCheck, routes } from '#areas/pharmacy/pharmacy-contract.public.ts';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld, withheldList } from '#kernel/access/withheld.ts';
import { infusionStep } from '../infusions/infusion.contract.ts';

export const doseStatuses = ['scheduled', 'given', 'refused', 'held', 'missed'] as const;
/** What a nurse can decide. */
export const decidedStatuses = ['given', 'refused', 'held'] as const;
export const doseKinds = ['scheduled', 'as-needed'] as const;
export const timings = ['early', 'on-time', 'late'] as const;
export const sources = ['place', 'dispensed', 'not-stocked', 'nothing'] as const;
/** The five rights, each confirmed by name. */
export const rights = ['patient', 'medication', 'dose', 'route', 'time'] as const;

const text = z.string();

/** The medication administration record without whose it is. */
const recordFields = {
  id: z.uuid(),
  admissionId: z.uuid(),
  prescriptionId: z.uuid(),
  lineId: z.uuid(),
  kind: z.enum(doseKinds),
  scheduledTime: z.string(),
  status: z.enum(doseStatuses),
  administeredTime: z.string().nullable(),
  administeredByName: z.string().nullable(),
  timing: z.enum(timings).nullable(),
  witnessedByName: z.string().nullable(),
  /** How far the clock of the device was ahead of the server's, in seconds; the server's time decides. */
  deviceAheadSeconds: z.number().int().nullable(),
  source: z.enum(sources).nullable(),
  placeName: z.string().nullable(),
  /** Base units that left the place. */
  takenQuantity: z.number().int().nullable(),
  /** The dose entered in error whose place it takes. */
  replaces: z.uuid().nullable(),
  createdAt: z.string(),
};

const clinicalFields = {
  medicationName: withheld(text),
  /** As it is prescribed for this time. */
  dosage: withheld(text),
  baseUnit: withheld(z.enum(baseUnits)),
  route: withheld(z.enum(routes)),
  frequency: withheld(text),
  timingReason: withheld(text),
  /** Why more left the place than the dose was counted to need. */
  quantityReason: withheld(text),
  reasonNotGiven: withheld(text),
  patientResponse: withheld(text),
  sideEffects: withheld(text),
  notes: withheld(text),
  /** What the check of allergies found when it was given. */
  checks: withheldList(medicineCheck),
  infusion: withheldList(infusionStep),
  enteredInError: withheld(
    z.strictObject({ reason: z.string(), markedByName: z.string(), markedAt: z.string() }),
  ),
};

export const dose = z.strictObject({
  ...recordFields,
  patient: z.strictObject({ ...namedPatient.shape, ...clinicalFields }),
});

export type DoseRecord = z.output<typeof dose>;

/** A dose as it stands under its patient. */
export const plainDose = z.strictObject({ ...recordFields, ...clinicalFields });

export type PlainDose = z.output<typeof plainDose>;
export type Dose = PlainDose;

/** Giving a medicine needs to know what it is, also of a restricted patient. */
export const doseWork = {
  permission: 'mar.admin',
  fields: [...Object.keys(clinicalFields), 'doses', 'lines', 'allergies', 'order'],
} as const;
