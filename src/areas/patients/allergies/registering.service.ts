import type { CallContext } from '#server/call-context.ts';
import type { Db } from '#database/tables.ts';
import { insertAllergies, insertStates, lockState, selectShort, updateState } from './allergy.queries.ts';
import { toAllergyFacts } from './allergy.record.ts';
import {
  allergyRow,
  entriesOf,
  type RegisteredAllergies,
  type Registering,
  registeredRows,
  stateOf,
  stateRow,
  statusOfState,
  substanceKey,
  textOf,
} from './registered-allergies.rules.ts';

/** What is known of a patient's allergies as the record shows it: of all patients in one statement. */
export async function readRegistered(
  db: Db,
  tenantId: string,
  patientIds: readonly string[],
): Promise<(patientId: string) => RegisteredAllergies> {
  const rows = await selectShort(db, tenantId, patientIds);
  const known = new Map(rows.map((row) => [row.patient_id, row]));
  return (patientId) => {
    const row = known.get(patientId);
    return {
      allergyStatus: statusOfState[row?.state ?? 'not-asked'],
      allergies: textOf(row?.substances ?? []),
    };
  };
}

/** Writes what was said of new patients into their lists. */
export async function insertRegistered(
  db: Db,
  registered: readonly (Registering & { said: RegisteredAllergies })[],
): Promise<void> {
  const rows = registered.map(({ said, ...registering }) => registeredRows(registering, said));
  await insertStates(
    db,
    rows.flatMap(({ states }) => states),
  );
  await insertAllergies(
    db,
    rows.flatMap(({ allergies }) => allergies),
  );
}

/** The same for one patient, with what the audit trail says of it. */
export function registerAllergies(
  context: CallContext,
  patientId: string,
  said: RegisteredAllergies,
): RegisteredAllergies {
  const { db, tenantId, actor, clock } = context;
  const registering = { tenantId, patientId, by: actor.userId, at: clock.now().toISOString() };
  const { states, allergies } = registeredRows(registering, said);
  if (states.length > 0) context.sendOff(insertStates(db, states));
  if (allergies.length > 0) context.sendOff(insertAllergies(db, allergies));
  const state = stateOf(said);
  if (state !== 'not-asked') audit(context, patientId, { state, allergies });
  return {
    allergyStatus: statusOfState[state],
    allergies: textOf(allergies.map(({ substance }) => substance)),
  };
}

/**
 * Adds what a change of the record says to the patient's list. What the list holds stays: an allergy is ended in the
 * list itself, with a reason. Whoever calls has refused what cannot be.
 */
export async function addRegistered(
  context: CallContext,
  patientId: string,
  said: {
    allergyStatus?: RegisteredAllergies['allergyStatus'] | undefined;
    allergies?: string | null | undefined;
  },
): Promise<void> {
  const { db, tenantId, actor, clock } = context;
  const at = clock.now().toISOString();
  const registering = { tenantId, patientId, by: actor.userId, at };
  const before = await lockState(db, { tenantId, patientId, now: at });
  const [stored] = await selectShort(db, tenantId, [patientId]);
  const known = new Set((stored?.substances ?? []).map(substanceKey));
  const allergies = entriesOf(said.allergies ?? null)
    .filter((entry) => !known.has(substanceKey(entry)))
    .map((substance) => allergyRow(registering, substance));
  const wanted = stateOf({
    allergyStatus: said.allergyStatus ?? statusOfState[before],
    allergies: said.allergies ?? null,
  });
  const state = before === 'recorded' || allergies.length > 0 ? 'recorded' : wanted;
  if (state !== before) await updateState(db, stateRow(registering, state));
  if (allergies.length > 0) await insertAllergies(db, allergies);
  if (state === before && allergies.length === 0) return;
  audit(context, patientId, { state, allergies });
  context.announce(`allergies/${patientId}`);
}

function audit(
  context: CallContext,
  patientId: string,
  { state, allergies }: { state: string; allergies: readonly ReturnType<typeof allergyRow>[] },
): void {
  for (const row of allergies) {
    const newValues = { ...toAllergyFacts(row), patientId };
    context.audit({ action: 'CREATE', resource: 'allergies', resourceId: row.id, newValues });
  }
  if (allergies.length > 0) return;
  const newValues = { patientId, state };
  context.audit({ action: 'UPDATE', resource: 'allergies', resourceId: patientId, newValues });
}
