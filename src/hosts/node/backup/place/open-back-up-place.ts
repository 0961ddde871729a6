import { StartUpError } from '../../embedded/start-up-error.ts';
import type { ServerSettings } from '../../settings.ts';
import type { BackUpPlace } from './back-up-place.ts';
import { folderPlace } from './folder-place.ts';
import { s3Place } from './s3-place.ts';

/**
 * Where the settings say that back-ups go; undefined where they say nothing.
 * @throws StartUpError for a bucket without a key
 */
export function openBackUpPlace({
  backUpFolder,
  backUpStore,
  backUpKey,
}: Pick<ServerSettings, 'backUpFolder' | 'backUpStore' | 'backUpKey'>): BackUpPlace | undefined {
  if (backUpStore && backUpKey === undefined) {
    throw new StartUpError('BACKUP_S3 needs BACKUP_KEY: what leaves the house is encrypted.');
  }
  if (backUpStore) return s3Place(backUpStore);
  return backUpFolder === undefined ? undefined : folderPlace(backUpFolder);
}
