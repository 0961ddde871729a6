import { createTarDecoder } from 'modern-tar';
import { createHash } from 'node:crypto';
import { StartUpError } from '../embedded/start-up-error.ts';
import { type Manifest, manifestName, manifestSchema } from './archive-file.ts';
import { readCompressed } from './compressed-file.ts';
import type { BackUpPlace } from './place/back-up-place.ts';
import { webStream } from './web-stream.ts';

/** Where the files of an archive go. */
export interface ArchiveSink {
  folder(path: string): Promise<void>;
  /** Takes the whole content. */
  file(path: string, content: AsyncIterable<Uint8Array>): Promise<void>;
}

/** What lies below the data directory and nowhere else. */
const safePath =
  /^(?:postgres|files|files\.key|database-passwords\.json)(?:\/(?!\.{1,2}(?:\/|$))[^/\\\0]+)*$/;

/**
 * Reads a whole archive into a sink and proves that it is what was written: every file of the list is there with its
 * hash, and nothing else.
 * @param identity the secret key of an encrypted archive
 * @throws StartUpError that says in one sentence what is wrong
 */
export async function readArchive(
  { place, file: name }: { place: BackUpPlace; file: string },
  identity: string | undefined,
  sink: ArchiveSink,
): Promise<Manifest> {
  const file = place.tell(name);
  const found = new Map<string, { bytes: number; sha256: string }>();
  let listed: Manifest | undefined;
  try {
    for await (const { header, body } of await entriesOf(place, name, identity)) {
      if (header.name === manifestName) {
        listed = manifestSchema.parse(JSON.parse(await textOf(body)));
        continue;
      }
      const path = header.name.replace(/\/$/, '');
      if (!safePath.test(path)) throw damaged(file, `it holds ${JSON.stringify(header.name)}`);
      if (header.type === 'directory') await sink.folder(path);
      else if (header.type === 'file') found.set(path, await take(path, body, sink));
      else throw damaged(file, `${path} is neither a file nor a folder`);
    }
  } catch (error) {
    throw explain(error, file);
  }
  if (!listed) throw damaged(file, 'its end is missing');
  for (const { path, bytes, sha256 } of listed.files) {
    const one = found.get(path);
    if (one?.bytes !== bytes || one.sha256 !== sha256) throw damaged(file, `${path} is not what was written`);
  }
  if (found.size !== listed.files.length) throw damaged(file, 'it holds more than its list names');
  return listed;
}

async function take(path: string, body: AsyncIterable<Uint8Array>, sink: ArchiveSink) {
  const hashing = createHash('sha256');
  let bytes = 0;
  await sink.file(
    path,
    (async function* () {
      for await (const part of body) {
        hashing.update(part);
        bytes += part.length;
        yield part;
      }
    })(),
  );
  return { bytes, sha256: hashing.digest('hex') };
}

async function entriesOf(place: BackUpPlace, file: string, identity: string | undefined) {
  const unpacked = await readCompressed(place, file, identity);
  return webStream(unpacked).pipeThrough(createTarDecoder({ strict: true }));
}

async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of body) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

function explain(error: unknown, file: string): unknown {
  if (error instanceof StartUpError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return new StartUpError(`There is no file ${file}.`, { cause: error });
  if (/^(?:EACCES|EPERM)$/.test(code)) {
    return new StartUpError(`${file} may not be read by this user.`, { cause: error });
  }
  // What the disk refuses while files are written is told as such.
  if (/^E[A-Z]+$/.test(code)) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return damaged(file, reason, error);
}

function damaged(file: string, reason: string, cause?: unknown): StartUpError {
  const because = reason === '' ? '' : ` (${reason})`;
  return new StartUpError(`${file} is damaged or no back-up${because}: take another one.`, { cause });
}
