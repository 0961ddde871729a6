import { normalizeText } from '#database/search/normal-text.ts';
import { newId } from '#kernel/ids.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import type { Patient } from '../patients/patient-record.contract.ts';
import { saysNoAllergies } from '../patients/patient-facts.rules.ts';
import './allergy.tables.ts';

/** What a registration, a file or another program says of allergies: a status, and a text of one or many. */
export type RegisteredAllergies = Pick<Patient, 'allergyStatus' | 'allergies'>;

/** What stands between commas, semicolons and ends of lines; a comma inside brackets belongs to what stands in them. */
function dividedAt(text: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth = Math.max(0, depth - 1);
    // A bracket that nobody closed ends with its line.
    if (sign === '\n') depth = 0;
    if (depth === 0 && /[\n;,]/.test(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

/** A substance as it is compared. */
export const substanceKey = normalizeText;

/** The entries of a text of allergies, each once; what says that there are none is no entry. */
export function entriesOf(text: string | null): string[] {
  const lines = dividedAt(text ?? '')
    .map((line) => line.trim())
    .filter((line) => substanceKey(line) !== '' && !saysNoAllergies(line));
  return [...new Map(lines.toReversed().map((line) => [substanceKey(line), line])).values()].toReversed();
}

/** The entries as the patient's record shows them. */
export function textOf(substances: readonly string[]): string | null {
  return substances.length > 0 ? substances.join(', ') : null;
}

/** The one state that such words bring a patient into whose allergies nobody has written down. */
export function stateOf({ allergyStatus, allergies }: RegisteredAllergies): RowOf<'allergy_state'>['state'] {
  if (entriesOf(allergies).length > 0) return 'recorded';
  const saysNobody = allergyStatus === 'none-known' || (allergies !== null && saysNoAllergies(allergies));
  return saysNobody ? 'none-known' : 'not-asked';
}

/** The state as the patient's record calls it. */
export const statusOfState = {
  'not-asked': 'not-asked',
  'none-known': 'none-known',
  recorded: 'listed',
} as const satisfies Record<RowOf<'allergy_state'>['state'], Patient['allergyStatus']>;

/** Whose allergies are written down, by whom and when; `by` is null where nobody knows. */
export interface Registering {
  tenantId: string;
  patientId: string;
  by: string | null;
  at: string;
}

/** A state of allergies as a row. */
export function stateRow(
  { tenantId, patientId, by, at }: Registering,
  state: RowOf<'allergy_state'>['state'],
): RowOf<'allergy_state'> {
  const isStated = state === 'none-known';
  return {
    tenant_id: tenantId,
    patient_id: patientId,
    state,
    stated_by: isStated ? by : null,
    stated_at: isStated ? at : null,
    updated_at: at,
  };
}

/** An allergy of which no more is known than its name. */
export function allergyRow(
  { tenantId, patientId, by, at }: Registering,
  substance: string,
): RowOf<'patient_allergy'> {
  return {
    tenant_id: tenantId,
    id: newId(),
    patient_id: patientId,
    substance,
    substance_key: substanceKey(substance),
    ingredient: null,
    reaction_kind: 'unknown',
    reaction: null,
    severity: 'unknown',
    certainty: 'suspected',
    noticed_on: null,
    status: 'active',
    active_state: 'recorded',
    status_reason: null,
    recorded_by: by,
    recorded_at: at,
    changed_by: by,
    joined_from: null,
    updated_at: at,
    version: 1,
  };
}

/** What is written of a new patient's allergies: nothing where nobody has asked. */
export function registeredRows(registering: Registering, said: RegisteredAllergies) {
  const state = stateOf(said);
  return {
    states: state === 'not-asked' ? [] : [stateRow(registering, state)],
    allergies: entriesOf(said.allergies).map((substance) => allergyRow(registering, substance)),
  };
}
