import { confirmSecondPerson, listSecondPersons } from '#areas/people/people.public.ts';
import type { CallContext } from '#server/call-context.ts';

export function listWitnesses(context: CallContext) {
  return listSecondPersons(context, 'pharmacy.controlled');
}

/**
 * Confirms the witness who was named; nobody named is for the caller to refuse.
 * @throws AppError what confirming a second person refuses
 */
export async function confirmWitness(
  context: CallContext,
  { witnessId, witnessPassword }: { witnessId: string | null; witnessPassword: string | null },
): Promise<void> {
  if (witnessId === null) return;
  await confirmSecondPerson(context, {
    userId: witnessId,
    password: witnessPassword,
    permission: 'pharmacy.controlled',
    fields: { person: 'witnessId', password: 'witnessPassword' },
  });
}
