import { advanceCounters } from '#database/counters.ts';
import type { CallContext } from '#database/handler.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { readIssue } from '#kernel/issue.ts';
import { issue } from '../medicine.issues.ts';
import { selectCurrency, selectKnownIdentities, selectUsedCodes } from '../medicine.queries.ts';
import type { MedicineValues } from '../medicine.record.ts';
import { identityOf } from '../medicine.rules.ts';
import { addMedicines } from '../medicine.service.ts';
import type * as contract from './medicine-import.contract.ts';
import type { MedicineImportAnswer, RefusedMedicine } from './medicine-import.contract.ts';
import { readKnownMarks } from '../marks/known-marks.service.ts';
import { judgeMedicine, withKnownMarks } from './medicine-import.rules.ts';

interface Wanted {
  line: number;
  values: MedicineValues;
}

/** Adds the rows that are valid and not in the list yet; a refused row leaves nothing of itself. */
export async function importMedicines(
  context: CallContext,
  { rows }: CallInput<typeof contract.importMedicines>,
): Promise<MedicineImportAnswer> {
  const { db, tenantId } = context;
  // The row of this counter stays locked until the end: imports of one hospital go one after the other, so that two
  // of the same file never both find a medicine missing.
  await advanceCounters(db, tenantId, { 'medicines.imports': 1 });
  const currencyCode = await selectCurrency(db, tenantId);
  const knownMarks = await readKnownMarks(context);
  const refused: RefusedMedicine[] = [];
  const wanted = new Map<string, Wanted>();
  for (const row of rows) {
    const judged = judgeMedicine(row, currencyCode);
    if ('refusal' in judged) {
      refused.push(judged.refusal);
      continue;
    }
    const { values, denied } = withKnownMarks(judged.values, row.fields, knownMarks);
    const identity = identityOf(values);
    if (denied.length > 0) {
      const needed = readIssue(issue('markKnown'))!;
      refused.push({ line: row.line, fields: Object.fromEntries(denied.map((column) => [column, needed])) });
    } else if (!wanted.has(identity)) wanted.set(identity, { line: row.line, values });
  }
  const known = await selectKnownIdentities(db, tenantId, [...wanted.keys()]);
  const unknown = [...wanted].filter(([identity]) => !known.has(identity)).map(([, one]) => one);
  const { free: newcomers, taken } = await withFreeCodes(context, unknown);
  refused.push(...taken);
  if (newcomers.length > 0) await addMedicines(context, newcomers);
  const added = newcomers.length;
  const present = rows.length - added - refused.length;
  context.audit({
    action: 'IMPORT',
    resource: 'medicines',
    newValues: { added, present, refused: refused.length },
  });
  if (added > 0) context.announce('medicines');
  return { added, present, refused };
}

/** A code belongs to one item: rows with one that is taken, in the inventory or in an earlier row, are refused. */
async function withFreeCodes({ db, tenantId }: CallContext, wanted: readonly Wanted[]) {
  const codes = wanted.flatMap(({ values }) => values.code?.toLowerCase() ?? []);
  const used = await selectUsedCodes(db, tenantId, codes);
  const free: MedicineValues[] = [];
  const taken: RefusedMedicine[] = [];
  for (const { line, values } of wanted) {
    const code = values.code?.toLowerCase();
    if (code !== undefined && used.has(code)) {
      taken.push({ line, fields: { code: readIssue(issue('codeTaken'))! } });
      continue;
    }
    if (code !== undefined) used.add(code);
    free.push(values);
  }
  return { free, taken };
}
