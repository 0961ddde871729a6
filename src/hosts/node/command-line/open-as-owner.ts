import { findRunningEmbedded, holdsDatabase } from '../embedded/running-embedded-postgres.ts';
import { startEmbeddedPostgres } from '../embedded/start-embedded-postgres.ts';
import { StartUpError } from '../embedded/start-up-error.ts';

/**
 * Reaches the embedded database of a data directory as its superuser: through the server that runs it, or by starting it.
 * @throws StartUpError where there is none
 */
export async function openAsOwner(dataDirectory: string) {
  if (!holdsDatabase(dataDirectory)) {
    throw new StartUpError(`There is no database in ${dataDirectory}: set DATA_DIR, or run npm start first.`);
  }
  const running = await findRunningEmbedded(dataDirectory);
  if (running) return { owner: running.owner, stop: async () => {} };
  const embedded = await startEmbeddedPostgres({ dataDirectory, onProgress: () => {} });
  return { owner: embedded.ownerConfig, stop: embedded.stop };
}
