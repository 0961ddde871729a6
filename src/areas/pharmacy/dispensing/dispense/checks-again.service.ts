import { findIdentity, inShort, readAllergies } from '#areas/patients/patients.public.ts';
import type { CallContext } from '#server/call-context.ts';
import type { AllergiesInShort } from '#kernel/care/allergies-in-short.ts';
import { AppError } from '#kernel/app-error.ts';
import { ageInMonths } from '#kernel/time/age.ts';
import { todayOf } from '#kernel/time/today.ts';
import type { Medicine } from '../../medicines/medicine.contract.ts';
import { selectCurrentLines } from '../../prescriptions/writing/checked-patient.queries.ts';
import { allergiesToCheck } from '../../prescriptions/writing/checked-patient.service.ts';
import { checkPrescription } from '../../safety/check-prescription.ts';
import type { DispensingCheck } from '../line-to-give.contract.ts';
import type {
  selectFindings,
  StoredLine,
  StoredPrescription,
} from '../../prescriptions/prescription.queries.ts';

export interface PrescriptionToCheck {
  prescription: Pick<StoredPrescription, 'patient_id' | 'weight_grams' | 'pregnancy'>;
  lines: readonly StoredLine[];
  signed: Awaited<ReturnType<typeof selectFindings>>;
  /** What is handed out on a line, where it is another brand, and what was prescribed otherwise; by line. */
  medicineOf: (line: StoredLine) => Medicine | undefined;
}

/**
 * What speaks against the running lines of a prescription today: allergies and medicines that came since it was signed
 * are new. Whoever hands out needs it whoever the patient is, so no record is opened; the call is in the trail.
 */
export async function checkAgain(
  context: CallContext,
  { prescription, lines, signed, medicineOf }: PrescriptionToCheck,
): Promise<{ allergies: AllergiesInShort; checks: DispensingCheck[] }> {
  const { db, tenantId } = context;
  const { patient_id: patientId } = prescription;
  const today = todayOf(context);
  const [identity, known, current] = await Promise.all([
    findIdentity(db, tenantId, patientId, today),
    readAllergies(context, patientId),
    selectCurrentLines(db, tenantId, patientId, today),
  ]);
  if (!identity) throw new AppError('NOT_FOUND');
  const own = new Set(lines.map(({ id }) => id));
  const running = lines.filter(({ state }) => state === 'active' || state === 'held');
  const found = checkPrescription(
    running.map((line) => ({
      // Another brand keeps the name that was prescribed, so that a finding stays the same one.
      name: line.name,
      dose: line.dose,
      frequency: line.frequency,
      medicine: medicineOf(line) ?? null,
    })),
    {
      ...allergiesToCheck(known),
      gender: identity.gender,
      ageMonths: ageInMonths(identity.dateOfBirth, today),
      weightGrams: prescription.weight_grams,
      pregnancy: prescription.pregnancy,
      current: current
        .filter(({ id }) => !own.has(id))
        .map(({ name, ingredient_codes: ingredientCodes }) => ({ name, ingredientCodes })),
    },
  );
  const passed = new Map(signed.map((row) => [keyOf(row.line_id, row), row.reason]));
  const checks = found.map(({ severity, code, facts, key, line }) => {
    const lineId = running[line]!.id;
    const before = keyOf(lineId, { code, facts });
    return {
      lineId,
      severity,
      code,
      facts,
      key,
      isNew: !passed.has(before),
      reason: passed.get(before) ?? null,
    };
  });
  return { allergies: inShort(known), checks };
}

/** The same for the same finding at signing and today: figures, such as an age, may have changed. */
function keyOf(lineId: string, { code, facts }: Pick<DispensingCheck, 'code' | 'facts'>): string {
  const named = Object.entries(facts).filter(([, fact]) => typeof fact === 'string');
  return [lineId, code, ...named.map((pair) => pair.join('=')).toSorted()].join('|');
}

/** @throws AppError SAFETY_STOP with what stops today, was not known at signing and has no reason */
export function refuseNewStops(
  checks: readonly DispensingCheck[],
  lineIds: ReadonlySet<string>,
  reasons: ReadonlyMap<string, string>,
): DispensingCheck[] {
  const stops = checks.filter(
    ({ severity, isNew, lineId }) => severity === 'stop' && isNew && lineIds.has(lineId),
  );
  const open = stops.filter(({ key }) => !reasons.get(key));
  if (open.length > 0) throw new AppError('SAFETY_STOP', { findings: open });
  return stops;
}
