import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { StartUpError } from '../embedded/start-up-error.ts';
import { writeOnce } from '../file-system/write-once.ts';

/** A key for stored files; its id says in each file which one it was. */
export interface FileKey {
  /** 16 hexadecimal digits that tell nothing of the key. */
  id: string;
  secret: Buffer;
}

/** The keys of an operator: files are stored with the first, and read with any. */
export interface FileKeys {
  current: FileKey;
  find(id: string): FileKey | undefined;
}

const keyBytes = 32;

/**
 * Keys as a list of 64 hexadecimal digits each, apart by commas or lines, the current one first.
 * @throws StartUpError for what is no key
 */
export function parseFileKeys(text: string, from: string): FileKeys {
  const [current, ...older] = text
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map((part) => keyOf(part, from));
  if (!current) throw new StartUpError(`${from} holds no key.`);
  const known = new Map([current, ...older].map((key) => [key.id, key]));
  return { current, find: (id) => known.get(id) };
}

/**
 * The keys of a file that only the server's own user may open. It is made where there is none, unless files were
 * stored with a key that must have been there.
 */
export async function keysOfFile(path: string, holdsSealed: () => Promise<boolean>): Promise<FileKeys> {
  if (!existsSync(path)) {
    if (await holdsSealed()) {
      throw new StartUpError(
        `The key of the stored files is not there: put ${path} back from where it was kept, or set FILES_KEY.`,
      );
    }
    writeOnce(path, `${randomBytes(keyBytes).toString('hex')}\n`);
  }
  return parseFileKeys(readFileSync(path, 'utf8'), path);
}

function keyOf(text: string, from: string): FileKey {
  if (!/^[0-9a-f]{64}$/i.test(text)) {
    throw new StartUpError(`${from} is a key of 64 hexadecimal digits, such as openssl rand -hex 32 prints.`);
  }
  const secret = Buffer.from(text, 'hex');
  const id = createHash('sha256').update('openward file key').update(secret).digest('hex').slice(0, 16);
  return { id, secret };
}
