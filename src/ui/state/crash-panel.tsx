import { Button } from '@mantine/core';
import { ErrorPanel } from './error-panel.tsx';
import { isMissingFile } from './missing-file.ts';
import { StatePage } from './state-page.tsx';
import { t } from './state.texts.ts';

/** What is shown in place of a screen that crashed; usable as a router's error component. */
export function CrashPanel({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!isMissingFile(error)) return <ErrorPanel message={t('crashed')} onRetry={onRetry} />;
  // A browser remembers a failed import for the life of the page: only a reload helps.
  const reload = <Button onClick={() => window.location.reload()}>{t('reload')}</Button>;
  // The network is away, and this part was never opened on this device.
  if (!navigator.onLine) {
    return <StatePage icon="offline" title={t('notHereTitle')} text={t('notHereHint')} action={reload} />;
  }
  return <StatePage icon="refresh" title={t('notComeTitle')} text={t('notComeHint')} action={reload} />;
}
