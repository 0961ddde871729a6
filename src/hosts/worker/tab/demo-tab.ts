import type { Copies, PageMessage, WorkerMessage } from '#client/demo-protocol.ts';
import { CallRouter } from './call-router.ts';
import { clearDemoStorage } from '../storage/demo-storage.ts';
import { LeadingServer, type LeadingServerOptions } from './leading-server.ts';
import { PagePort } from './page-port.ts';
import type { ProgramFiles } from '../program-files.ts';
import { openTabChannel, type TabChannel, type TabMessage } from './tab-messages.ts';

/** A tab that has heard of no leader asks again: the one that leads may only just be opening its database. */
const askAgainMs = 2000;

/** One tab of the demo: its page on one side, the other tabs on the other, and the server where it leads. */
export class DemoTab {
  readonly #channel: TabChannel;
  readonly #desk: CallRouter;
  readonly #door: PagePort;
  #copiesAnswer = Promise.withResolvers<Copies>();
  #files: ProgramFiles | undefined;
  #server: LeadingServer | undefined;
  /** Names the open server: calls that a closed one did not take are sent again to the next. */
  #serverName = '';
  /** Why this tab, which leads, has no server: also for tabs that open later. */
  #failure: Extract<TabMessage, { type: 'failed' }> | undefined;
  #asking: ReturnType<typeof setInterval> | undefined;
  /** Opening, closing and resetting happen one after another. */
  #changing: Promise<void> = Promise.resolve();

  constructor(post: (message: WorkerMessage) => void) {
    this.#channel = openTabChannel((message) => this.#hearTab(message));
    this.#desk = new CallRouter(this.#channel);
    this.#door = new PagePort(this.#desk, post);
    this.#askWhoLeads();
  }

  hearPage(message: PageMessage): void {
    switch (message.type) {
      case 'connect':
        return this.#door.connect(message);
      case 'copies':
        return this.#copiesAnswer.resolve(message.entries);
      case 'reset':
        return this.#reset();
    }
  }

  /** This tab leads from now on. */
  lead(files: ProgramFiles): void {
    clearInterval(this.#asking);
    this.#files = files;
    this.#change(() => this.#open(files, { storedCopies: () => this.#askForCopies() }));
  }

  #hearTab(message: TabMessage): void {
    switch (message.type) {
      case 'who-leads':
        return this.#announce();
      case 'leading':
        clearInterval(this.#asking);
        this.#desk.follow(message.leader);
        return this.#door.tell({ type: 'ready' });
      case 'failed':
        return this.#door.tell(message);
      case 'call':
        return this.#answerTab(message.number, message.call);
      case 'answer':
        return this.#desk.settle(message.number, message.answer);
      case 'changed':
        return void this.#door.tellChange(message.tenantId, message.change);
      case 'reset':
        return this.#files && this.#reset();
      case 'was-reset':
        return this.#door.tellReset();
    }
  }

  #askWhoLeads(): void {
    const ask = () => this.#channel.post({ type: 'who-leads' });
    this.#asking = setInterval(ask, askAgainMs);
    ask();
  }

  #answerTab(number: string, call: Extract<TabMessage, { type: 'call' }>['call']): void {
    void this.#server?.answer(call).then((answer) => this.#channel.post({ type: 'answer', number, answer }));
  }

  #announce(): void {
    if (this.#server) this.#channel.post({ type: 'leading', leader: this.#serverName });
    else if (this.#failure) this.#channel.post(this.#failure);
  }

  #askForCopies(): Promise<Copies> {
    this.#copiesAnswer = Promise.withResolvers<Copies>();
    this.#door.tell({ type: 'want-copies' });
    return this.#copiesAnswer.promise;
  }

  async #open(files: ProgramFiles, options: Pick<LeadingServerOptions, 'storedCopies'>): Promise<void> {
    const server = await LeadingServer.open({
      ...options,
      files,
      onPrepared: (steps) => this.#door.tell({ type: 'prepared', steps }),
      onUnreadable: (keys) => this.#door.tell({ type: 'unreadable', keys }),
      onChange: (tenantId, change) => {
        this.#channel.post({ type: 'changed', tenantId, change });
        void this.#door.tellChange(tenantId, change);
      },
      writeCopies: (entries) => this.#door.tell({ type: 'copy', entries }),
      onError: logDefect,
    });
    this.#server = server;
    this.#failure = undefined;
    this.#serverName = crypto.randomUUID();
    this.#desk.lead((call) => server.answer(call));
    this.#announce();
    this.#door.tell({ type: 'ready' });
    performance.mark('demo: ready');
  }

  /** Empties the demo. What is in localStorage is a copy of what is thrown away, so it is not asked for. */
  #reset(): void {
    const files = this.#files;
    if (!files) return this.#channel.post({ type: 'reset' });
    this.#change(async () => {
      const server = this.#server;
      this.#server = undefined;
      this.#desk.lead(undefined);
      await server?.close();
      await clearDemoStorage();
      await this.#open(files, { storedCopies: async () => ({}) });
      this.#channel.post({ type: 'was-reset' });
      this.#door.tellReset();
    });
  }

  #change(step: () => Promise<void>): void {
    this.#changing = this.#changing.then(step).catch((error: unknown) => {
      logDefect(error);
      this.#failure = { type: 'failed', message: String(error) };
      this.#channel.post(this.#failure);
      this.#door.tell(this.#failure);
    });
  }
}

function logDefect(error: unknown): void {
  // oxlint-disable-next-line no-console -- the console is the only log a tab has
  console.error(error);
}
