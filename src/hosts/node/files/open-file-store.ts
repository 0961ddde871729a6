import { join } from 'node:path';
import type { FileStore } from '#database/files/file-store.ts';
import { StartUpError } from '../embedded/start-up-error.ts';
import type { ServerSettings } from '../settings.ts';
import type { BlobStore } from './blob-store.ts';
import { type FileKeys, keysOfFile, parseFileKeys } from './file-keys.ts';
import { folderBlobs } from './folder-blobs.ts';
import { s3Blobs } from './s3-blobs.ts';
import { headBytes, readHead } from './sealed-content.ts';
import { sealedFileStore, sealOldFiles } from './sealed-file-store.ts';

/** How long nobody has written to a file that is not whole before it counts as left behind. */
const unfinishedMs = 3_600_000;

/** The key file of a data directory. */
export const keyFileName = 'files.key';

export interface OpenFileStore {
  files: FileStore;
  /** Fails where nothing could be stored now. */
  check(): Promise<void>;
  /** Encrypts what is not, or with an older key, and clears away what killed processes left; how many it encrypted. */
  tidy(now: Date, signal: AbortSignal): Promise<number>;
}

type FileSettings = Pick<ServerSettings, 'dataDirectory' | 'filesKey' | 'filesStore'>;

/**
 * The file store that the settings name, with the operator's keys.
 * @throws StartUpError where files were stored with a key that is not there
 */
export async function openFileStore(settings: FileSettings): Promise<OpenFileStore> {
  const { dataDirectory, filesStore } = settings;
  const blobs = filesStore ? s3Blobs(filesStore) : folderBlobs(join(dataDirectory, 'files'));
  const keys = await keysOf(settings, blobs);
  const done = new Set<string>();
  return {
    files: sealedFileStore(blobs, keys),
    check: () => blobs.check(),
    async tidy(now, signal) {
      await blobs.clearUnfinished(new Date(now.getTime() - unfinishedMs));
      return sealOldFiles(blobs, keys, { done, signal });
    },
  };
}

async function keysOf(
  { dataDirectory, filesKey, filesStore }: FileSettings,
  blobs: BlobStore,
): Promise<FileKeys> {
  if (filesKey !== undefined) return parseFileKeys(filesKey, 'FILES_KEY');
  if (filesStore) throw new StartUpError('FILES_S3 needs FILES_KEY: all servers must hold the same key.');
  return keysOfFile(join(dataDirectory, keyFileName), () => holdsSealed(blobs));
}

async function holdsSealed(blobs: BlobStore): Promise<boolean> {
  for await (const name of blobs.names()) {
    if (readHead(await blobs.readPart(name, 0, headBytes))) return true;
  }
  return false;
}
