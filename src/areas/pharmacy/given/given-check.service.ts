import { readAllergies } from '#areas/patients/patients.public.ts';
import type { CheckMedicines } from '#server/points/check-medicines.ts';
import type { NamedMedicine } from '#kernel/care/medicine-check.ts';
import { readMedicinesById } from '../medicines/known-medicines.ts';
import { allergiesToCheck } from '../prescriptions/writing/checked-patient.service.ts';
import { checkAllergies } from '../safety/checks/allergy.check.ts';
import { checkContent } from '../safety/check-prescription.ts';
import type { CheckedPatient } from '../safety/checks/checked-prescription.ts';
import { aboutAllergies } from '../safety/finding.ts';
import type { MedicineFacts } from '../safety/medicine-facts.ts';
import { codesOf, namingWords } from './written-medicine.rules.ts';
import { selectNamedMedicines } from './written-medicine.queries.ts';

/** Of whom nothing but the allergies is asked. */
const anybody: Omit<CheckedPatient, 'allergies' | 'allergyState'> = {
  gender: 'other',
  ageMonths: null,
  weightGrams: null,
  pregnancy: 'not-asked',
  current: [],
};

/**
 * What the allergies of a patient say of medicines that are given without a prescription: in the theatre, or written
 * down for home. By the same rules as a prescription; whoever gives needs it whoever the patient is, so no record is
 * opened.
 */
export const checkMedicines: CheckMedicines = async (context, { patientId, medicines }) => {
  const [known, facts] = await Promise.all([
    readAllergies(context, patientId),
    readMedicinesById(
      context,
      medicines.flatMap(({ itemId }) => itemId ?? []),
    ),
  ]);
  const allergies = allergiesToCheck(known);
  const allergens = allergies.allergies.flatMap(({ substance, ingredient }) =>
    ingredient === null ? [substance] : [substance, ingredient],
  );
  const words = [...new Set(medicines.flatMap(({ name }) => namingWords(name)))];
  const rows = await selectNamedMedicines(context.db, context.tenantId, words);
  const listed = rows.flatMap(({ name, generic_name: generic, ingredients }) => {
    const codes = ingredients.map(({ code }) => code);
    return [
      { name, codes },
      { name: generic, codes },
    ];
  });
  return medicines.map((medicine) => {
    const found = facts.get(medicine.itemId ?? '') ?? factsOf(codesOf(medicine.name, listed, allergens));
    // Each stands by itself: what concerns the patient and no single medicine is told with every one.
    const line = { name: medicine.name, dose: '', frequency: '', medicine: found, index: 0 };
    return [...checkAllergies(line, { ...anybody, ...allergies }), ...checkContent(line)]
      .filter(({ code, severity }) => aboutAllergies.has(code) && isTold(medicine, severity, code))
      .map(({ severity, code, facts: named, key }) => ({
        ...{ severity, code, key, reason: null },
        facts: { ...named },
      }));
  });
};

function isTold({ isSupply = false }: NamedMedicine, severity: string, code: string): boolean {
  return !isSupply || severity !== 'unchecked' || code === 'allergiesNotAsked';
}

/** A medicine of which no more is known than what is in it. */
function factsOf(codes: readonly string[]): MedicineFacts {
  return {
    ingredients: codes.map((code) => ({
      ...{ code, name: code, amountThousandths: null, unit: null, perUnits: 1 },
    })),
    ...{ baseUnit: 'piece', dosageForm: 'other', strength: '' },
    ...{ pregnancyRisk: null, minimumAgeMonths: null, doseLimits: [] },
  };
}
