import { EventEmitter } from 'node:events';
import { openGateway, openMailServer } from './providers.ts';

/** What a provider does with the next message. */
type Fate = 'take' | 'fail' | 'hang' | 'break' | 'take-and-hang' | 'take-and-break';

/** 30 % fail; a few hang or break the connection, before and after they took it. */
function fateOf(drawn: number): Fate {
  if (drawn < 0.3) return 'fail';
  if (drawn < 0.31) return 'hang';
  if (drawn < 0.32) return 'break';
  if (drawn < 0.33) return 'take-and-hang';
  return drawn < 0.34 ? 'take-and-break' : 'take';
}

/** Numbers from 0 to 1 that are the same in every run. */
function chances(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/**
 * A mail server and an SMS gateway that fail often, and count what they took by the words of the message.
 * @param knowsIds the gateway takes a message with the same id once
 */
export async function openFailingProviders(knowsIds: boolean) {
  const chance = chances(42);
  const arrivals = new Map<string, number>();
  const arrived = new EventEmitter<{ one: [] }>();
  const take = (name: string) => {
    arrivals.set(name, (arrivals.get(name) ?? 0) + 1);
    arrived.emit('one');
  };
  const mailServer = await openMailServer({
    onData(stream, session, done) {
      const fate = fateOf(chance());
      stream.resume();
      stream.on('end', () => {
        if (fate.startsWith('take')) take(session.envelope.rcptTo[0]!.address.split('@')[0]!);
        if (fate === 'take') done();
        else if (fate === 'fail') done(Object.assign(new Error('busy'), { responseCode: 451 }));
        // 421: the server closes the connection (RFC 5321, section 3.8); it says that it took nothing.
        else if (fate === 'break') done(Object.assign(new Error('closing'), { responseCode: 421 }));
      });
    },
  });
  const gateway = await openGateway(({ request, body }, response) => {
    const fate = fateOf(chance());
    const fields = new URLSearchParams(body);
    const isRepeat = knowsIds && arrivals.has(fields.get('id')!);
    if (fate.startsWith('take') && !isRepeat) take(fields.get('text')!);
    if (fate === 'take') response.end('ok');
    else if (fate === 'fail') response.writeHead(500).end();
    else if (fate.endsWith('break')) request.socket.destroy();
  });
  return {
    mailPort: mailServer.port,
    gatewayUrl: gateway.url,
    /** How often each message arrived, by its words. */
    arrivals: arrivals as ReadonlyMap<string, number>,
    chance,
    /** Resolves once so many more have arrived. */
    nextArrivals: (count: number) =>
      new Promise<void>((resolve) => {
        let left = count;
        const onOne = () => {
          left -= 1;
          if (left > 0) return;
          arrived.off('one', onOne);
          resolve();
        };
        arrived.on('one', onOne);
      }),
    close: async () => {
      await mailServer.close();
      await gateway.close();
    },
  };
}
