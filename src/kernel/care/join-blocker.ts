/** What stands against joining two records of one person, and against taking it back. */
export const joinBlockerKinds = [
  'in-bed',
  'both-wait-for-bed',
  'on-table',
  'operations-at-once',
  'operative-note-open',
  'consultation-open',
  'prescription-open',
  'assessment-open',
  'invoice-open',
  'refund-waits',
  'deposit-refund-waits',
  'deposits-in-two-currencies',
] as const;

export type JoinBlockerKind = (typeof joinBlockerKinds)[number];

/** Which records are to become one. */
export interface RecordsToJoin {
  keptId: string;
  joinedId: string;
}

export interface JoinBlocker {
  kind: JoinBlockerKind;
  /** Whose record it stands in: one of both. */
  patientId: string;
}
