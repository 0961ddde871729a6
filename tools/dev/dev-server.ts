// The server as `npm run dev` runs it, in a process of its own: it tells the parent which sources it was made of.
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type DevServerMessage, developmentBuild } from './dev-messages.ts';

function report(message: DevServerMessage): void {
  if (process.connected) process.send?.(message);
}

// Told before a source is read, so that one with a mistake in it is followed as well.
registerHooks({
  load(url, context, nextLoad) {
    if (url.startsWith('file:') && !url.includes('/node_modules/')) report({ source: fileURLToPath(url) });
    return nextLoad(url, context);
  },
});

const { pino } = await import('pino');
const { StartUpError } = await import('../../src/hosts/node/embedded/start-up-error.ts');
const { runServer } = await import('../../src/hosts/node/run-server.ts');
const { readSettings } = await import('../../src/hosts/node/settings.ts');

const log = pino({ level: process.env['LOG_LEVEL'] ?? 'info', redact: ['req', 'res'] });

try {
  await runServer({
    settings: readSettings(process.env),
    log,
    tell: (line) => report({ line }),
    onReady: (address) => report({ address }),
    // Vite delivers the pages.
    pages: { webDirectory: '', buildId: developmentBuild },
  });
} catch (error) {
  if (error instanceof StartUpError) process.stderr.write(`${error.message}\n`);
  else log.fatal({ err: error }, 'the server could not start');
  process.exit(1);
}
