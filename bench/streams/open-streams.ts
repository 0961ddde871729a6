import { connect, type Socket } from 'node:net';

/** An open event stream of a browser. */
export class Stream {
  /** When it last told of a topic that was waited for, by `performance.now()`. */
  heardAt: number | undefined;
  beats = 0;
  isOpen = false;
  readonly socket: Socket;
  #waitsFor = '';

  constructor(socket: Socket) {
    this.socket = socket;
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => this.#take(text));
    socket.on('close', () => (this.isOpen = false));
    socket.on('error', () => (this.isOpen = false));
  }

  /** Forgets what it heard. @param text what stands in the next event that counts */
  waitFor(text: string): void {
    this.#waitsFor = text;
    this.heardAt = undefined;
  }

  // An event is so short that it comes in one piece.
  #take(text: string): void {
    if (!this.isOpen && text.startsWith('HTTP/1.1 200')) this.isOpen = true;
    if (text.includes('event: beat')) this.beats += 1;
    if (this.#waitsFor !== '' && this.heardAt === undefined && text.includes(this.#waitsFor)) {
      this.heardAt = performance.now();
    }
  }
}

const atOnce = 50;

/** Opens a stream for each token, and waits until the server has answered each. */
export async function openStreams(port: number, tokens: readonly string[]): Promise<Stream[]> {
  const streams: Stream[] = [];
  for (let from = 0; from < tokens.length; from += atOnce) {
    const opened = tokens.slice(from, from + atOnce).map((token) => openOne(port, token));
    streams.push(...(await Promise.all(opened)));
  }
  return streams;
}

async function openOne(port: number, token: string): Promise<Stream> {
  const socket = connect(port, '127.0.0.1');
  const stream = new Stream(socket);
  const answered = new Promise<void>((resolve, reject) => {
    socket.once('data', () => resolve());
    socket.once('error', reject);
  });
  const head = ['GET /api/events HTTP/1.1', 'Host: localhost', `Authorization: Bearer ${token}`];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await answered;
  if (!stream.isOpen) throw new Error('A stream was refused.');
  return stream;
}
