import { Button, Code, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { StatePage } from '#ui/state/state-page.tsx';
import { useReloadSoon } from '../reload-soon.ts';
import { t } from './demo.texts.ts';
import { hasJustFailed, noteFailure } from './last-failure.ts';

// What Chromium, Firefox and Safari say of a file that did not come, and what our own fetching does.
const notCome =
  /dynamically imported|importing a module|failed to fetch|networkerror|load failed|a file of the program is missing/i;

/** Stands in the place of the program when the demo's database does not open. */
export function DemoFailure({ detail }: { detail: string }) {
  const hasNotCome = notCome.test(detail);
  // A tab that is just closing may have had the database in its hands.
  const [mayPass] = useState(() => !hasJustFailed());
  useEffect(noteFailure, []);
  useReloadSoon(hasNotCome || mayPass);
  const text = t(hasNotCome ? 'notComeMessage' : mayPass ? 'againMessage' : 'failedMessage');
  return (
    <main>
      <StatePage
        icon="alert"
        tone="danger"
        title={t('failedTitle')}
        text={text}
        action={
          <Stack align="center">
            <Code>{detail}</Code>
            <Button onClick={() => location.reload()}>{t('reload')}</Button>
          </Stack>
        }
      />
    </main>
  );
}
