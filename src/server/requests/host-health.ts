/** What a host can tell of itself; areas never look at the machine. */
export interface HostHealth {
  /** Work of the machine's processors in percent, averaged over a minute; null where the host cannot tell. */
  loadPercent(): number | null;
  /** Streams of a tenant, one for each browser, that follow changes through this process, and whether it hears of changes made elsewhere. */
  liveEvents(tenantId: string): { pages: number; isListening: boolean };
  /** The process that answers; null where the host is none. Costs nothing, unlike `state`. */
  process(): ProcessState | null;
  /** The process that answers and the disk of its files; null where the host has neither. */
  state(): Promise<HostState | null>;
}

export interface ProcessState {
  /** Tells it from the other processes, and what people call it. */
  process: { id: string; name: string };
  uptimeSeconds: number;
  memoryBytes: number;
  /** How late the event loop was, of 99 out of 100 times since this was last asked. */
  loopDelayMs: number;
}

/** The process that answers, and the machine below it. */
export interface HostState extends ProcessState {
  /** Null where the folder of files is not there yet. */
  disk: { freeBytes: number; totalBytes: number } | null;
  /** False where no file could be stored now. */
  canStoreFiles: boolean;
  /** The newest back-up of the database; `none` where there is none, null where somebody else makes them. */
  backUp: { madeAt: string; bytes: number } | 'none' | null;
  /** Up to when the log of the database is kept beside them. */
  log: { reachesTo: string } | 'none' | null;
}
