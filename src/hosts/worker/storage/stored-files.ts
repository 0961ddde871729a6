import { MemfsFrontendFS } from '@electric-sql/pglite/memfs-frontend';
import type { BlockStorage } from './block-storage.ts';
import { memoryFile, memoryImage } from './memory-files.ts';

/** The database's files: in memory, and stored when we say so rather than whenever PGlite does. */
export class StoredFiles extends MemfsFrontendFS {
  constructor(blocks: BlockStorage) {
    super(blocks);
    blocks.storesFrom({
      file: (path) => memoryFile(this.pg!.Module.FS, path),
      image: () => memoryImage(this.pg!.Module.FS),
    });
  }

  /** PGlite calls this after statements outside of transactions, which is neither often enough nor a good time. */
  override async syncToFs(): Promise<void> {}

  /** Resolves when everything written so far is stored. @throws QuotaExceededError when there is no room. */
  flush(): Promise<void> {
    return super.syncToFs(true);
  }
}
