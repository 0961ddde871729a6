import { choicesOf, codeOfWord, type ImportField } from '#kernel/tables/import-field.ts';
import type { TableInspection } from '../reading/table-inspection.ts';
import type { TableRecord } from '../reading/table-record.ts';
import { type DateOrder, readDate, readExpiry } from '../values/date-order.ts';
import { type ChosenColumns, isReplaced, rowOf, type TableRow } from './table-columns.ts';

/** What a word of the file means for one field: the code, or null where it is left out. */
export type WordMeanings = Readonly<Record<string, string | null>>;

/** How rows of a file become rows of an import. */
export interface TablePlan<Name extends string> {
  chosen: ChosenColumns<Name>;
  /** What every row gets in a field that no column holds. */
  constants: Readonly<Partial<Record<Name, string>>>;
  /** What was said of the words of a field. */
  meanings: Readonly<Partial<Record<Name, WordMeanings>>>;
  /** How the dates of a field are written, where a person has said it. */
  dateOrders: Readonly<Partial<Record<Name, DateOrder>>>;
}

/**
 * A plan in which nothing has been said beyond the columns. What a file must say by one of some words and has no column
 * for is asked for all rows at once.
 */
export function planOf<Name extends string>(
  fields: readonly ImportField<Name>[],
  chosen: ChosenColumns<Name>,
): TablePlan<Name> {
  const asked = fields.filter(
    (field) =>
      field.isRequired && choicesOf(field) && chosen[field.name] === undefined && !isReplaced(field, chosen),
  );
  const constants = Object.fromEntries(asked.map(({ name }) => [name, ''])) as TablePlan<Name>['constants'];
  return { chosen, constants, meanings: {}, dateOrders: {} } as TablePlan<Name>;
}

/** A word of a column that a field chooses by, with what it is taken for; undefined where a person has to say it. */
export interface AskedWord {
  text: string;
  code: string | null | undefined;
  /** Nobody had to say it: the word is known. */
  isKnown: boolean;
}

interface AskedColumn<Name extends string> {
  field: ImportField<Name>;
  words: AskedWord[] | null;
}

/** The words of the columns that choose, by field; null for a column with too many to ask about. */
export function askedWords<Name extends string>(
  fields: readonly ImportField<Name>[],
  { words }: Pick<TableInspection, 'words'>,
  plan: TablePlan<Name>,
): AskedColumn<Name>[] {
  return fields.flatMap((field): AskedColumn<Name>[] => {
    const choices = choicesOf(field);
    const column = plan.chosen[field.name];
    if (!choices || column === undefined) return [];
    const texts = words[column];
    if (texts === undefined) return [{ field, words: null }];
    const meanings = plan.meanings[field.name] ?? {};
    const asked = texts.map((text): AskedWord => {
      const known = codeOfWord(choices, text);
      return {
        text,
        code: Object.hasOwn(meanings, text) ? meanings[text] : known,
        isKnown: known !== undefined,
      };
    });
    return [{ field, words: asked }];
  });
}

/** The fields whose dates can be read in two ways, until somebody has said which. */
export function askedOrders<Name extends string>(
  fields: readonly ImportField<Name>[],
  { unclearDates }: Pick<TableInspection, 'unclearDates'>,
  { chosen }: TablePlan<Name>,
): Name[] {
  return fields.flatMap(({ name, reads }) => {
    const column = chosen[name];
    if ((reads !== 'date' && reads !== 'expiry') || column === undefined) return [];
    return unclearDates[column] ? [name] : [];
  });
}

/** The cells of a row as the import takes them: words as codes, dates as YYYY-MM-DD, and what holds for every row. */
export function readRow<Name extends string>(
  fields: readonly ImportField<Name>[],
  { dateOrders }: Pick<TableInspection, 'dateOrders'>,
  plan: TablePlan<Name>,
  record: TableRecord,
): TableRow<Name> {
  const row = rowOf(plan.chosen, record);
  for (const field of fields) {
    const { name, reads } = field;
    const text = row.fields[name] ?? (plan.chosen[name] === undefined ? plan.constants[name] : undefined);
    if (text === undefined) continue;
    const choices = choicesOf(field);
    const column = plan.chosen[name];
    const order =
      plan.dateOrders[name] ?? (column === undefined ? undefined : dateOrders[column]) ?? 'YYYY-MM-DD';
    if (choices) {
      const said = plan.meanings[name];
      const code = said && Object.hasOwn(said, text) ? said[text] : (codeOfWord(choices, text) ?? text);
      if (code === null || code === undefined) delete row.fields[name];
      else row.fields[name] = code;
    } else if (reads === 'date') row.fields[name] = readDate(text, order);
    else if (reads === 'expiry') row.fields[name] = readExpiry(text, order);
    else row.fields[name] = text;
  }
  return row;
}
