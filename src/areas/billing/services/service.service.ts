import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { toColumns } from '#database/to-columns.ts';
import { AppError } from '#kernel/app-error.ts';
import { given } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { mapPage, type Page } from '#kernel/page.ts';
import type * as contract from './service.contract.ts';
import { maxServicesFound, type Service, serviceFields } from './service.contract.ts';
import { searchServiceRows, selectCategories, selectServices, serviceRows } from './service.queries.ts';
import { toService } from './service.record.ts';

const maxCategories = 100;
const maxWords = 8;

const serviceRecord = recordOf({
  resource: 'services',
  topic: 'services',
  rows: serviceRows,
  toRecord: toService,
  refusals: { service_by_name: () => new AppError('SERVICE_NAME_TAKEN') },
});

export async function listServices(
  { db, tenantId }: CallContext,
  input: CallInput<typeof contract.listServices>,
): Promise<Page<Service>> {
  return mapPage(await selectServices(db, tenantId, input), toService);
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
export function createService(
  context: CallContext,
  input: CallInput<typeof contract.createService>,
): Promise<Service> {
  const columns = { ...toColumns(serviceFields, input), status: 'active' as const };
  return serviceRecord.create(context, columns);
}

/** @throws AppError STALE with the stored record, SERVICE_NAME_TAKEN as above, also when it becomes active again. */
export function updateService(
  context: CallContext,
  { serviceId: id, version, ...change }: CallInput<typeof contract.updateService>,
): Promise<Service> {
  return serviceRecord.change(context, { id, version }, (before) => {
    const fields = { ...before, ...given(change) };
    return { ...toColumns(serviceFields, fields), status: fields.status };
  });
}
