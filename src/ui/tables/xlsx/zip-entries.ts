import { Unzip, UnzipInflate } from 'fflate';
import { type ByteSource, readWhole } from '../csv/csv-text.ts';
import { TableProblem } from '../reading/table-problem.ts';

/** A piece of an unpacked file. */
export interface EntryPiece {
  name: string;
  bytes: Uint8Array;
  isLast: boolean;
  /** Bytes of the whole archive read so far. */
  bytesRead: number;
}

/** So many packed bytes at once unpack to sixteen megabytes at most. */
const slice = 16 * 1024;
const maxEntries = 2000;

/**
 * Unpacks the wanted files of an archive piece by piece. How much comes out is counted as it comes: what an archive
 * says of its own sizes is believed nowhere. @throws TableProblem 'too-large', 'unsafe' or 'not-a-table'
 */
export async function* zipEntries(
  source: ByteSource,
  isWanted: (name: string) => boolean,
  maxBytes: number,
): AsyncGenerator<EntryPiece> {
  const pieces: EntryPiece[] = [];
  const seen = new Set<string>();
  let unpacked = 0;
  let bytesRead = 0;
  let problem: TableProblem | undefined;
  const unzip = new Unzip((file) => {
    if (seen.has(file.name) || seen.size === maxEntries) problem ??= new TableProblem('unsafe');
    seen.add(file.name);
    if (problem || !isWanted(file.name)) return;
    file.ondata = (error, bytes, isLast) => {
      if (error) problem ??= new TableProblem('not-a-table', 0, { cause: error });
      if (problem) return;
      unpacked += bytes.length;
      if (unpacked > maxBytes) {
        problem = new TableProblem('too-large');
        file.terminate();
        return;
      }
      pieces.push({ name: file.name, bytes, isLast, bytesRead });
    };
    file.start();
  });
  // What the callbacks above found is told once they have run.
  const refuse = () => {
    if (problem) throw problem;
  };
  unzip.register(UnzipInflate);
  for await (const bytes of readWhole(source)) {
    for (let from = 0; from < bytes.length; from += slice) {
      const part = bytes.subarray(from, from + slice);
      bytesRead += part.length;
      push(unzip, part, false);
      refuse();
      yield* pieces.splice(0);
    }
  }
  push(unzip, new Uint8Array(0), true);
  refuse();
  yield* pieces.splice(0);
}

function push(unzip: Unzip, bytes: Uint8Array, isLast: boolean): void {
  try {
    unzip.push(bytes, isLast);
  } catch (error) {
    throw error instanceof TableProblem ? error : new TableProblem('not-a-table', 0, { cause: error });
  }
}
