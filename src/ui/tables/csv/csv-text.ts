import { TableProblem } from '../reading/table-problem.ts';

/** What a file is read as; UTF-16 is recognised by its byte order mark in either case. */
export const csvEncodings = ['utf-8', 'windows-1252'] as const;

export type CsvEncoding = (typeof csvEncodings)[number];

/** A file as a stream of its bytes; each call starts at the beginning. */
export type ByteSource = () => AsyncIterable<Uint8Array>;

export interface TextPart {
  text: string;
  /** Bytes of the file read so far. */
  bytesRead: number;
}

/** Decodes a file piece by piece. @throws TableProblem for what is no text, or not in this encoding. */
export async function* decodeCsv(source: ByteSource, encoding: CsvEncoding): AsyncGenerator<TextPart> {
  let decoder: TextDecoder | undefined;
  let bytesRead = 0;
  for await (const bytes of readWhole(source)) {
    if (bytes.length === 0) continue;
    decoder ??= decoderFor(bytes, encoding);
    bytesRead += bytes.length;
    yield { text: decode(decoder, bytes), bytesRead };
  }
  const rest = decoder ? decode(decoder) : '';
  if (rest) yield { text: rest, bytesRead };
}

/** The first bytes of a file, fewer where it has no more. @throws TableProblem */
export async function startOf(source: ByteSource, count: number): Promise<Uint8Array> {
  const start: number[] = [];
  for await (const bytes of readWhole(source)) {
    start.push(...bytes.subarray(0, count - start.length));
    if (start.length >= count) break;
  }
  return Uint8Array.from(start);
}

/** The bytes of a file; what the machine says of a failure is told in our words. */
export async function* readWhole(source: ByteSource): AsyncGenerator<Uint8Array> {
  try {
    yield* source();
  } catch (error) {
    throw new TableProblem('unreadable', 0, { cause: error });
  }
}

function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch (error) {
    throw new TableProblem('not-utf-8', 0, { cause: error });
  }
}

function decoderFor(start: Uint8Array, encoding: CsvEncoding): TextDecoder {
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder('utf-16le', { fatal: true });
  if (start[0] === 0xfe && start[1] === 0xff) return new TextDecoder('utf-16be', { fatal: true });
  if (looksBinary(start)) throw new TableProblem('not-a-table');
  return new TextDecoder(encoding, { fatal: true });
}

// Spreadsheet files and pictures hold zero bytes or many control characters at once; a table holds hardly any.
function looksBinary(start: Uint8Array): boolean {
  const head = start.subarray(0, 4096);
  const controls = head.filter((byte) => byte < 32 && (byte < 9 || byte > 13)).length;
  return head.includes(0) || controls > head.length / 50;
}
