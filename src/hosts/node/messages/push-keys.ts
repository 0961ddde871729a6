import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';

interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The keys by which push services know this server (VAPID, RFC 8292): made at the first start and kept in the data
 * folder, which several servers share. Without the file every device must be switched on anew.
 */
export function readPushKeys(dataDirectory: string): PushKeys {
  const file = join(dataDirectory, 'push-keys.json');
  const known = readKeys(file);
  if (known) return known;
  mkdirSync(dataDirectory, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600 });
  try {
    // A file appears whole or not at all, and the first of several servers wins.
    linkSync(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return readKeys(file)!;
}

function readKeys(file: string): PushKeys | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PushKeys;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
