import { MemfsFrontendFS } from '@electric-sql/pglite/memfs-frontend';

/** The database's files: in memory, and stored when we say so rather than whenever PGlite does. */
export class StoredFiles extends MemfsFrontendFS {
  /** PGlite calls this after statements outside of transactions, which is neither often enough nor a good time. */
  override async syncToFs(): Promise<void> {}

  /** Resolves when everything written so far is stored. @throws QuotaExceededError when there is no room. */
  flush(): Promise<void> {
    return super.syncToFs(true);
  }
}
