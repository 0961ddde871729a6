interface BuiltFiles {
  buildId: string;
  files: string[];
}

/** The first screens come first: by then a person has mostly signed in. */
const settledAfterMs = 4000;

/** Fetches every file of the program that was not needed yet, so that the network may go away. */
export async function keepOfflineCopy(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, settledAfterMs));
  const answer = await fetch('./files.json').catch(() => undefined);
  if (!answer?.ok) return;
  const { buildId, files } = (await answer.json()) as BuiltFiles;
  if (await keepsCopy(`./offline.js?build=${buildId}`)) return;
  // Without one (plain http elsewhere than localhost) the chunks are at hand until a reload.
  for (const file of files) preload(file);
}

/** Lets a service worker fetch them, beside the page; false where the browser has none. */
async function keepsCopy(script: string): Promise<boolean> {
  try {
    await navigator.serviceWorker.register(script);
    return true;
  } catch {
    return false;
  }
}

function preload(file: string): void {
  const isScript = file.endsWith('.js') && !file.includes('worker');
  if (!isScript && !file.endsWith('.css')) return;
  const link = document.createElement('link');
  link.rel = isScript ? 'modulepreload' : 'prefetch';
  link.href = `./${file}`;
  document.head.append(link);
}
