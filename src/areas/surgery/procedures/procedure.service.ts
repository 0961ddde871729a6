import { findServices, serviceRows } from '#areas/billing/billing.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { toRecord } from '#database/to-record.ts';
import { type Actor, can } from '#kernel/access/actor.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { given } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import type { CoverableKind } from '../charges/charge.rules.ts';
import type * as contract from './procedure.contract.ts';
import { type Procedure, procedure } from './procedure.contract.ts';
import {
  type ProcedureRow,
  procedureRows,
  selectProcedure,
  selectProcedures,
  selectProceduresNamed,
  type StoredProcedure,
} from './procedure.queries.ts';

const procedureRecord = recordOf({
  resource: 'surgical_procedures',
  topic: 'surgical-procedures',
  rows: procedureRows,
  select: selectProcedure,
  toRecord: (row, { actor }) => toProcedure(row, actor),
  refusals: { surgical_procedure_by_name: () => new AppError('PROCEDURE_NAME_TAKEN') },
});

export async function listProcedures(
  { db, tenantId, actor }: CallContext,
  request: CallInput<typeof contract.listProcedures>,
): Promise<Page<Procedure>> {
  const rows = await selectProcedures(db, tenantId, request);
  const page = toPage(rows, request.limit, (row) => [row.name, row.id]);
  return { ...page, rows: page.rows.map((row) => toProcedure(row, actor)) };
}

export async function listBillableServices(
  context: CallContext,
  { search = '' }: CallInput<typeof contract.listBillableServices>,
) {
  const { rows } = await findServices(context, { search });
  return { rows: rows.map(({ id, name }) => ({ id, name })) };
}

/** The procedures in use under these names (lower case). */
export async function findProceduresNamed(
  { db, tenantId, actor }: CallContext,
  names: readonly string[],
): Promise<Procedure[]> {
  const rows = await selectProceduresNamed(db, tenantId, names);
  return rows.map((row) => toProcedure(row, actor));
}

/** @throws AppError PROCEDURE_NAME_TAKEN, NOT_FOUND for a service of another hospital */
export async function createProcedure(
  context: CallContext,
  {
    name,
    code,
    usualDuration,
    hasSide,
    serviceId,
    packageServiceId,
    packageCovers,
  }: CallInput<typeof contract.createProcedure>,
): Promise<Procedure> {
  if (serviceId) await refuseUnknownService(context, serviceId);
  return procedureRecord.create(context, {
    ...{ name, code, usual_minutes: usualDuration, has_side: hasSide, service_id: serviceId },
    ...(await packageOf(context, packageServiceId, packageCovers)),
  });
}

/** @throws AppError STALE, PROCEDURE_NAME_TAKEN, NOT_FOUND */
export function updateProcedure(
  context: CallContext,
  { procedureId: id, version, ...change }: CallInput<typeof contract.updateProcedure>,
): Promise<Procedure> {
  return procedureRecord.change(context, { id, version }, async (before) => {
    if (change.serviceId) await refuseUnknownService(context, change.serviceId);
    const fields = { ...before, ...given(change) };
    const { name, code, usualDuration, hasSide, serviceId, isActive } = fields;
    return {
      ...{ name, code, usual_minutes: usualDuration, has_side: hasSide, service_id: serviceId },
      ...(await packageOf(context, fields.packageServiceId, fields.packageCovers)),
      is_active: isActive,
    };
  });
}

/** A procedure with its price for those who see bills. */
function toProcedure(row: ProcedureRow, actor: Actor): Procedure {
  const priceMinor = can(actor, 'billing.read') ? row.price_minor : null;
  return toRecord(procedure, row, {
    usualDuration: row.usual_minutes,
    priceMinor,
    packageCovers: row.package_covers as CoverableKind[],
  });
}

/** The package as it is stored: what it contains, or neither. @throws AppError NOT_FOUND, INVALID_INPUT without a kind */
async function packageOf(
  context: CallContext,
  serviceId: string | null,
  covers: readonly CoverableKind[],
): Promise<Pick<StoredProcedure, 'package_service_id' | 'package_covers'>> {
  if (serviceId === null) return { package_service_id: null, package_covers: [] };
  await refuseUnknownService(context, serviceId);
  if (covers.length === 0) throw invalidFields({ packageCovers: valueIssue('missing') });
  return { package_service_id: serviceId, package_covers: [...new Set(covers)] };
}

async function refuseUnknownService({ db, tenantId }: CallContext, serviceId: string): Promise<void> {
  if (!(await serviceRows.select(db, tenantId, serviceId))) throw new AppError('NOT_FOUND');
}
