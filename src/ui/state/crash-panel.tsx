import { Button } from '@mantine/core';
import { ErrorPanel } from './error-panel.tsx';
import { StatePage } from './state-page.tsx';
import { t } from './state.texts.ts';

// What Chromium, Firefox and Safari say when a lazily loaded file is gone after a deployment.
const missingFile = /dynamically imported module|importing a module script failed|unable to preload css/i;

function isMissingFile(error: unknown): boolean {
  return error instanceof Error && missingFile.test(error.message);
}

/** What is shown in place of a screen that crashed; usable as a router's error component. */
export function CrashPanel({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!isMissingFile(error)) return <ErrorPanel message={t('crashed')} onRetry={onRetry} />;
  // A browser remembers a failed import for the life of the page: only a reload helps.
  const reload = <Button onClick={() => window.location.reload()}>{t('reload')}</Button>;
  // The network is away, and this part was never opened on this device: nothing says that there is a newer version.
  if (!navigator.onLine) {
    return <StatePage icon="offline" title={t('notHereTitle')} text={t('notHereHint')} action={reload} />;
  }
  return <StatePage icon="refresh" title={t('newVersionTitle')} text={t('newVersionHint')} action={reload} />;
}
