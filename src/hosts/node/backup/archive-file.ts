import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { open } from 'node:fs/promises';
import { z } from 'zod';
import { hasCode } from '../embedded/system-error.ts';

/** One file of a back-up as it is written into the archive. */
export interface ArchiveFile {
  /** Where it lies below the data directory, with `/` between folders. */
  readonly path: string;
  /** A folder has no content. */
  readonly isFolder?: boolean;
  readonly bytes: number;
  content(): AsyncIterable<Uint8Array>;
}

/** The name of the list that closes every archive. */
export const manifestName = 'manifest.json';

/** The list at an archive's end: what it holds and what each file's content hashes to. */
export const manifestSchema = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  postgresVersion: z.string(),
  /** The last migration that the database had. */
  schema: z.string(),
  /** The archive of the database's log that goes on where the copy ends; left out where none is kept. */
  log: z
    .strictObject({
      id: z.uuid(),
      /** The first part of the log that the copy needs. */
      from: z.string().regex(/^[0-9A-F]{24}$/),
      /** The last part that is in the copy itself. */
      until: z.string().regex(/^[0-9A-F]{24}$/),
      /** When the copy was whole: a restore can stop at no earlier instant. */
      wholeAt: z.iso.datetime(),
    })
    .optional(),
  files: z.array(
    z.strictObject({ path: z.string(), bytes: z.number().int().min(0), sha256: z.string().length(64) }),
  ),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** A file whose content is at hand. */
export function textFile(path: string, text: string): ArchiveFile {
  const content = Buffer.from(text);
  return {
    path,
    bytes: content.length,
    async *content() {
      yield content;
    },
  };
}

/**
 * A file of a folder that others go on writing to: exactly as many bytes as it has now, padded with zeros where it is
 * cut meanwhile; null when it is gone.
 */
export async function growingFile(path: string, source: string): Promise<ArchiveFile | null> {
  const handle = await openIfPresent(source);
  if (!handle) return null;
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) return null;
    const bytes = stats.size;
    return { path, bytes, content: () => exactly(source, bytes) };
  } finally {
    await handle.close();
  }
}

async function* exactly(source: string, bytes: number): AsyncIterable<Uint8Array> {
  let read = 0;
  if (bytes > 0) {
    try {
      const stream = createReadStream(source, { end: bytes - 1, highWaterMark: 1 << 18 });
      for await (const part of stream as AsyncIterable<Buffer>) {
        read += part.length;
        yield part;
      }
    } catch (error) {
      // A table that was dropped meanwhile: the log drops it again.
      if (!hasCode(error, 'ENOENT')) throw error;
    }
  }
  for (; read < bytes; read += Math.min(bytes - read, zeros.length)) {
    yield zeros.subarray(0, Math.min(bytes - read, zeros.length));
  }
}

const zeros = new Uint8Array(1 << 18);

async function openIfPresent(source: string): Promise<FileHandle | null> {
  try {
    return await open(source, 'r');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}
