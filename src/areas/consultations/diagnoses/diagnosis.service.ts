import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { toRecord } from '#database/to-record.ts';
import { refuseStateChange } from '#kernel/access/guarded-states.ts';
import { invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { mapPage, type Page } from '#kernel/page.ts';
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

export const toDiagnosis = (row: StoredDiagnosis): Diagnosis => toRecord(diagnosis, row);

const diagnosisRecord = recordOf({
  resource: 'diagnoses',
  topic: 'diagnoses',
  rows: diagnosisRows,
  toRecord: toDiagnosis,
  refusals: {
    diagnosis_by_code: () => invalidFields({ code: issue('codeTaken') }),
    diagnosis_by_title_alone: () => invalidFields({ title: issue('titleTaken') }),
  },
});

/** @throws AppError NOT_FOUND, for a diagnosis of another hospital as for one that does not exist */
export const requireDiagnosis = diagnosisRecord.requireRow;

export async function listDiagnoses(
  { db, tenantId }: CallContext,
  { search, ...request }: CallInput<typeof contract.listDiagnoses>,
): Promise<Page<Diagnosis>> {
  const patterns = searchPatterns(search ?? '');
  return mapPage(await selectDiagnoses(db, tenantId, { ...request, patterns }), toDiagnosis);
}

/** @throws AppError INVALID_INPUT at code or title when it is on the list already */
export async function createDiagnosis(
  context: CallContext,
  fields: CallInput<typeof contract.createDiagnosis>,
): Promise<Diagnosis> {
  const row = newDiagnosis(context, fields);
  await diagnosisRecord.refusing(insertDiagnosis(context.db, row));
  return diagnosisRecord.created(context, row);
}

/** @throws AppError NOT_FOUND, STALE with the stored record, INVALID_INPUT at code or title */
export function updateDiagnosis(
  context: CallContext,
  { diagnosisId: id, version, title, code, ...wanted }: CallInput<typeof contract.updateDiagnosis>,
): Promise<Diagnosis> {
  return diagnosisRecord.change(context, { id, version }, (before) => {
    const status = wanted.status ?? before.status;
    refuseStateChange(context.actor, 'diagnosis', before.status, status);
    const fields = { code, title: title ?? before.title };
    const isNotifiable = wanted.isNotifiable ?? before.isNotifiable;
    return { ...fields, ...derivedColumns(fields), is_notifiable: isNotifiable, status };
  });
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
