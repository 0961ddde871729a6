import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { type Page, toPage } from '#kernel/page.ts';
import type * as contract from './service.contract.ts';
import { maxServicesFound, type Service } from './service.contract.ts';
import {
  insertServices,
  searchServiceRows,
  selectCategories,
  selectServices,
  type ServiceRow,
  serviceRows,
} from './service.queries.ts';
import { toService } from './service.record.ts';

const maxCategories = 100;
const maxWords = 8;

export async function listServices(
  { db, tenantId }: CallContext,
  input: CallInput<typeof contract.listServices>,
): Promise<Page<Service>> {
  const rows = await selectServices(db, tenantId, input);
  const page = toPage(rows, input.limit, (row) => [row.category, row.name, row.id]);
  return { ...page, rows: page.rows.map(toService) };
}

export async function listServiceCategories({ db, tenantId }: CallContext) {
  return { categories: await selectCategories(db, tenantId, maxCategories) };
}

export async function searchServices(
  { db, tenantId }: CallContext,
  { search }: CallInput<typeof contract.searchServices>,
) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxWords);
  const rows = await searchServiceRows(db, tenantId, words, maxServicesFound);
  return { rows: rows.map(toService) };
}

/** @throws AppError SERVICE_NAME_TAKEN when an active service has this name, without regard to case. */
export async function createService(
  context: CallContext,
  input: CallInput<typeof contract.createService>,
): Promise<Service> {
  const now = context.clock.now().toISOString();
  const row: ServiceRow = {
    tenant_id: context.tenantId,
    id: newId(),
    name: input.name,
    description: input.description,
    price_minor: input.priceMinor,
    category: input.category,
    status: 'active',
    created_at: now,
    updated_at: now,
    version: 1,
  };
  await refusingTakenName(insertServices(context.db, [row]));
  const created = toService(row);
  context.audit({ action: 'CREATE', resource: 'services', resourceId: row.id, newValues: created });
  context.announce('services');
  return created;
}

/** @throws AppError STALE with the stored record, SERVICE_NAME_TAKEN as above, also when it becomes active again. */
export async function updateService(
  context: CallContext,
  input: CallInput<typeof contract.updateService>,
): Promise<Service> {
  const { db, tenantId, clock } = context;
  const stored = await serviceRows.select(db, tenantId, input.serviceId);
  if (!stored) throw new AppError('NOT_FOUND');
  const before = toService(stored);
  const seen = { tenantId, id: stored.id, version: input.version };
  const row = await refusingTakenName(
    serviceRows.update(db, seen, {
      name: input.name ?? stored.name,
      description: input.description === undefined ? stored.description : input.description,
      price_minor: input.priceMinor ?? stored.price_minor,
      category: input.category ?? stored.category,
      status: input.status ?? stored.status,
      updated_at: clock.now().toISOString(),
    }),
  );
  if (!row) throw new AppError('STALE', { current: before });
  const after = toService(row);
  context.audit({
    action: 'UPDATE',
    resource: 'services',
    resourceId: row.id,
    ...changedFields(before, after),
  });
  context.announce('services');
  return after;
}

function refusingTakenName<T>(write: Promise<T>): Promise<T> {
  return refusing(write, { service_by_name: () => new AppError('SERVICE_NAME_TAKEN') });
}
