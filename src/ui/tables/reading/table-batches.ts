import { sizeLimits } from '#kernel/limits/size-limits.ts';
import type { TablePart, TableRecord } from './table-record.ts';

/** The rows below the headings, gathered to what one call of an import takes; 0 where the file has no headings. */
export async function* tableBatches(
  parts: AsyncIterable<TablePart>,
  headingLine = 1,
): AsyncGenerator<TableRecord[]> {
  let batch: TableRecord[] = [];
  let characters = 0;
  for await (const part of parts) {
    for (const record of part.records) {
      if (record.line <= headingLine) continue;
      const length = record.cells.reduce((sum, cell) => sum + cell.length, 0);
      const isFull =
        batch.length === sizeLimits.importRows || characters + length > sizeLimits.importBatchCharacters;
      if (batch.length > 0 && isFull) {
        yield batch;
        batch = [];
        characters = 0;
      }
      batch.push(record);
      characters += length;
    }
  }
  if (batch.length > 0) yield batch;
}
