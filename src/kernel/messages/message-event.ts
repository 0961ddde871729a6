/** What people can be told of: document 3, section 9, and two events of the stock. */
export const messageEventTypes = [
  'appointment_created',
  'appointment_updated',
  'appointment_cancelled',
  'appointment_reminder',
  'lab_results_ready',
  'prescription_ready',
  'payment_due',
  'invoice_overdue',
  'patient_registered',
  'user_created',
  'password_reset',
  'stock_low',
  'stock_expiring',
] as const;

export type MessageEventType = (typeof messageEventTypes)[number];

/** Something that happened and that rules may have people told of. */
export interface MessageEvent {
  readonly type: MessageEventType;
  /** The record that it is about, such as `appointment/ID`. */
  readonly subject: string;
  /**
   * Tells one such event of a record from the next: each recipient gets one message of it for each channel, however
   * often it is told. The version of the record, or the day.
   */
  readonly occurrence: string;
  /** The patient who is written to by e-mail and SMS; without one the staff are. */
  readonly patientId?: string;
  /** The staff whom it concerns; the bell is theirs alone. */
  readonly userIds?: readonly string[];
  /** Variables of its templates that are written as they are. */
  readonly words?: Readonly<Record<string, string>>;
  /** Variables that are a date and a time: `appointment` gives appointmentDate and appointmentTime. ISO text. */
  readonly instants?: Readonly<Record<string, string>>;
  /** Variables that are calendar dates, YYYY-MM-DD. */
  readonly dates?: Readonly<Record<string, string>>;
  /** Variables that are amounts, in minor units of the hospital's currency. */
  readonly amounts?: Readonly<Record<string, number>>;
  /** What the conditions of rules compare. */
  readonly department?: string | null;
  readonly amountMinor?: number;
  readonly priority?: string;
  /** Path of the screen that shows what it is about. */
  readonly link?: string;
  /** A reminder is sent at the times before this instant that the hospital sets, and never after it. ISO text. */
  readonly before?: string;
  /** Unsent messages of these types about the same record are cancelled, whether or not a rule asks for this one. */
  readonly replaces?: readonly MessageEventType[];
  /** True where nobody is told and only `replaces` counts. */
  readonly isSilent?: boolean;
}
