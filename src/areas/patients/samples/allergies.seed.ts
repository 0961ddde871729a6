import type { Db } from '#database/tables.ts';
import { insertAllergies, insertStates, type StoredAllergy } from '../allergies/allergy.queries.ts';
import { allergyRow, type Registering, stateRow } from '../allergies/registered-allergies.rules.ts';
import type { SampleAllergy, SamplePatient } from './sample-patient.ts';

interface Sampled {
  person: SamplePatient;
  registering: Registering;
}

/** The allergies of invented patients, in every state. */
export async function insertSampleAllergies(db: Db, sampled: readonly Sampled[]): Promise<void> {
  await insertStates(
    db,
    sampled.flatMap(({ person, registering }) => {
      if (person.hasNoAllergies) return [stateRow(registering, 'none-known')];
      return person.allergies ? [stateRow(registering, 'recorded')] : [];
    }),
  );
  await insertAllergies(
    db,
    sampled.flatMap(({ person, registering }) =>
      (person.allergies ?? []).map((sample) => rowOf(registering, sample)),
    ),
  );
}

function rowOf(registering: Registering, sample: string | SampleAllergy): StoredAllergy {
  if (typeof sample === 'string') return allergyRow(registering, sample);
  const { substance, reactionKind, refuted, ...known } = sample;
  return {
    ...allergyRow(registering, substance),
    ...known,
    reaction_kind: reactionKind,
    ...(refuted !== undefined && { status: 'refuted', active_state: null, status_reason: refuted }),
  };
}
