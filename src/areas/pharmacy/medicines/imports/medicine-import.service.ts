import type { CallContext } from '#server/call-context.ts';
import { readIssue } from '#kernel/issue.ts';
import { issue } from '../medicine.issues.ts';
import { selectCurrency, selectKnownIdentities, selectTwins, selectUsedCodes } from '../medicine.queries.ts';
import type { MedicineValues } from '../medicine.record.ts';
import { identityOf } from '../medicine.rules.ts';
import { addMedicines } from '../medicine.service.ts';
import {
  type MedicineImportRow,
  type RefusedMedicine,
  type StoredMedicines,
  twinChoices,
} from './medicine-import.contract.ts';
import { readKnownMarks } from '../marks/known-marks.service.ts';
import { isStrengthUnread, judgeMedicine, twinKeyOf, withKnownMarks } from './medicine-import.rules.ts';

interface Wanted {
  line: number;
  values: MedicineValues;
}

/** Adds the rows that are valid and not in the list yet; a refused row leaves nothing of itself. */
export async function storeMedicines(
  context: CallContext,
  rows: readonly MedicineImportRow[],
): Promise<StoredMedicines> {
  const { db, tenantId } = context;
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
  const others = await withoutTwins(context, unknown, rows);
  refused.push(...others.skipped);
  const { free, taken } = await withFreeCodes(context, others.wanted);
  refused.push(...taken);
  const newcomers = free.map(({ values }) => values);
  const noted = free
    .filter(({ values }) => isStrengthUnread(values))
    .map(({ line, values: { strength } }) => ({
      line,
      fields: { strength: readIssue(issue('strengthUnread', { strength }))! },
    }));
  const ids = newcomers.length > 0 ? await addMedicines(context, newcomers) : [];
  const present = rows.length - ids.length - refused.length;
  context.audit({
    action: 'IMPORT',
    resource: 'medicines',
    newValues: { added: ids.length, present, refused: refused.length },
  });
  if (ids.length > 0) context.announce('medicines');
  return { added: ids.map((id) => ({ id, version: 1 })), present, refused, noted };
}

/**
 * The rows without those that hold the same as a medicine of the list and are not to be added beside it. Where the file
 * says nothing of them they are added, as by hand.
 */
async function withoutTwins(
  { db, tenantId }: CallContext,
  wanted: readonly Wanted[],
  rows: readonly MedicineImportRow[],
): Promise<{ wanted: Wanted[]; skipped: RefusedMedicine[] }> {
  const choices = new Map(rows.map(({ line, fields }) => [line, fields.twins?.trim().toLowerCase()]));
  const twins = await selectTwins(
    db,
    tenantId,
    wanted.map(({ values }) => twinKeyOf(values)),
  );
  const kept: Wanted[] = [];
  const skipped: RefusedMedicine[] = [];
  for (const one of wanted) {
    const choice = choices.get(one.line) || 'add';
    const name = twins.get(twinKeyOf(one.values));
    if (!isTwinChoice(choice)) {
      skipped.push({ line: one.line, fields: { twins: readIssue(issue('twinUnknown'))! } });
    } else if (name === undefined || choice === 'add') kept.push(one);
    else if (choice === 'skip') {
      skipped.push({ line: one.line, fields: { twins: readIssue(issue('twinInList', { name }))! } });
    }
  }
  return { wanted: kept, skipped };
}

const isTwinChoice = (text: string) => (twinChoices as readonly string[]).includes(text);

/** A code belongs to one item: rows with one that is taken, in the inventory or in an earlier row, are refused. */
async function withFreeCodes({ db, tenantId }: CallContext, wanted: readonly Wanted[]) {
  const codes = wanted.flatMap(({ values }) => values.code?.toLowerCase() ?? []);
  const used = await selectUsedCodes(db, tenantId, codes);
  const free: Wanted[] = [];
  const taken: RefusedMedicine[] = [];
  for (const one of wanted) {
    const { line, values } = one;
    const code = values.code?.toLowerCase();
    if (code !== undefined && used.has(code)) {
      taken.push({ line, fields: { code: readIssue(issue('codeTaken'))! } });
      continue;
    }
    if (code !== undefined) used.add(code);
    free.push(one);
  }
  return { free, taken };
}
