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
  /** A machine's key ends by itself, so that one that is forgotten does not stay open. */
  machineKeyDays: { min: 1, max: 366 },
  emergencyAccessMinutes: { min: 5, max: 480 },
  /** A device's clock may be ahead of the server's by this much before what it sends counts as being to come. */
  deviceClockAheadMinutes: 10,
  /** What was done of a dose is written down this long after it at most; later it is an addendum to the notes. */
  doseRecordedLateHours: 24,
  /** How early or late a dose may be given without a reason. */
  doseBandMinutes: { min: 5, max: 720 },
  /** After which a dose that nobody decided on counts as missed. */
  doseMissedMinutes: { min: 30, max: 1440 },
  /** For how long an approved transfer holds its bed. */
  bedHoldMinutes: { min: 15, max: 2880 },
  /** A step of a stay or an operation that is said to have happened so long ago needs a reason and a permission. */
  lateEntryMinutes: 15,
  /** How much later such a step may be written down. */
  lateEntryHours: { min: 1, max: 2160 },
  /** How long before it begins a session of a theatre is open to everybody. */
  sessionReleaseHours: { min: 0, max: 720 },
  /** A charted patient without a urine entry for this long is pointed out; a longer gap ends a span of urine. */
  urineReminderHours: { min: 1, max: 24 },
  /** A document is kept for this long until an application is submitted with it. */
  waitingFileHours: 24,
  /** The link that a server without accounts prints when it starts. */
  firstRunHours: 24,
  /** An archive of all data can be downloaded for this long. */
  dataExportDays: 7,
  /** An export that nobody has worked on for this long was broken off. */
  silentExportMinutes: 15,
  /** What the payment gateway sends is believed for this long: later it may be an old message that somebody repeats. */
  paymentCallbackMinutes: 5,
  /** A payment of which the gateway knows nothing for this long was given up. */
  onlinePaymentHours: 48,
  /** A repeat of a write is recognised for this long; far beyond any retry. */
  keptAnswerDays: 7,
  /** An entry that could not be sent for this long is asked about; a repeat of it is recognised for a day longer. */
  unsentEntryDays: 6,
  /** The program opens without a network for who was signed in for this long after the server last answered. */
  rememberedSessionHours: 12,
  /** One statement of a call; a slower one is stopped by the database. */
  statementSeconds: 15,
  /** A transaction in which nothing happens is ended by the database. */
  idleTransactionSeconds: 60,
} as const;
