import type { CallContext } from '#server/call-context.ts';
import { addOfUsual } from '#server/lists/usual-rows.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { type AddedRows, nameKey, type UsualList } from '#kernel/first-hour/usual-list.ts';
import { createBeds } from '../../beds/bed.service.ts';
import { selectWardPolicies } from '../ward.queries.ts';
import { createWard } from '../ward.service.ts';
import type * as contract from './usual-wards.contract.ts';
import { usualWards } from './usual-wards.samples.ts';

export async function readUsualWards(context: CallContext): Promise<UsualList> {
  const there = await namesThere(context);
  return {
    rows: usualWards.map(({ name, wardType, beds }) => ({
      name,
      group: wardType,
      detail: beds.bedNumber,
      criticalRange: null,
      beds: beds.count,
      isThere: there.has(nameKey(name)),
    })),
  };
}

/** @throws AppError NOT_FOUND for a name that the list does not have, and what adding beds is refused for. */
export async function addUsualWards(
  context: CallContext,
  { rows }: CallInput<typeof contract.addUsualWards>,
): Promise<AddedRows> {
  return addOfUsual({
    context,
    resource: 'wards',
    list: usualWards,
    chosen: rows,
    there: await namesThere(context),
    async add({ beds, ...usual }) {
      const { id: wardId } = await createWard(context, usual);
      await createBeds(context, { wardId, ...beds, roomName: null, equipment: [], notes: null });
    },
  });
}

async function namesThere({ db, tenantId }: CallContext): Promise<Set<string>> {
  const wards = await selectWardPolicies(db, tenantId);
  return new Set(wards.map(({ name }) => nameKey(name)));
}
