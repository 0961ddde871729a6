import { Readable } from 'node:stream';
import type { ConnectionOptions } from 'node:tls';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Delivery, MailSettings, OutgoingMessage } from '#kernel/messages/messengers.ts';
import { outgoingAddress } from './outgoing-address.ts';

export interface MailOptions {
  /** The operator lets messages go to this machine and its own network. */
  allowsInside: boolean;
  timeoutMs: number;
  /** Certificates that a test brings. */
  tls?: ConnectionOptions;
}

const idleMs = 15_000;
const shownCharacters = 300;

interface Idle {
  connection: SMTPConnection;
  timer: NodeJS.Timeout;
}

/**
 * Connections to the mail servers of hospitals, which stay open for a while between messages. nodemailer's connection is
 * used below its transports, because only there can be told whether a message's text had begun to leave.
 */
export class SmtpConnections {
  readonly #options: MailOptions;
  readonly #idle = new Map<string, Idle[]>();

  constructor(options: MailOptions) {
    this.#options = options;
  }

  async send(settings: MailSettings, message: OutgoingMessage): Promise<Delivery> {
    let connection: SMTPConnection;
    try {
      connection = await this.#open(settings);
    } catch (error) {
      return { outcome: 'not-sent', providerId: null, response: wordsOf(error) };
    }
    const { delivery, isUsable } = await handOver(connection, settings, message);
    if (isUsable) this.#keep(settings, connection);
    else connection.close();
    return delivery;
  }

  close(): void {
    for (const list of this.#idle.values()) {
      for (const { connection, timer } of list) {
        clearTimeout(timer);
        connection.close();
      }
    }
    this.#idle.clear();
  }

  async #open(settings: MailSettings): Promise<SMTPConnection> {
    for (;;) {
      const kept = this.#idle.get(keyOf(settings))?.pop();
      if (!kept) return connect(settings, this.#options);
      clearTimeout(kept.timer);
      if (!kept.connection.destroyed && (await isAlive(kept.connection))) return kept.connection;
      kept.connection.close();
    }
  }

  #keep(settings: MailSettings, connection: SMTPConnection): void {
    const key = keyOf(settings);
    const list = this.#idle.get(key) ?? [];
    const timer = setTimeout(() => {
      const place = list.findIndex((one) => one.connection === connection);
      if (place >= 0) list.splice(place, 1);
      connection.quit();
    }, idleMs);
    timer.unref();
    list.push({ connection, timer });
    this.#idle.set(key, list);
  }
}

function keyOf(settings: MailSettings): string {
  const { host, port, security, user, password } = settings;
  return JSON.stringify([host, port, security, user, password]);
}

async function connect(settings: MailSettings, options: MailOptions): Promise<SMTPConnection> {
  const { host, port, security, user, password } = settings;
  const { timeoutMs } = options;
  const connection = new SMTPConnection({
    host: await outgoingAddress(host, options.allowsInside),
    port,
    servername: host,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    tls: { servername: host, ...options.tls },
  });
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject);
      connection.once('end', () => reject(new Error('ECONNECTION')));
      connection.connect((error) => (error ? reject(error) : resolve()));
    });
    // A mail server inside the hospital may know nobody by name.
    if (user !== '') await settled((done) => connection.login({ user, pass: password }, done));
  } catch (error) {
    connection.close();
    throw error;
  }
  // What goes wrong from now on is told to whoever sends; while nobody does, the connection is just gone.
  connection.removeAllListeners('error');
  connection.on('error', () => {});
  return connection;
}

/** False for a connection that its server has let go. */
function isAlive(connection: SMTPConnection): Promise<boolean> {
  return settled((done) => connection.reset(done)).then(
    () => true,
    () => false,
  );
}

async function handOver(
  connection: SMTPConnection,
  settings: MailSettings,
  message: OutgoingMessage,
): Promise<{ delivery: Delivery; isUsable: boolean }> {
  const content = await composed(settings, message);
  let hasBegun = false;
  const text = Readable.from(
    (function* chunks() {
      // Read once the server has said that it is ready for the text, and not before.
      hasBegun = true;
      yield content;
    })(),
  );
  const envelope = { from: settings.fromAddress, to: [message.to], size: content.length };
  let onEnd: (() => void) | undefined;
  try {
    const info = await new Promise<{ response?: string | undefined; serverMessageId?: string | undefined }>(
      (resolve, reject) => {
        onEnd = () => reject(new Error('ECONNECTION'));
        connection.once('end', onEnd);
        connection.send(envelope, text, (error, sent) => (error ? reject(error) : resolve(sent)));
      },
    );
    const { response = null, serverMessageId = null } = info;
    return {
      delivery: {
        outcome: 'sent',
        providerId: serverMessageId,
        response: response?.slice(0, shownCharacters) ?? null,
      },
      isUsable: true,
    };
  } catch (error) {
    return {
      delivery: {
        outcome: outcomeOf(error, hasBegun),
        providerId: null,
        response: wordsOf(error),
        ...bounceOf(error),
      },
      isUsable: false,
    };
  } finally {
    if (onEnd) connection.removeListener('end', onEnd);
  }
}

/** RFC 5321, section 4.2.1: 4yz may be tried again, 5yz may not. Without an answer it depends on how far it came. */
function outcomeOf(error: unknown, hasBegun: boolean): Delivery['outcome'] {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  if (code >= 500) return 'refused';
  if (code >= 400) return 'not-sent';
  return hasBegun ? 'unknown' : 'not-sent';
}

/**
 * Only an answer to the recipient's own address says something of it. RFC 3463: X.7.Z is a rule of the server, and X.2.2
 * a full mailbox, both of which may pass.
 */
function bounceOf(error: unknown): Pick<Delivery, 'bounce'> {
  if (!(error instanceof Error) || !('responseCode' in error && 'command' in error)) return {};
  const { responseCode, command, message } = error;
  const code = Number(responseCode);
  if (command !== 'RCPT TO' || code < 400) return {};
  const mayPass = code < 500 || /\b5\.(?:7\.\d|2\.2\b)/.test(message);
  return { bounce: mayPass ? 'temporary' : 'permanent' };
}

function composed(
  { fromAddress, fromName }: MailSettings,
  { id, to, subject, text, attachments = [] }: OutgoingMessage,
): Promise<Buffer> {
  const domain = fromAddress.slice(fromAddress.lastIndexOf('@') + 1) || 'localhost';
  return new MailComposer({
    from: { name: fromName, address: fromAddress },
    to: { name: '', address: to },
    subject,
    text,
    attachments: attachments.map(({ name, mediaType, content }) => ({
      filename: name,
      contentType: mediaType,
      content,
    })),
    // The same for every attempt: a server that sees it twice can tell.
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

function settled(start: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    start((error) => (error ? reject(error) : resolve()));
  });
}

function wordsOf(error: unknown): string | null {
  return error instanceof Error ? error.message.slice(0, shownCharacters) : null;
}
