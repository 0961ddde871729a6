// npm run dev: one address for the screens, which Vite delivers and exchanges as they change, and for the server,
// which is started again when one of its sources changes.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { StartUpError } from '../../src/hosts/node/embedded/start-up-error.ts';
import {
  type AddressRules,
  refuseAddress,
  refusalOf,
} from '../../src/hosts/node/http/address/address-refusal.ts';
import { AllowedHosts } from '../../src/hosts/node/http/address/allowed-hosts.ts';
import { listen } from '../../src/hosts/node/http/listen.ts';
import { refuse } from '../../src/hosts/node/http/refusal.ts';
import { serverPage } from '../../src/hosts/node/http/server-page.ts';
import { answerWithWaitingPage } from '../../src/hosts/node/http/waiting-page.ts';
import { onLauncherGone } from '../../src/hosts/node/parent-watch.ts';
import { isLoopback, readSettings, type ServerSettings } from '../../src/hosts/node/settings.ts';
import { developmentBuild } from './dev-messages.ts';
import { passOn } from './pass-on.ts';
import { RestartingServer } from './restarting-server.ts';

const root = join(import.meta.dirname, '../..');
const isForServer = /^\/(?:rpc\/|api(?:[/?]|$)|healthz$|readyz$)/;

try {
  await followSources(readSettings(process.env));
} catch (error) {
  if (!(error instanceof StartUpError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function followSources(settings: ServerSettings): Promise<void> {
  // Vite shows sources to whoever asks, and its page lacks the headers that protect a server's.
  if (!isLoopback(settings.host))
    throw new StartUpError('npm run dev is for this machine alone: unset HOST.');
  const stopped = stopAsked();
  let address = '';
  const server = new RestartingServer({
    program: join(import.meta.dirname, 'dev-server.ts'),
    environment: serverEnvironment(settings),
    tell,
    onReady: () => tell(`Openward is ready at ${address}`),
  });
  const rules: AddressRules = {
    hosts: new AllowedHosts({ listensOn: settings.host, added: settings.allowedHosts }),
    trustProxy: settings.trustProxy,
  };
  const http = createServer(answer);
  // Before Vite's own listener, which tells open pages what to exchange.
  http.on('upgrade', (request, socket) => {
    if (refusalOf(request, rules)) socket.destroy();
  });
  const vite = await startVite(http, server, settings);
  address = await listen(http, settings);
  server.start();
  await stopped;
  await Promise.all([server.stop(), vite.close()]);
  http.close();
  http.closeAllConnections();

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (refuseAddress(request, response, rules)) return;
    const path = request.url ?? '/';
    if (server.address === undefined) {
      if (answerWithWaitingPage(request, response, server.happening)) return;
      if (isForServer.test(path)) return refuse(response, 'DATABASE_AWAY');
    } else if (isForServer.test(path)) return passOn(server.address, request, response);
    vite.middlewares(request, response);
  }
}

/** The server is reached through us alone. */
function serverEnvironment({ dataDirectory, hasSamples }: ServerSettings): NodeJS.ProcessEnv {
  return {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDirectory,
    OPENWARD_SAMPLES: hasSamples ? 'on' : 'off',
  };
}

function startVite(
  http: Server,
  server: RestartingServer,
  { dataDirectory, allowedHosts }: ServerSettings,
): Promise<ViteDevServer> {
  const ignored = [dataDirectory, ...['dist', '.cache', 'test-results'].map((name) => join(root, name))];
  return createVite({
    root,
    // Vite's own choice lies in node_modules, which several working copies may share.
    cacheDir: join(root, '.cache/vite'),
    appType: 'spa',
    clearScreen: false,
    server: {
      middlewareMode: true,
      allowedHosts: allowedHosts.map(({ name }) => name),
      hmr: { server: http },
      watch: { ignored: ignored.map((folder) => `${folder}/**`) },
    },
    plugins: [
      {
        name: 'openward:follow-sources',
        configureServer: ({ watcher }) => void watcher.on('all', (_event, file) => server.noteChange(file)),
        transformIndexHtml: (html) => serverPage(html, developmentBuild),
      },
    ],
  });
}

function stopAsked(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => resolve());
    onLauncherGone(resolve);
  });
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}
