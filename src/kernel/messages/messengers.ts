/** How an e-mail leaves a hospital. */
export interface MailSettings {
  host: string;
  port: number;
  /** `starttls` refuses a server that does not offer it; `none` is for a server inside the house. */
  security: 'starttls' | 'tls' | 'none';
  user: string;
  password: string;
  fromAddress: string;
  fromName: string;
}

/** How an SMS leaves a hospital: what its gateway wants to be asked. */
export interface SmsSettings {
  /** `{{to}}`, `{{text}}`, `{{id}}` and `{{key}}` are filled in, here and in the values of fields and headers. */
  url: string;
  method: 'GET' | 'POST';
  format: 'form' | 'json';
  fields: readonly NamedValue[];
  headers: readonly NamedValue[];
  /** The secret of the gateway. */
  key: string;
  /** What the gateway's answer holds when it has taken the message; `*` stands for anything. */
  successPattern: string;
}

export interface NamedValue {
  name: string;
  value: string;
}

export interface OutgoingMessage {
  /** The same for every attempt at one message, so that a gateway that knows ids sends it once. */
  id: string;
  to: string;
  subject: string;
  text: string;
  /** Files that go with an e-mail. */
  attachments?: readonly MessageAttachment[];
}

/** A file of text. */
export interface MessageAttachment {
  name: string;
  mediaType: string;
  content: string;
}

/** A browser that takes push messages, as it described itself (W3C Push API). */
export interface PushTarget {
  endpoint: string;
  /** Its key for encryption, base64url. */
  publicKey: string;
  authSecret: string;
}

/**
 * What became of an attempt. `sent`: the provider has taken it. `not-sent`: nothing was handed over, another attempt is
 * safe. `refused`: the provider will not take it, now or later. `unknown`: it was handed over and no answer came.
 */
export interface Delivery {
  outcome: 'sent' | 'not-sent' | 'refused' | 'unknown';
  /** The provider's own name for the message. */
  providerId: string | null;
  /** What the provider answered, cut to a line. */
  response: string | null;
  /** The mail server named the address itself as the reason: for good (5yz), or for now (4yz). */
  bounce?: 'permanent' | 'temporary';
}

/** What became of a push message; `gone`: the browser takes none any more. */
export type PushDelivery = Omit<Delivery, 'outcome'> & { outcome: Delivery['outcome'] | 'gone' };

/** How a host sends push messages. */
export interface PushSender {
  /** The public key of the server (VAPID, RFC 8292), which browsers want before they take anything from it. */
  key: string;
  send(this: void, target: PushTarget, message: { id: string; text: string }): Promise<PushDelivery>;
}

/** What a host sends with; a host without it mocks e-mail and SMS. */
export interface Messengers {
  sendMail(this: void, settings: MailSettings, message: OutgoingMessage): Promise<Delivery>;
  sendSms(this: void, settings: SmsSettings, message: OutgoingMessage): Promise<Delivery>;
  /** Left out where the operator has set up no push. */
  push?: PushSender;
  /** Ends what is kept open between messages. */
  close(this: void): void;
}
