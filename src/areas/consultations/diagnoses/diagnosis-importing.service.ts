import type { CallContext } from '#server/call-context.ts';
import type { Diagnosis } from './diagnosis.contract.ts';
import { selectKnown } from './diagnosis.queries.ts';
import { derivedColumns } from './diagnosis.rules.ts';
import { requireDiagnosis, toDiagnosis, updateDiagnosis } from './diagnosis.service.ts';

type Named = Pick<Diagnosis, 'code' | 'title'>;

/** By what a diagnosis is one of the list: its code, or its title where it has none. */
export function diagnosisKey(fields: Named): string {
  const { code_key: code, title_key: title } = derivedColumns(fields);
  return code === null ? `title ${title}` : `code ${code}`;
}

/** The diagnoses of the list that are these, in no order. */
export async function findDiagnoses(
  { db, tenantId }: CallContext,
  wanted: readonly Named[],
): Promise<Diagnosis[]> {
  const keys = wanted.map(derivedColumns);
  const rows = await selectKnown(db, tenantId, {
    codeKeys: keys.flatMap(({ code_key: code }) => code ?? []),
    titleKeys: keys.flatMap(({ code_key: code, title_key: title }) => (code === null ? title : [])),
  });
  return rows.map(toDiagnosis);
}

/** Changes what is given of a diagnosis and leaves the rest. @throws as `updateDiagnosis` */
export async function changeDiagnosis(
  context: CallContext,
  changes: Pick<Diagnosis, 'version'> & { diagnosisId: string } & Partial<Named & Pick<Diagnosis, 'status'>>,
): Promise<Diagnosis> {
  const { code } = await requireDiagnosis(context, changes.diagnosisId);
  return updateDiagnosis(context, { code, ...changes });
}
