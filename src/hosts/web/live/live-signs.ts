/** What a tab hears of the server's events: from its own stream, or from the tab that has it. */
export type LiveSign =
  /** A stream is open; what changed before was not heard of. */
  | { type: 'opened' }
  | { type: 'beat' }
  | { type: 'changed'; topics: readonly string[] }
  /** The server itself may not have heard of changes. */
  | { type: 'missed' }
  | { type: 'version'; buildId: string }
  /** The stream broke and is opened again. */
  | { type: 'lost' }
  /** The server did not open the stream: the session may be over. */
  | { type: 'refused' }
  /** The person has too many streams: this one rests for a while. */
  | { type: 'resting' };

/** What tabs tell each other where the browser has no locks. */
export type ElectionMessage =
  | { type: 'claim'; from: string }
  | { type: 'leading'; from: string }
  | { type: 'leaving' };

export type TabMessage = LiveSign | ElectionMessage;
