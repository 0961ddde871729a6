import { confirmSecondPerson, listSecondPersons } from '#areas/people/people.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import type * as contract from './consumable.contract.ts';
import { issue } from './consumable.issues.ts';
import { selectUsedOf } from './consumable.queries.ts';

/** Base units of one item that a person takes alone for an operation; of what comes in larger packs a pack. */
const unasked = 20;

type Asked = Pick<
  CallInput<typeof contract.recordConsumable>,
  'caseId' | 'quantity' | 'quantityReason' | 'witnessId' | 'witnessPassword'
>;

/**
 * Much of one item leaves by two people with a reason; returns both, or nothing where it is not much. Entries of one
 * case count together, so that many small ones are no way around it.
 * @throws AppError INVALID_INPUT at the reason, WITNESS_REQUIRED, and what confirming a second person refuses
 */
export async function confirmMuchTaken(
  context: CallContext,
  asked: Asked,
  item: { id: string; name: string; packSize: number },
): Promise<{ quantity_reason: string | null; witnessed_by: string | null }> {
  const { db, tenantId } = context;
  const { caseId, quantity, quantityReason, witnessId, witnessPassword } = asked;
  const taken = quantity + (await selectUsedOf(db, tenantId, { caseId, itemId: item.id }));
  if (taken <= Math.max(unasked, item.packSize)) return { quantity_reason: null, witnessed_by: null };
  if (quantityReason === null) {
    throw invalidFields({ quantityReason: issue('quantityReasonMissing', { taken }) });
  }
  if (witnessId === null) throw new AppError('WITNESS_REQUIRED', { names: item.name });
  await confirm(context, witnessId, witnessPassword);
  return { quantity_reason: quantityReason, witnessed_by: witnessId };
}

/**
 * Confirms the second person who stands by where something controlled comes back; nobody named is for moving stock to
 * refuse. @throws AppError what confirming a second person refuses
 */
export async function confirmReturn(
  context: CallContext,
  { witnessId, witnessPassword }: Pick<Asked, 'witnessId' | 'witnessPassword'>,
): Promise<void> {
  if (witnessId !== null) await confirm(context, witnessId, witnessPassword);
}

function confirm(context: CallContext, userId: string, password: string | null): Promise<unknown> {
  return confirmSecondPerson(context, {
    userId,
    password,
    permission: 'surgery.nursing',
    fields: { person: 'witnessId', password: 'witnessPassword' },
  });
}

export function listTheatreWitnesses(context: CallContext) {
  return listSecondPersons(context, 'surgery.nursing');
}
