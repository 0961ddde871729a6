import type { ImportField } from '#kernel/tables/import-field.ts';
import type { TableRecord } from '../reading/table-record.ts';

/** A column that an import knows, as a person reads of it. */
export interface TableColumn<Name extends string> extends ImportField<Name> {
  readonly label: string;
  /** What a person reads for a word that the column can hold. */
  readonly choiceLabel?: (code: string) => string;
}

/** Which column of the file holds what. */
export type ChosenColumns<Name extends string> = Partial<Record<Name, number>>;

/** A row of the file as an import call takes it; what it does not bring is left out. */
export interface TableRow<Name extends string> {
  line: number;
  fields: Partial<Record<Name, string>>;
}

/** The columns whose headings tell what they hold; none is taken twice. */
export function guessColumns<Name extends string>(
  columns: readonly TableColumn<Name>[],
  header: readonly string[],
): ChosenColumns<Name> {
  const chosen: ChosenColumns<Name> = {};
  const taken = new Set<number>();
  for (const { name, label, words } of columns) {
    const known = new Set([name, label, ...words].map(squeeze));
    const place = header.findIndex((heading, at) => !taken.has(at) && known.has(squeeze(heading)));
    if (place < 0) continue;
    chosen[name] = place;
    taken.add(place);
  }
  return chosen;
}

/** Says of a text whether it is the heading of one of these columns. */
export function knownHeading(columns: readonly TableColumn<string>[]): (heading: string) => boolean {
  const known = new Set(columns.flatMap(({ name, label, words }) => [name, label, ...words]).map(squeeze));
  return (heading) => known.has(squeeze(heading));
}

/** A heading without what tells nothing: `genericName`, 'GENERIC_NAME' and 'Generic name *' are one. */
export function squeeze(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** What is chosen once a field has another column, or none. */
export function withColumn<Name extends string>(
  chosen: ChosenColumns<Name>,
  name: Name,
  column: number | undefined,
): ChosenColumns<Name> {
  const { [name]: _before, ...others } = chosen;
  return (column === undefined ? others : { ...others, [name]: column }) as ChosenColumns<Name>;
}

/** The required columns of which nobody has said where they are. */
export function missingColumns<Name extends string>(
  columns: readonly TableColumn<Name>[],
  chosen: ChosenColumns<Name>,
): Name[] {
  return columns
    .filter((one) => one.isRequired && chosen[one.name] === undefined && !isReplaced(one, chosen))
    .map(({ name }) => name);
}

/** True for a field that follows from a column which the file has instead. */
export function isReplaced<Name extends string>(
  { replacedBy }: ImportField<Name>,
  chosen: ChosenColumns<Name>,
): boolean {
  return replacedBy !== undefined && (chosen as Partial<Record<string, number>>)[replacedBy] !== undefined;
}

/** The headings of which nothing is stored, so that nobody believes they were imported. */
export function headingsNotTaken<Name extends string>(
  header: readonly string[],
  chosen: ChosenColumns<Name>,
): string[] {
  const taken = new Set(Object.values(chosen));
  return header.filter((heading, column) => heading !== '' && !taken.has(column));
}

/** A row of the file by the chosen columns. */
export function rowOf<Name extends string>(
  chosen: ChosenColumns<Name>,
  { line, cells }: TableRecord,
): TableRow<Name> {
  const fields: TableRow<Name>['fields'] = {};
  for (const [name, column] of Object.entries(chosen) as [Name, number][]) {
    const text = cells[column] ?? '';
    if (text !== '') fields[name] = text;
  }
  return { line, fields };
}

/** The column of the file that a choice names; undefined for none. */
export function placeOf(choice: string): number | undefined {
  return choice === '' ? undefined : Number(choice);
}

/** True when a row holds more than its heading names: a separator inside a text without quotes shifts its cells. */
export function isShifted(header: readonly string[], { cells }: TableRecord): boolean {
  return cells.slice(header.length).some((cell) => cell !== '');
}
