import { Button, Code, Stack } from '@mantine/core';
import { StatePage } from '#ui/state/state-page.tsx';
import { t } from './demo.texts.ts';

/** Stands in the place of the program when the demo's database does not open. */
export function DemoFailure({ detail }: { detail: string }) {
  return (
    <main>
      <StatePage
        icon="alert"
        tone="danger"
        title={t('failedTitle')}
        text={t('failedMessage')}
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
