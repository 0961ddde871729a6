import type { CsvEncoding } from '#ui/tables/csv/csv-text.ts';
import type { DateOrder } from '#ui/tables/values/date-order.ts';

/** What was asked of the command that imports. */
export interface ImportOrder {
  file: string;
  tenant: string;
  encoding: CsvEncoding;
  dateOrder: DateOrder | undefined;
  refusedFile: string | undefined;
  sheet: string | undefined;
  headingLine: number | undefined;
  /** Name of a column, and what every row holds in it. */
  constants: readonly [string, string][];
  /** Name of a column, a word of the file, and its code. */
  words: readonly [string, string, string][];
  isCheck: boolean;
  /** The mail address of the account in whose name it is done; nothing that it may not do is. */
  as: string | undefined;
  /** Where links are written with which the people of the file set their passwords. */
  linksFile: string | undefined;
}
