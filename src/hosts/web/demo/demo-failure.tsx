import { Button, Code, Stack } from '@mantine/core';
import { StatePage } from '#ui/state/state-page.tsx';
import { useReloadSoon } from '../reload-soon.ts';
import { t } from './demo.texts.ts';

// What Chromium, Firefox and Safari say of a file that did not come, and what our own fetching does.
const notCome =
  /dynamically imported|importing a module|failed to fetch|networkerror|load failed|a file of the program is missing/i;

/** Stands in the place of the program when the demo's database does not open. */
export function DemoFailure({ detail }: { detail: string }) {
  const hasNotCome = notCome.test(detail);
  useReloadSoon(hasNotCome);
  return (
    <main>
      <StatePage
        icon="alert"
        tone="danger"
        title={t('failedTitle')}
        text={hasNotCome ? t('notComeMessage') : t('failedMessage')}
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
