/**
 * How long anything lasts; each name ends with its unit. A range is what a hospital may choose from; the database's own
 * checks say the same. Each stands in the table of docs/security.md, with its reason.
 */
export const timeLimits = {
  /** A session ends this long after its last use. */
  sessionIdleMinutes: { min: 5, max: 1440 },
  /** A session ends this long after its start in any case. */
  sessionAbsoluteHours: { min: 1, max: 168 },
  /** A session that was found is trusted this long, so a deactivation takes hold within a second everywhere. */
  sessionTrustMilliseconds: 800,
  /** Sessions stay listed for this long after their end. */
  endedSessionDays: 90,
  /** A browser is known again for this long after its last sign-in; ended sessions are kept for as long. */
  knownBrowserDays: 90,
  /** Until the newcomer's next shift. */
  invitationHours: 72,
  resetLinkHours: 2,
  emergencyAccessMinutes: { min: 5, max: 480 },
  /** A device's clock may be ahead of the server's by this much before what it sends counts as being to come. */
  deviceClockAheadMinutes: 10,
  /** For how long an approved transfer holds its bed. */
  bedHoldMinutes: { min: 15, max: 2880 },
  /** A repeat of a write is recognised for this long; far beyond any retry. */
  keptAnswerDays: 7,
  /** One statement of a call; a slower one is stopped by the database. */
  statementSeconds: 15,
  /** A transaction in which nothing happens is ended by the database. */
  idleTransactionSeconds: 60,
} as const;
