import { Button } from '@mantine/core';
import { ErrorPanel } from '../error-panel.tsx';
import { isMissingFile } from '../missing-file.ts';
import { StatePage } from '../state-page.tsx';
import { t } from '../state.texts.ts';

interface CrashPanelProps {
  error: unknown;
  isPart?: boolean;
  onRetry: () => void;
}

/** What is shown in place of a screen, or of a part of one, that crashed; usable as a router's error component. */
export function CrashPanel({ error, isPart = false, onRetry }: CrashPanelProps) {
  if (!isMissingFile(error)) return <ErrorPanel message={t('crashed')} onRetry={onRetry} />;
  // The network is away, and this part was never opened on this device.
  const [icon, title, text] = navigator.onLine
    ? (['refresh', t('notComeTitle'), t('notComeHint')] as const)
    : (['offline', t('notHereTitle'), t('notHereHint')] as const);
  // A browser remembers a failed import for the life of the page: only a reload helps.
  const reload = () => window.location.reload();
  if (isPart) return <ErrorPanel title={title} message={text} onRetry={reload} />;
  return (
    <StatePage
      icon={icon}
      title={title}
      text={text}
      action={<Button onClick={reload}>{t('reload')}</Button>}
    />
  );
}
