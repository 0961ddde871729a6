import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';
import { hasCode } from '../embedded/system-error.ts';
import { writeOnce } from '../file-system/write-once.ts';

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
  writeOnce(file, JSON.stringify(webPush.generateVAPIDKeys()));
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
