/** What a write is answered whose rows the browser did not store: the storage is full, or it failed otherwise. */
export function refusalOfStorage(error: unknown): 'STORAGE_FULL' | 'DATABASE_AWAY' {
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'STORAGE_FULL' : 'DATABASE_AWAY';
}
