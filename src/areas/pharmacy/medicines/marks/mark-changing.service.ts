import { notifyAll } from '#areas/notifications/notifications.public.ts';
import { findPeopleWith } from '#areas/people/people.public.ts';
import { confirmWitness } from '#areas/stock/stock.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { newId } from '#kernel/ids.ts';
import { notice } from '../../pharmacy.notices.ts';
import { insertMarkChange } from './mark.queries.ts';
import { type Guarded, loosenedMarks, type Mark, tightenedMarks } from './mark.rules.ts';

/** Who confirms beside who is signed in. */
interface Confirmed {
  witnessId: string | null;
  witnessPassword: string | null;
}

/**
 * Nobody makes a medicine less guarded alone.
 * @throws AppError WITNESS_REQUIRED, and what confirming a second person refuses
 */
export async function confirmLoosening(
  context: CallContext,
  loosened: readonly Mark[],
  { name, ...confirmed }: Confirmed & { name: string },
): Promise<void> {
  if (loosened.length > 0 && confirmed.witnessId === null) {
    throw new AppError('WITNESS_REQUIRED', { names: name });
  }
  // Who is named is confirmed, also where nobody had to be.
  await confirmWitness(context, confirmed);
}

interface Change {
  medicine: { id: string; name: string };
  before: Guarded;
  after: Guarded;
  witnessId: string | null;
}

/** Writes down what became of the marks, and tells those who keep the register and the trail when one was loosened. */
export async function recordMarkChange(
  context: CallContext,
  { medicine, before, after, witnessId }: Change,
): Promise<void> {
  const { db, tenantId, actor, clock } = context;
  const loosened = loosenedMarks(before, after);
  const tightened = tightenedMarks(before, after).filter((mark) => !loosened.includes(mark));
  if (loosened.length + tightened.length === 0) return;
  await insertMarkChange(db, {
    ...{ tenant_id: tenantId, id: newId(), medicine_id: medicine.id, loosened, tightened },
    ...{ changed_by: actor.userId, witnessed_by: loosened.length > 0 ? witnessId : null },
    changed_at: clock.now().toISOString(),
  });
  context.announce('controlled-medicines');
  if (loosened.length === 0) return;
  const holders = await Promise.all([
    findPeopleWith(db, tenantId, 'pharmacy.controlled'),
    findPeopleWith(db, tenantId, 'admin.audit'),
  ]);
  const told = [...new Set(holders.flat())].filter((id) => id !== actor.userId && id !== witnessId);
  await notifyAll(context, told, {
    notice: notice('marksLoosened', { name: medicine.name, person: actor.name }),
    link: '/dashboard/pharmacy',
  });
}
