interface BuiltFiles {
  buildId: string;
  files: string[];
}

/** Fetches every file of the program that was not needed yet, so that the network may go away. */
export async function keepOfflineCopy(): Promise<void> {
  const answer = await fetch('./files.json').catch(() => undefined);
  if (!answer?.ok) return;
  const { buildId, files } = (await answer.json()) as BuiltFiles;
  if ('serviceWorker' in navigator) {
    // Without one (plain http elsewhere than localhost) the chunks below are still at hand until a reload.
    await navigator.serviceWorker.register(`./offline.js?build=${buildId}`).catch(() => undefined);
  }
  for (const file of files) preload(file);
}

function preload(file: string): void {
  const isScript = file.endsWith('.js') && !file.includes('worker');
  if (!isScript && !file.endsWith('.css')) return;
  const link = document.createElement('link');
  link.rel = isScript ? 'modulepreload' : 'prefetch';
  link.href = `./${file}`;
  document.head.append(link);
}
