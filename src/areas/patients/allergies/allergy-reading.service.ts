import type { AllergiesInShort, AllergyState } from '#kernel/care/allergies-in-short.ts';
import type { CallContext } from '#server/call-context.ts';
import type { Allergy } from './allergy.contract.ts';
import { selectActiveAllergies, selectState } from './allergy.queries.ts';

/** An active allergy, as those who prescribe, dispense, give or operate need it. */
export type KnownAllergy = Pick<
  Allergy,
  'id' | 'substance' | 'ingredient' | 'reactionKind' | 'reaction' | 'severity' | 'certainty' | 'recordedAt'
>;

/** What is known of a patient's allergies; 'not-asked' means that nothing is known, not that there are none. */
export interface KnownAllergies {
  state: AllergyState;
  /** When somebody stated that none are known, as ISO 8601 in UTC. */
  statedAt: string | null;
  rows: KnownAllergy[];
}

/**
 * The active allergies of a patient. Whoever calls has opened the record: nothing is refused here.
 */
export async function readAllergies(
  { db, tenantId }: Pick<CallContext, 'db' | 'tenantId'>,
  patientId: string,
): Promise<KnownAllergies> {
  const [state, rows] = await Promise.all([
    selectState(db, tenantId, patientId),
    selectActiveAllergies(db, tenantId, patientId),
  ]);
  return {
    state: state?.state ?? 'not-asked',
    statedAt: state?.stated_at ?? null,
    rows: rows.map((row) => ({
      id: row.id,
      substance: row.substance,
      ingredient: row.ingredient,
      reactionKind: row.reaction_kind,
      reaction: row.reaction,
      severity: row.severity,
      certainty: row.certainty,
      recordedAt: row.recorded_at,
    })),
  };
}

/** The same in short, as it is told beside whatever is decided. */
export function inShort({ state, rows }: KnownAllergies): AllergiesInShort {
  return { state, substances: rows.map(({ substance }) => substance) };
}
