import { confirmSecondPerson, searchPeopleWith } from '#areas/people/people.public.ts';
import type { CallContext } from '#database/handler.ts';

/** The maximum number of colleagues who are offered. */
const maxWitnesses = 200;

export async function listWitnesses({ db, tenantId, actor }: CallContext) {
  const found = await searchPeopleWith(db, tenantId, 'pharmacy.controlled', {
    search: '',
    limit: maxWitnesses,
  });
  return { rows: found.filter(({ id }) => id !== actor.userId) };
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
