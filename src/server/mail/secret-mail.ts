import type { Messengers } from '#kernel/messages/messengers.ts';
import type { Db } from '#database/tables.ts';

/** A mail whose secret, such as a link, is made when it is sent and stored nowhere. */
export interface SecretLetter {
  /** Who makes the secret: a name of `messageSecrets` of an area, and the id of what it opens. */
  kind: string;
  id: string;
  /** What the message log calls it. */
  event: 'account' | 'application';
  /** The record that it is about, such as `user/ID`. */
  about: string;
  /** A person of the hospital, at the address that they have when it is sent, or an address outside. */
  to: { userId: string } | { address: string };
  subject: string;
  /** With `{{link}}` or `{{code}}` in place of the secret, and `{{senderName}}` for the hospital. */
  body: string;
  values: Readonly<Record<string, string>>;
  /** From this instant on it is not sent any more; null where that does not matter. */
  notAfter: string | null;
}

/** What became of a letter. */
export interface CarriedLetter {
  /** The address; empty until it is sent. */
  recipient: string;
  status: 'pending' | 'sending' | 'sent' | 'failed' | 'unknown' | 'cancelled';
  problem: string | null;
  at: string;
}

/** Sends secrets by the mail of a hospital. */
export interface SecretMail {
  /** True where the hospital has mail switched on and set up. */
  works(db: Db, tenantId: string): Promise<boolean>;
  /** True where the server also knows its own address, with which a link begins. */
  carriesLinks(db: Db, tenantId: string): Promise<boolean>;
  /**
   * Writes a letter in the transaction of what happened, and returns the id of its message. It is sent once whoever calls
   * has announced `messages`.
   */
  write(db: Db, place: { tenantId: string; at: string }, letter: SecretLetter): Promise<string>;
  /** What became of the letter for this id. */
  find(db: Db, tenantId: string, letter: Pick<SecretLetter, 'about' | 'id'>): Promise<CarriedLetter | null>;
}

/** Made of what the host sends with, and of its own address; without one of them no mail works. */
export type CreateSecretMail = (services: { messengers?: Messengers; publicUrl?: string }) => SecretMail;

/**
 * Makes the secret of a letter that is being sent, keeps only a hash of it, and returns it: a code, or where a link leads as
 * a path of this server. Undefined where it would open nothing any more.
 */
export type MakeMessageSecret = (
  where: { db: Db; tenantId: string; now: Date },
  id: string,
) => Promise<string | undefined>;

/** The secret mail of the area that has it. */
export function secretMailOf(
  areas: readonly { readonly secretMail?: CreateSecretMail }[],
  services: Parameters<CreateSecretMail>[0],
): SecretMail {
  const create = areas.find(({ secretMail }) => secretMail)?.secretMail;
  if (!create) throw new Error('No area sends secrets by mail.');
  return create(services);
}

/** Of a command, which sends no mail. */
export const noSecretMail: SecretMail = {
  works: () => Promise.resolve(false),
  carriesLinks: () => Promise.resolve(false),
  write: () => Promise.reject(new Error('A command sends no mail.')),
  find: () => Promise.resolve(null),
};

/** What an area has to do with such mails. */
export interface MailingParts {
  /** How secrets are sent by mail; of one area alone. */
  readonly secretMail?: CreateSecretMail;
  /** What it puts into messages when they are sent, by the names under which they ask for it. */
  readonly messageSecrets?: Readonly<Record<string, MakeMessageSecret>>;
}

export interface MailingContext {
  /** Sends links and other secrets that are stored nowhere. */
  readonly secretMail: SecretMail;
}

/** Of a call for everybody: what it does must not show in how long it takes. */
export interface AnsweringContext extends MailingContext {
  /** Does work once the answer is given; what fails is reported. */
  readonly later: (work: () => Promise<void>) => void;
}
