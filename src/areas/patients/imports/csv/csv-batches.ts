import { sizeLimits } from '#kernel/limits/size-limits.ts';
import type { CsvPart, CsvRecord } from './csv-records.ts';

/** The rows below the heading, gathered to what one call of an import takes. */
export async function* csvBatches(parts: AsyncIterable<CsvPart>): AsyncGenerator<CsvRecord[]> {
  let batch: CsvRecord[] = [];
  let characters = 0;
  let isBelowHeading = false;
  for await (const part of parts) {
    for (const record of part.records) {
      if (!isBelowHeading) {
        isBelowHeading = true;
        continue;
      }
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
