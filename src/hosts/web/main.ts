import { startDemoWorker } from './demo/demo-worker.ts';
import { readPageConfig } from './page-config.ts';

const config = readPageConfig(document.getElementById('openward-config')?.textContent);

// The demo's database is the slowest part: it starts before React is even fetched.
const worker = config.mode === 'demo' ? startDemoWorker() : undefined;

async function start(): Promise<void> {
  const page = import('./page.tsx');
  if (worker) {
    const { connectDemo } = await import('./demo/connect-demo.ts');
    (await page).showPage(connectDemo(worker));
  } else if (config.mode === 'server') {
    const { connectServer } = await import('./transport/connect-server.ts');
    (await page).showPage(connectServer(config.buildId));
  }
}

void start();
