import { Button } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { isMissingFile } from '#ui/state/missing-file.ts';
import { StatePage } from '#ui/state/state-page.tsx';
import { useReloadSoon } from '../reload-soon.ts';
import { t } from '../web.texts.ts';

/** Stands in the place of the whole page when what is around the screens did not come, or crashed. */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  const isMissing = isMissingFile(error);
  useReloadSoon(isMissing);
  return (
    <main>
      <StatePage
        icon="alert"
        tone="warning"
        title={t('failedTitle')}
        text={isMissing ? t('notComeText') : t('failedText')}
        action={<Button onClick={() => (isMissing ? location.reload() : reset())}>{t('tryAgain')}</Button>}
      />
    </main>
  );
}
