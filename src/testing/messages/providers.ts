import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail that a server of tests has taken. */
export interface TakenMail {
  to: string[];
  text: string;
  isSecure: boolean;
}

/** A real SMTP server on a free port of the loopback, which takes everything unless its options say otherwise. */
export async function openMailServer(options: SMTPServerOptions = {}) {
  const taken: TakenMail[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? '' }),
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        taken.push({ to, text: Buffer.concat(parts).toString('utf8'), isSecure: session.secure });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { port, taken, connections: () => connections, close };
}

/** What a gateway was asked. */
export interface GatewayAsked {
  request: IncomingMessage;
  body: string;
  /** The same as bytes. */
  bytes: Buffer;
}

/** A small gateway on a free port of the loopback, which answers as it is told. */
export async function openGateway(answer: (asked: GatewayAsked, response: ServerResponse) => void) {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const bytes = Buffer.concat(parts);
      answer({ request, body: bytes.toString('utf8'), bytes }, response);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`, close };
}
