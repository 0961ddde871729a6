import { z } from 'zod';
import { advanceCounters } from '#database/counters.ts';
import type { CallContext } from '#server/call-context.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { type FieldIssue, readIssue } from '#kernel/issue.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import type * as contract from './diagnosis.contract.ts';
import {
  diagnosisFields,
  type DiagnosisImportAnswer,
  type DiagnosisImportRow,
  type RefusedDiagnosis,
} from './diagnosis.contract.ts';
import { diagnosisRows, insertDiagnoses, selectKnown, type StoredDiagnosis } from './diagnosis.queries.ts';
import { derivedColumns } from './diagnosis.rules.ts';
import { newDiagnosis } from './diagnosis.service.ts';

const rowFields = z.strictObject(diagnosisFields);

type Fields = z.output<typeof rowFields>;

/** Adds what is not there yet; a code that is there gets the title of the row, and is in use again. */
export async function importDiagnoses(
  context: CallContext,
  { rows, fileName }: CallInput<typeof contract.importDiagnoses>,
): Promise<DiagnosisImportAnswer> {
  const { db, tenantId } = context;
  // The row of this counter stays locked until the end: imports of one hospital go one after the other.
  await advanceCounters(db, tenantId, { 'diagnoses.imports': 1 });
  const refused: RefusedDiagnosis[] = [];
  const wanted = new Map<string, Fields>();
  for (const row of rows) {
    const judged = judge(row);
    if ('refusal' in judged) refused.push(judged.refusal);
    else wanted.set(keyOf(derivedColumns(judged.fields)), judged.fields);
  }
  const keys = [...wanted.values()].map((fields) => derivedColumns(fields));
  const known = await selectKnown(db, tenantId, {
    codeKeys: keys.flatMap(({ code_key }) => code_key ?? []),
    titleKeys: keys.flatMap(({ code_key, title_key }) => (code_key === null ? title_key : [])),
  });
  const storedByKey = new Map(known.map((stored) => [keyOf(stored), stored]));
  const newcomers: StoredDiagnosis[] = [];
  let changed = 0;
  for (const [key, fields] of wanted) {
    const stored = storedByKey.get(key);
    if (!stored) newcomers.push(newDiagnosis(context, fields));
    else if (await bringUpToDate(context, stored, fields)) changed += 1;
  }
  await insertDiagnoses(db, newcomers);
  const added = newcomers.length;
  const present = rows.length - added - refused.length;
  context.audit({
    action: 'IMPORT',
    resource: 'diagnoses',
    ...(fileName !== undefined && { recordName: fileName }),
    newValues: { added, present, changed, refused: refused.length },
  });
  if (added + changed > 0) context.announce('diagnoses');
  return { added, present, refused };
}

function keyOf({ code_key, title_key }: Pick<StoredDiagnosis, 'code_key' | 'title_key'>): string {
  return code_key === null ? `title ${title_key}` : `code ${code_key}`;
}

/** True when the stored row was changed. */
async function bringUpToDate(
  { db, tenantId, clock }: CallContext,
  stored: StoredDiagnosis,
  fields: Fields,
): Promise<boolean> {
  if (stored.title === fields.title && stored.code === fields.code && stored.status === 'active')
    return false;
  const seen = { tenantId, id: stored.id, version: stored.version };
  const values = { ...fields, ...derivedColumns(fields), status: 'active' as const };
  await diagnosisRows.update(db, seen, { ...values, updated_at: clock.now().toISOString() });
  return true;
}

function judge({ line, fields }: DiagnosisImportRow): { fields: Fields } | { refusal: RefusedDiagnosis } {
  const judged = rowFields.safeParse({ code: fields.code ?? '', title: fields.title ?? '' });
  if (judged.success) return { fields: judged.data };
  const issues = judged.error.issues.map(({ path, message }) => [String(path[0]), issueOf(message)]);
  return { refusal: { line, fields: Object.fromEntries(issues) as RefusedDiagnosis['fields'] } };
}

function issueOf(message: string): FieldIssue {
  return readIssue(message) ?? readIssue(valueIssue('invalid'))!;
}
