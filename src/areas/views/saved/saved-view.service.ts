import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { mayUse } from '#kernel/access/actor.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import type * as contract from './saved-view.contract.ts';
import type { SavedView } from './saved-view.contract.ts';
import {
  deleteViewRow,
  insertView,
  type ListedView,
  lockPlaces,
  savedViewRows,
  selectDefault,
  selectView,
  selectViews,
  writeDefault,
} from './saved-view.queries.ts';

const { savedViewEntries: most, personViewEntries, hospitalViewEntries } = sizeLimits;

const viewRecord = recordOf({
  resource: 'saved_views',
  rows: savedViewRows,
  select: (db, tenantId, id, { actor }) => selectView(db, tenantId, id, actor.userId),
  toRecord: toView,
  refusals: { saved_view_once: () => new AppError('VIEW_NAME_TAKEN') },
});

export async function listSavedViews(
  context: CallContext,
  { list }: CallInput<typeof contract.listSavedViews>,
): Promise<{ rows: SavedView[]; defaultId: string | null }> {
  const { db, tenantId, actor } = context;
  const rows = await selectViews(db, tenantId, { userId: actor.userId, list, limit: 2 * most });
  const defaultId = await selectDefault(db, tenantId, actor.userId, list);
  return { rows: rows.map((row) => toView(row, context)), defaultId: defaultId ?? null };
}

/** @throws AppError VIEW_NAME_TAKEN, TOO_MANY_VIEWS */
export async function saveView(
  context: CallContext,
  { name, list, query, isShared }: CallInput<typeof contract.saveView>,
): Promise<SavedView> {
  const { db, tenantId, actor, clock } = context;
  const places = await lockPlaces(db, tenantId, actor.userId, list);
  if (places.ownOfAllLists >= personViewEntries)
    throw new AppError('TOO_MANY_VIEWS', { max: personViewEntries });
  if (isShared) refuseTooManyShared(places);
  const at = clock.now().toISOString();
  const id = newId();
  const row = {
    ...{ tenant_id: tenantId, id, owner_id: actor.userId, list, query, name, name_key: name.toLowerCase() },
    ...{ place: freePlace(places.own), shared_place: isShared ? freePlace(places.shared) : null },
    ...{ created_at: at, updated_at: at, version: 1 },
  };
  await viewRecord.refusing(insertView(db, row));
  return viewRecord.created(context, id);
}

/** @throws AppError STALE with what is stored, NOT_FOUND also for those of others, VIEW_NAME_TAKEN, TOO_MANY_VIEWS */
export function updateView(
  context: CallContext,
  { savedViewId: id, version, name, isShared, query }: CallInput<typeof contract.updateView>,
): Promise<SavedView> {
  return viewRecord.change(context, { id, version }, async (before) => {
    refuseOthers(before);
    return {
      ...{ name, name_key: name.toLowerCase() },
      ...(query !== undefined && { query }),
      ...(isShared !== before.isShared && {
        shared_place: isShared ? await sharedPlace(context, before) : null,
      }),
    };
  });
}

/** @throws AppError NOT_FOUND, also for those of others */
export async function deleteView(
  context: CallContext,
  { savedViewId: id }: CallInput<typeof contract.deleteView>,
) {
  const before = await requireOwnView(context, id);
  await deleteViewRow(context.db, context.tenantId, id);
  viewRecord.tell(context, id, { action: 'DELETE', oldValues: before });
  return { deleted: true as const };
}

/** @throws AppError NOT_FOUND for a view of another list, and for one of somebody else that is not shared */
export async function openWithView(
  context: CallContext,
  { list, savedViewId }: CallInput<typeof contract.openWithView>,
) {
  const { db, tenantId, actor } = context;
  const view = savedViewId === null ? undefined : await viewRecord.read(context, savedViewId);
  if (view && view.list !== list) throw new AppError('NOT_FOUND');
  await writeDefault(db, tenantId, { userId: actor.userId, list, viewId: view?.id });
  return { defaultId: savedViewId };
}

async function sharedPlace({ db, tenantId, actor }: CallContext, { list }: SavedView): Promise<number> {
  const places = await lockPlaces(db, tenantId, actor.userId, list);
  refuseTooManyShared(places);
  return freePlace(places.shared);
}

function refuseTooManyShared({ sharedOfAllLists }: { sharedOfAllLists: number }): void {
  if (sharedOfAllLists >= hospitalViewEntries) {
    throw new AppError('TOO_MANY_VIEWS', { max: hospitalViewEntries });
  }
}

function freePlace(takenPlaces: readonly number[]): number {
  for (let place = 1; place <= most; place += 1) if (!takenPlaces.includes(place)) return place;
  throw new AppError('TOO_MANY_VIEWS', { max: most });
}

async function requireOwnView(context: CallContext, id: string): Promise<SavedView> {
  const view = await viewRecord.read(context, id);
  refuseOthers(view);
  return view;
}

function refuseOthers(view: SavedView): void {
  if (!view.isMine) throw new AppError('NOT_FOUND');
}

function toView(row: ListedView, { actor }: CallContext): SavedView {
  const { id, list, name, query, version } = row;
  return {
    ...{ id, list, name, query, version },
    isShared: row.shared_place !== null,
    owner: { id: row.owner_id, name: row.owner_name },
    isMine: row.owner_id === actor.userId || mayUse(actor, 'admin.settings'),
  };
}
