import type { PageMessage, WorkerMessage } from '#client/demo-protocol.ts';
import { isDemoFilled } from './storage/demo-blocks.ts';
import { standForLeadership } from './tab/leadership.ts';
import { fetchProgramFiles } from './program-files.ts';

// This first file is small: it asks for leadership and fetches the large files while the rest still loads.
performance.mark('demo: worker started');
tellPage({ type: 'started' });
const candidacy = standForLeadership();
const files = candidacy.leadsAtOnce.then((isLeading) => (isLeading ? beginFetching() : undefined));
const tab = import('./tab/demo-tab.ts').then(async ({ DemoTab }) => {
  const demo = new DemoTab(tellPage);
  void candidacy.leads.then(async () => demo.lead((await files) ?? fetchProgramFiles()));
  return demo;
});

self.addEventListener('message', (event: MessageEvent<PageMessage>) => {
  tab.then((demo) => demo.hearPage(event.data), tellFailure);
});

/** The program of the server did not come: the page, which listens by now, hears of it, and another tab may lead. */
function tellFailure(error: unknown): void {
  tellPage({ type: 'failed', message: String(error) });
  self.close();
}

function tellPage(message: WorkerMessage): void {
  self.postMessage(message);
}

function beginFetching() {
  const fetched = fetchProgramFiles();
  // Where that cannot be found out, opening says why.
  void isDemoFilled().then(
    (isFilled) => isFilled || fetched.expectSamples(),
    () => {},
  );
  return fetched;
}
