import { once } from 'node:events';
import { createServer, type IncomingMessage, request as requestOf, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface OpenStream {
  /** The address of the page that opened it. */
  page: string;
  answer: IncomingMessage | undefined;
  response: ServerResponse;
}

/** Stands between browsers and a server, and knows which event streams are open. */
export class StreamProxy {
  readonly #target: URL;
  readonly #server = createServer((request, response) => this.#pass(request, response));
  readonly #streams = new Set<OpenStream>();
  #most = 0;

  private constructor(target: string) {
    this.#target = new URL(target);
  }

  static async start(target: string): Promise<StreamProxy> {
    const proxy = new StreamProxy(target);
    await once(proxy.#server.listen(0, '127.0.0.1'), 'listening');
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The pages that have a stream open now. */
  get pages(): string[] {
    return [...this.#streams].map(({ page }) => page);
  }

  /** The most streams that were open at one time. */
  get most(): number {
    return this.#most;
  }

  /** The open streams stay open and carry nothing any more, as after a sleep; new ones work. */
  silence(): void {
    for (const { answer, response } of this.#streams) answer?.unpipe(response);
  }

  /** Breaks the open streams. */
  cut(): void {
    for (const { response } of this.#streams) response.destroy();
  }

  async end(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #pass(request: IncomingMessage, response: ServerResponse): void {
    const { hostname, port } = this.#target;
    const { method, url: path, headers } = request;
    const isStream = path?.startsWith('/api/events') === true;
    const stream: OpenStream = { page: headers.referer ?? '', answer: undefined, response };
    if (isStream) this.#note(stream);
    const onward = requestOf({ hostname, port, method, path, headers }, (answer) => {
      stream.answer = answer;
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    response.once('close', () => onward.destroy());
    onward.once('error', () => response.destroy());
    request.pipe(onward);
  }

  #note(stream: OpenStream): void {
    this.#streams.add(stream);
    this.#most = Math.max(this.#most, this.#streams.size);
    stream.response.once('close', () => this.#streams.delete(stream));
  }
}
