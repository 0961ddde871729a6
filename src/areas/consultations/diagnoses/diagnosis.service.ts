import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { toRecord } from '#database/to-record.ts';
import { refuseStateChange } from '#kernel/access/guarded-states.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { type Page, toPage } from '#kernel/page.ts';
import type * as contract from './diagnosis.contract.ts';
import { type Diagnosis, diagnosis } from './diagnosis.contract.ts';
import { issue } from './diagnosis.issues.ts';
import {
  diagnosisRows,
  insertDiagnosis,
  selectDiagnoses,
  type StoredDiagnosis,
} from './diagnosis.queries.ts';
import { derivedColumns, searchPatterns } from './diagnosis.rules.ts';

const taken = {
  diagnosis_by_code: () => invalidFields({ code: issue('codeTaken') }),
  diagnosis_by_title_alone: () => invalidFields({ title: issue('titleTaken') }),
};

export const toDiagnosis = (row: StoredDiagnosis): Diagnosis => toRecord(diagnosis, row);

export async function listDiagnoses(
  { db, tenantId }: CallContext,
  { search, ...request }: CallInput<typeof contract.listDiagnoses>,
): Promise<Page<Diagnosis>> {
  const patterns = searchPatterns(search ?? '');
  const rows = await selectDiagnoses(db, tenantId, { ...request, patterns });
  const page = toPage(rows, request.limit, (row) => [row.title_key, row.id]);
  return { ...page, rows: page.rows.map(toDiagnosis) };
}

/** @throws AppError INVALID_INPUT at code or title when it is on the list already */
export async function createDiagnosis(
  context: CallContext,
  fields: CallInput<typeof contract.createDiagnosis>,
): Promise<Diagnosis> {
  const row = newDiagnosis(context, fields);
  await refusing(insertDiagnosis(context.db, row), taken);
  const created = toDiagnosis(row);
  context.audit({ action: 'CREATE', resource: 'diagnoses', resourceId: row.id, newValues: created });
  context.announce('diagnoses');
  return created;
}

/** @throws AppError NOT_FOUND, STALE with the stored record, INVALID_INPUT at code or title */
export async function updateDiagnosis(
  context: CallContext,
  { diagnosisId, version, title, code, ...wanted }: CallInput<typeof contract.updateDiagnosis>,
): Promise<Diagnosis> {
  const { db, tenantId, actor, clock } = context;
  const stored = await requireDiagnosis(context, diagnosisId);
  const status = wanted.status ?? stored.status;
  refuseStateChange(actor, 'diagnosis', stored.status, status);
  if (stored.version !== version) throw new AppError('STALE', { current: toDiagnosis(stored) });
  const fields = { code, title: title ?? stored.title };
  const isNotifiable = wanted.isNotifiable ?? stored.is_notifiable;
  const write = diagnosisRows.update(
    db,
    { tenantId, id: diagnosisId, version },
    {
      ...fields,
      ...derivedColumns(fields),
      is_notifiable: isNotifiable,
      status,
      updated_at: clock.now().toISOString(),
    },
  );
  const written = await refusing(write, taken);
  if (!written)
    throw new AppError('STALE', { current: toDiagnosis(await requireDiagnosis(context, diagnosisId)) });
  const now = toDiagnosis(written);
  context.audit({
    action: 'UPDATE',
    resource: 'diagnoses',
    resourceId: diagnosisId,
    ...changedFields(toDiagnosis(stored), now),
  });
  context.announce('diagnoses');
  return now;
}

/** @throws AppError NOT_FOUND, for a diagnosis of another hospital as for one that does not exist */
export async function requireDiagnosis({ db, tenantId }: CallContext, id: string): Promise<StoredDiagnosis> {
  const row = await diagnosisRows.select(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** The row of a diagnosis that is new to the list. */
export function newDiagnosis(
  { tenantId, actor, clock }: Pick<CallContext, 'tenantId' | 'clock'> & { actor: { userId: string } },
  { isNotifiable = false, ...fields }: { code: string | null; title: string; isNotifiable?: boolean },
): StoredDiagnosis {
  const now = clock.now().toISOString();
  return {
    tenant_id: tenantId,
    id: newId(),
    ...fields,
    ...derivedColumns(fields),
    is_notifiable: isNotifiable,
    status: 'active',
    created_by: actor.userId,
    created_at: now,
    updated_at: now,
    version: 1,
  };
}
