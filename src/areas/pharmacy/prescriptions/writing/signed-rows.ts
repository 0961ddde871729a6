import { newId } from '#kernel/ids.ts';
import type { Medicine } from '../../medicines/medicine.contract.ts';
import { rulesVersion } from '../../safety/facts/rules-version.ts';
import type { Finding } from '../../safety/finding.ts';
import type { NewFinding, StoredEvent, StoredLine, StoredPrescription } from '../prescription.queries.ts';
import type { WrittenLine } from '../prescription-line.contract.ts';
import { settledLine } from './line-writing.rules.ts';

interface Signing {
  prescription: Pick<StoredPrescription, 'tenant_id' | 'id' | 'patient_id'>;
  userId: string;
  /** ISO 8601 in UTC. */
  now: string;
  /** The hospital's date. */
  today: string;
}

/** A line as it is signed, with what its medicine was called and held on that day. */
export function newLine(
  { prescription, userId, now, today }: Signing,
  line: WrittenLine,
  {
    medicine,
    lineNumber,
    replacesId = null,
  }: { medicine: Medicine | undefined; lineNumber: number; replacesId?: string | null },
): StoredLine {
  const settled = settledLine(line, medicine, today);
  return {
    tenant_id: prescription.tenant_id,
    id: newId(),
    prescription_id: prescription.id,
    patient_id: prescription.patient_id,
    line_number: lineNumber,
    medicine_id: line.medicineId,
    name: settled.name,
    generic_name: medicine?.genericName ?? null,
    strength: medicine?.strength ?? null,
    dosage_form: medicine?.dosageForm ?? null,
    ingredient_codes: medicine?.ingredientCodes ?? [],
    dose: settled.dose,
    route: settled.route,
    frequency: settled.frequency,
    food: line.food,
    duration: settled.duration,
    quantity: settled.quantity,
    base_unit: medicine?.baseUnit ?? null,
    is_quantity_typed: settled.isQuantityTyped,
    instruction: line.instruction,
    prn_indication: line.prnIndication,
    prn_minimum_minutes: line.prnMinimumMinutes,
    prn_maximum: line.prnMaximum,
    starts_on: settled.startsOn,
    ends_on: settled.endsOn,
    replaces_id: replacesId,
    state: 'active',
    state_at: now,
    state_by: userId,
    state_reason: null,
    version: 1,
  };
}

/** That the lines began. */
export function startEvents(lines: readonly StoredLine[]): StoredEvent[] {
  return lines.map((line) => ({
    tenant_id: line.tenant_id,
    id: newId(),
    line_id: line.id,
    kind: 'start',
    happened_at: line.state_at,
    done_by: line.state_by,
    reason: null,
  }));
}

/** What was found, with why it was passed; a finding's line is its place among the lines. */
export function findingRows(
  prescription: Pick<StoredPrescription, 'tenant_id' | 'id'>,
  lines: readonly StoredLine[],
  findings: readonly Finding[],
  reasons: ReadonlyMap<string, string>,
): NewFinding[] {
  return findings.map((finding, position) => ({
    tenant_id: prescription.tenant_id,
    id: newId(),
    prescription_id: prescription.id,
    line_id: lines[finding.line]!.id,
    position,
    severity: finding.severity,
    code: finding.code,
    facts: JSON.stringify(finding.facts),
    rules_version: rulesVersion,
    reason: reasons.get(finding.key) ?? null,
  }));
}
