import type { ByteSource } from '../csv/csv-text.ts';

/** A chosen file, read piece by piece; a reader works in every browser, iterating a stream does not. */
export function bytesOf(file: File): ByteSource {
  return async function* readFile() {
    const reader = file.stream().getReader();
    try {
      for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
    } finally {
      await reader.cancel();
    }
  };
}

/** What a person is offered when a file is chosen. */
export const tableFiles =
  '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
