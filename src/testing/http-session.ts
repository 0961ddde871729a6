import { samplePassword } from '#areas/people/people.samples.ts';

/** What came back, with its body parsed and the headers a test asks for. */
export interface HttpAnswer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** Signs a sample account in over HTTP and returns its token. */
export async function signInOverHttp(url: string, slug: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/api/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ slug, email, password: samplePassword }),
  });
  const token = /openward_session=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
  if (!token) throw new Error(`Nobody was signed in: ${answer.status} ${await answer.text()}`);
  return token;
}

/** Sends one REST call as the holder of a token. */
export async function callOverHttp(
  url: string,
  token: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<HttpAnswer> {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      authorization: `Bearer ${token}`,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

/** The open event stream of a signed-in page. */
export class EventStream {
  readonly topics: string[] = [];
  /** What came, in order: the topics of each announcement, and nothing for anything else. */
  readonly messages: string[][] = [];
  /** The names of the events that came, in order. */
  readonly events: string[] = [];
  /** Resolves when the server ends the stream. */
  readonly ended: Promise<void>;
  readonly #controller = new AbortController();

  private constructor(response: Response, controller: AbortController) {
    this.#controller = controller;
    this.ended = this.#read(response);
    this.ended.catch(() => {});
  }

  /** Opens a stream; of the operator, who may read a hospital for support, by its id. */
  static async open(url: string, token: string, supports?: string): Promise<EventStream> {
    const controller = new AbortController();
    const headers = { authorization: `Bearer ${token}` };
    const asked = supports === undefined ? '' : `?supports=${supports}`;
    const response = await fetch(`${url}/api/events${asked}`, { headers, signal: controller.signal });
    if (response.status !== 200) throw new Error(`The stream was refused: ${response.status}`);
    return new EventStream(response, controller);
  }

  close(): void {
    this.#controller.abort();
  }

  async #read(response: Response): Promise<void> {
    let rest = '';
    for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line.startsWith('event: ')) this.events.push(line.slice('event: '.length));
        if (!line.startsWith('data: {')) continue;
        const { topics = [] } = JSON.parse(line.slice('data: '.length)) as { topics?: string[] };
        this.topics.push(...topics);
        this.messages.push(topics);
      }
    }
  }
}
