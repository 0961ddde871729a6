import type { CallContext } from '#server/call-context.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { type AddedRows, nameKey, type UsualList } from '#kernel/first-hour/usual-list.ts';
import { addOfUsual } from '#server/lists/usual-rows.ts';
import { selectServicesNamed } from '../service.queries.ts';
import { createService } from '../service.service.ts';
import type * as contract from './usual-services.contract.ts';
import { usualServices } from './usual-services.samples.ts';

export async function readUsualServices(context: CallContext): Promise<UsualList> {
  const there = await namesThere(
    context,
    usualServices.map(({ name }) => name),
  );
  return {
    rows: usualServices.map(({ name, category, description }) => ({
      name,
      group: category,
      detail: description ?? '',
      criticalRange: null,
      beds: null,
      isThere: there.has(nameKey(name)),
    })),
  };
}

/** @throws AppError NOT_FOUND for a name that the list does not have. */
export async function addUsualServices(
  context: CallContext,
  { rows }: CallInput<typeof contract.addUsualServices>,
): Promise<AddedRows> {
  return addOfUsual({
    context,
    resource: 'services',
    list: usualServices,
    chosen: rows,
    there: await namesThere(
      context,
      rows.map(({ name }) => name),
    ),
    add: async (usual, { priceMinor }) => void (await createService(context, { ...usual, priceMinor })),
  });
}

async function namesThere({ db, tenantId }: CallContext, names: readonly string[]): Promise<Set<string>> {
  const found = await selectServicesNamed(db, tenantId, names.map(nameKey));
  return new Set(found.map(({ name }) => nameKey(name)));
}
