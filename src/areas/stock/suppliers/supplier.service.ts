import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import type { Db } from '#database/tables.ts';
import { normalizeText } from '#database/search/normal-text.ts';
import { toColumns } from '#database/to-columns.ts';
import { toRecord } from '#database/to-record.ts';
import { AppError } from '#kernel/app-error.ts';
import { given } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { mapPage, type Page } from '#kernel/page.ts';
import type * as contract from './supplier.contract.ts';
import { type Supplier, supplier, supplierFields } from './supplier.contract.ts';
import * as queries from './supplier.queries.ts';
import type { SupplierRow } from './supplier.queries.ts';

type SupplierFields = CallInput<typeof contract.createSupplier>;

const toSupplier = (row: SupplierRow): Supplier => toRecord(supplier, row);

const supplierRecord = recordOf({
  resource: 'suppliers',
  topic: 'suppliers',
  rows: queries.supplierRows,
  toRecord: toSupplier,
  refusals: { supplier_by_name: () => new AppError('SUPPLIER_NAME_TAKEN') },
});

export async function listSuppliers(
  { db, tenantId }: CallContext,
  input: CallInput<typeof contract.listSuppliers>,
): Promise<Page<Supplier>> {
  return mapPage(await queries.selectSuppliers(db, tenantId, input), toSupplier);
}

/** The suppliers in use whose names read as these when normalised. */
export async function findSuppliersNamed(
  db: Db,
  tenantId: string,
  sortNames: readonly string[],
): Promise<Supplier[]> {
  const rows = await queries.selectSuppliersNamed(db, tenantId, sortNames);
  return rows.map(toSupplier);
}

/** @throws AppError SUPPLIER_NAME_TAKEN when a supplier in use has this name */
export function createSupplier(context: CallContext, fields: SupplierFields): Promise<Supplier> {
  return supplierRecord.create(context, columnsOf(fields));
}

/** @throws AppError STALE, SUPPLIER_NAME_TAKEN */
export function updateSupplier(
  context: CallContext,
  { supplierId: id, version, ...change }: CallInput<typeof contract.updateSupplier>,
): Promise<Supplier> {
  return supplierRecord.change(context, { id, version }, (before) => {
    const fields = { ...before, ...given(change) };
    return { ...columnsOf(fields), is_active: fields.isActive };
  });
}

/** The columns of what a person typed. */
export function columnsOf(fields: SupplierFields) {
  const { name, contactPerson } = fields;
  return {
    ...toColumns(supplierFields, fields),
    sort_name: normalizeText(name),
    search_text: ` ${normalizeText([name, contactPerson].filter(Boolean).join(' '))}`,
  };
}
