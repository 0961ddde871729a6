import { z } from 'zod';
import { boundedText } from '#kernel/text.ts';

// Longer than any row that a file is read by; the rules of the fields are far below it.
const maxCellLength = 2_000_000;

/** The text of one cell, whatever it holds: texts are judged row by row, so that one bad row does not refuse its batch. */
export const cellText = boundedText(maxCellLength);

const optionalCell = cellText.exactOptional();

/** What every row of a table brings: where it stands, and the cells of the columns that are known. */
export function tableRowFields<const Name extends string>(columns: readonly Name[]) {
  const cells = Object.fromEntries(columns.map((name) => [name, optionalCell]));
  return {
    /** Row of the file as a spreadsheet numbers it: the heading is row 1. */
    line: z.number().int().min(1),
    fields: z.strictObject(cells as Record<Name, typeof optionalCell>),
  };
}

/** A row that was not taken, with one issue for each of its fields that cannot be. */
export const refusedTableRow = z.strictObject({
  line: z.number().int(),
  fields: z.record(
    z.string(),
    z.strictObject({
      code: z.string(),
      facts: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
    }),
  ),
});

/** Before the code of a refusal that is about a row as a whole, such as `refusal:SERVICE_NAME_TAKEN`. */
export const refusedRowPrefix = 'refusal:';
