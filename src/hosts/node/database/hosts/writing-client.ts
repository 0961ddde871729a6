import type { Socket } from 'node:net';
import pg from 'pg';
import type { WritableHost } from './writable-host.ts';

type Connected = (error: Error) => void;

/** A kind of client that connects to the host of the moment; for pools and for connections of their own. */
export function writingClients(choice: WritableHost): typeof pg.Client {
  return class WritingClient extends pg.Client {
    override connect(): Promise<this>;
    override connect(callback: Connected): void;
    override connect(callback?: Connected): Promise<this> | void {
      const connecting = this.#connectToChoice();
      if (!callback) return connecting;
      // The pool asks by a callback, without an error when all is well.
      // eslint-disable-next-line promise/no-callback-in-promise -- the driver's own pool knows callbacks alone
      connecting.then(() => (callback as () => void)(), callback);
    }

    async #connectToChoice(): Promise<this> {
      const chosen = await choice.current();
      Object.assign(this, chosen);
      const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
      const forget = choice.watch({ cut: () => stream.destroy() }, chosen);
      this.once('end', forget);
      try {
        await super.connect();
        return this;
      } catch (error) {
        forget();
        choice.doubt(chosen);
        throw error;
      }
    }
  };
}
