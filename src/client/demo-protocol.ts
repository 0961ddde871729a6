/** Readable copies by localStorage key; null where the key is absent. */
export type Copies = Readonly<Record<string, string | null>>;

/** What the page tells the worker that holds the demo's server and database. */
export type PageMessage =
  /** First of all messages; calls travel over `port`, which is transferred. */
  | { type: 'connect'; port: MessagePort; token: string | null }
  /** Empties the demo and fills it with the samples again. */
  | { type: 'reset' }
  | { type: 'copies'; entries: Copies };

/** What the worker tells the page. */
export type WorkerMessage =
  /** The first of all: the worker's own file has come. */
  | { type: 'started' }
  /** So many of `preparationSteps` are done. */
  | { type: 'prepared'; steps: number }
  | { type: 'ready' }
  /** The demo cannot start; `message` is for the log. */
  | { type: 'failed'; message: string }
  /** The session's token changed; the page keeps it across visits. */
  | { type: 'session'; token: string | null }
  | { type: 'changed'; topics: string[] }
  | { type: 'was-reset' }
  /** Readable copies of tables, to be written to localStorage. */
  | { type: 'copy'; entries: Readonly<Record<string, string>> }
  /** The database is empty: what did an earlier program store in localStorage? Answered by `copies`. */
  | { type: 'want-copies' }
  /** These copies could not be read: the page sets them aside and says so. */
  | { type: 'unreadable'; keys: string[] };

/** localStorage keys that hold readable copies (spec: 'Everywhere'). */
export const copyKeys = [
  'patients',
  'hms_appointments',
  'hms_referrers',
  'hms_referrals',
  'hms_commission_payouts',
  'hms_invoices',
  'hms_payments',
  'hms_services',
  'hms_audit_logs',
  'hms_client_logs',
] as const;

/** localStorage key of the demo's session token. */
export const sessionKey = 'openward.session';

/** Until the demo answers: the program is there, the database is open, it is ready for calls. */
export const preparationSteps = 3;
