import { RPCHandler } from '@orpc/server/message-port';
import { findSession } from '#areas/people/sessions/session.contract.ts';
import { tenantOfToken } from '#areas/people/sessions/session.rules.ts';
import { saysUnattended } from '#client/contact/attention.ts';
import { supportHeader } from '#client/contact/support-mode.ts';
import type { PageMessage, WorkerMessage } from '#client/demo-protocol.ts';
import type { CallerRequest } from '#server/caller-request.ts';
import { serverAreas } from '#hosts/system/areas.ts';
import { ErrorStatuses } from '#server/dispatcher/error-statuses.ts';
import { createRouter, type TransportContext } from '#server/dispatcher/orpc-router.ts';
import { isPermission } from '#kernel/access/permissions.ts';
import { mayChangeSessions } from '#kernel/access/session-topic.ts';
import { type Listener, type LiveChange, topicsHeardBy } from '#kernel/access/topics.ts';
import { newId } from '#kernel/ids.ts';
import type { CallRouter } from './call-router.ts';
import { outputOf } from './plain-call.ts';

/** The page of this tab: serves its calls and knows its session's token. */
export class PagePort {
  readonly #desk: CallRouter;
  readonly #post: (message: WorkerMessage) => void;
  readonly #connected = Promise.withResolvers<void>();
  #token: string | null = null;
  #listener: Promise<Listener | null> | undefined;

  constructor(desk: CallRouter, post: (message: WorkerMessage) => void) {
    this.#desk = desk;
    this.#post = post;
  }

  connect({ port, token }: Extract<PageMessage, { type: 'connect' }>): void {
    this.#token = token;
    const handled = serverAreas.flatMap((area) => area.calls);
    const router = createRouter({
      calls: new Map(handled.map((entry) => [entry.call.id, entry])),
      statuses: new ErrorStatuses(serverAreas),
      run: (id, input, request) => this.#run(id, input, request),
    });
    const handler = new RPCHandler<TransportContext>(router, {
      rootInterceptors: [
        (options) => {
          const { headers } = options.request;
          const key = headers['idempotency-key'];
          const supports = headers[supportHeader];
          const context = this.#contextOf(textOf(key), saysUnattended(headers), textOf(supports));
          return options.next({ ...options, context });
        },
      ],
    });
    handler.upgrade(port, { context: this.#contextOf(null, false) });
    port.start();
    this.#connected.resolve();
  }

  /** Tells the page something, as soon as there is one. */
  tell(message: WorkerMessage): void {
    void this.#connected.promise.then(() => this.#post(message));
  }

  /** Tells the page of a change in its own hospital, as far as its person may hear of it. */
  async tellChange(tenantId: string, change: LiveChange): Promise<void> {
    const token = this.#token;
    if (token === null || tenantOfToken(token) !== tenantId) return;
    // Rights may have changed with it: what they open is told by the new ones.
    if (change.topics.some(mayChangeSessions)) this.#listener = undefined;
    const listener = await (this.#listener ??= this.#findListener(token));
    if (token !== this.#token) return;
    // The page looks for its session again, and finds that it is over.
    const topics = listener ? topicsHeardBy(listener, change) : ['sessions'];
    if (topics.length > 0) this.tell({ type: 'changed', topics });
  }

  /** The database is new, so the session is gone. */
  tellReset(): void {
    if (this.#token) this.#keepToken(null);
    this.tell({ type: 'was-reset' });
  }

  async #run(id: string, input: unknown, request: CallerRequest): Promise<unknown> {
    const { idempotencyKey, isUnattended, supports = null } = request;
    const own = { id, input, token: this.#token };
    const answer = await this.#desk.send({ ...own, idempotencyKey, isUnattended, supports });
    if (answer.token !== undefined) this.#keepToken(answer.token);
    return outputOf(answer);
  }

  /** Who the page is shown to, with the rights of this moment; null when the session is over. */
  async #findListener(token: string): Promise<Listener | null> {
    const call = { id: findSession.id, input: {}, token, idempotencyKey: null, isUnattended: true };
    const answer = await this.#desk.send(call);
    if (answer.kind !== 'answered') return null;
    const { session } = findSession.output.parse(answer.output);
    if (!session) return null;
    const { user, permissions, isAdministrator } = session;
    return { userId: user.id, permissions: new Set(permissions.filter(isPermission)), isAdministrator };
  }

  #contextOf(
    idempotencyKey: string | null,
    isUnattended: boolean,
    supports: string | null = null,
  ): TransportContext {
    return {
      request: {
        token: this.#token,
        idempotencyKey,
        ipAddress: 'N/A',
        userAgent: navigator.userAgent,
        device: null,
        isUnattended,
        supports,
        keepDevice: () => {},
        startSession: (token) => this.#keepToken(token),
        endSession: () => this.#keepToken(null),
      },
      // Whoever ran the call has logged it.
      onDefect: newId,
    };
  }

  #keepToken(token: string | null): void {
    this.#token = token;
    this.#listener = undefined;
    this.tell({ type: 'session', token });
  }
}

function textOf(header: unknown): string | null {
  return typeof header === 'string' ? header : null;
}
