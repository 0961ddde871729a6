import { startDemoWorker } from './demo/demo-worker.ts';
import { readPageConfig } from './page-config.ts';

// No page of ours may make code from text: zod need not try, which browsers report as an attack.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const config = readPageConfig(document.getElementById('openward-config')?.textContent);

// The demo's database is the slowest part: it starts before React is even fetched.
const worker = config.mode === 'demo' ? startDemoWorker() : undefined;

async function start(): Promise<void> {
  // Whatever needs them fetches them again and tells when it fails.
  fetchScreen().catch(() => {});
  const page = import('./page.tsx');
  if (worker) {
    const { connectDemo } = await import('./demo/connect-demo.ts');
    (await page).showPage(connectDemo(worker));
  } else if (config.mode === 'server') {
    const { connectServer } = await import('./transport/connect-server.ts');
    (await page).showPage(connectServer(config.buildId));
  }
}

/** Behind the sign-in, shell and screen are asked for at once and not only when the session is known. */
async function fetchScreen(): Promise<void> {
  const [path] = (config.mode === 'demo' ? location.hash.slice(1) : location.pathname).split('?', 1);
  const address = !path || path === '/' ? '/dashboard' : path;
  if (!address.startsWith('/dashboard')) return;
  const { fetchScreenAt } = await import('./opened-screen.ts');
  fetchScreenAt(address);
}

// The watch that the page itself holds (start-watch.ts) hears when a part of it did not come.
void start();
