import { connect, type Socket } from 'node:net';
import type { WireRequest } from './hot-calls.ts';

const endOfHead = Buffer.from('\r\n\r\n');
const lastChunk = Buffer.from('\r\n0\r\n\r\n');

/**
 * One kept-alive HTTP/1.1 connection that sends a request at a time and finds the end of the answer without
 * reading more of it: the generator must cost less than the servers it measures.
 */
export class HttpConnection {
  readonly #socket: Socket;
  readonly #host: string;
  #received: Buffer = Buffer.alloc(0);
  #answer: { resolve(refusal: string | null): void; reject(error: Error): void } | undefined;

  constructor(port: number) {
    this.#host = `host: 127.0.0.1:${port}\r\n`;
    this.#socket = connect(port, '127.0.0.1').setNoDelay(true);
    this.#socket.on('data', (part) => this.#receive(part));
    this.#socket.on('error', (error) => this.#answer?.reject(error));
    this.#socket.on('close', () => this.#answer?.reject(new Error('The server closed the connection.')));
  }

  /** Sends a request and resolves once the whole answer is here: with null for a 200, with its text for all others. */
  send({ method, path, headers, body }: WireRequest): Promise<string | null> {
    const length = body ? `content-length: ${Buffer.byteLength(body)}\r\n` : '';
    this.#socket.write(`${method} ${path} HTTP/1.1\r\n${this.#host}${headers}${length}\r\n${body}`);
    return new Promise((resolve, reject) => (this.#answer = { resolve, reject }));
  }

  close(): void {
    this.#answer = undefined;
    this.#socket.destroy();
  }

  #receive(part: Buffer): void {
    this.#received = this.#received.length === 0 ? part : Buffer.concat([this.#received, part]);
    const headEnd = this.#received.indexOf(endOfHead);
    if (headEnd < 0) return;
    const head = this.#received.toString('latin1', 0, headEnd);
    const length = /content-length: (\d+)/i.exec(head)?.[1];
    const isWhole = length
      ? this.#received.length >= headEnd + 4 + Number(length)
      : this.#received.subarray(-lastChunk.length).equals(lastChunk);
    if (!isWhole) return;
    const status = head.slice(9, 12);
    const refusal = status === '200' ? null : `${status} ${this.#received.toString('utf8', headEnd + 4)}`;
    this.#received = Buffer.alloc(0);
    const answer = this.#answer;
    this.#answer = undefined;
    answer?.resolve(refusal);
  }
}
