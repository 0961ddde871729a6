import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartUpError } from '../start-up-error.ts';

const passwordsSchema = z.strictObject({ owner: z.string().min(20), server: z.string().min(20) });

/** The passwords of the embedded database's two login roles. */
export type Passwords = z.infer<typeof passwordsSchema>;

/** Makes the passwords of a new database and keeps them on disk, readable by this user alone. */
export function createPasswords(dataDirectory: string): Passwords {
  const passwords = { owner: randomPassword(), server: randomPassword() };
  const file = passwordFile(dataDirectory);
  const draft = `${file}.new`;
  const handle = openSync(draft, 'w', 0o600);
  writeFileSync(handle, `${JSON.stringify(passwords)}\n`);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(draft, file);
  return passwords;
}

/** Reads the passwords of a database that exists; throws StartUpError when they are lost. */
export function readPasswords(dataDirectory: string): Passwords {
  try {
    return passwordsSchema.parse(JSON.parse(readFileSync(passwordFile(dataDirectory), 'utf8')));
  } catch (error) {
    throw new StartUpError(
      `The database's password file ${passwordFile(dataDirectory)} is missing or damaged: put it back from a back-up of DATA_DIR.`,
      { cause: error },
    );
  }
}

function passwordFile(dataDirectory: string): string {
  return join(dataDirectory, 'database-passwords.json');
}

function randomPassword(): string {
  return randomBytes(32).toString('base64url');
}
