import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { CallError } from '#client/transport.ts';
import { isRetryable } from '#client/remote.ts';
import { confirmAction } from '#ui/feedback/confirm-store.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { ImportFigures } from './import-figures.tsx';
import type { ImportState } from './import-state.ts';
import { t } from '../patient-import.texts.ts';
import { StepHeading } from '#screens/tables/step-heading.tsx';

export interface ImportProgressProps {
  state: Extract<ImportState, { step: 'running' }>;
  onCancel: () => void;
  onTryAgain: () => void;
  onEndHere: () => void;
}

/** How far the import has come; when a batch could not be stored, it waits here for a decision. */
export function ImportProgress({ state, onCancel, onTryAgain, onEndHere }: ImportProgressProps) {
  const { file, counts, total, failure } = state;
  const done = counts.added + counts.present + counts.refused;
  async function askToCancel() {
    const isSure = await confirmAction({
      title: t('cancelTitle'),
      message: t('cancelMessage'),
      confirmLabel: t('cancel'),
      cancelLabel: t('keepImporting'),
      isDestructive: true,
    });
    if (isSure) onCancel();
  }
  return (
    <Stack gap="lg">
      <StepHeading>{t('importing', { name: file.name })}</StepHeading>
      <div>
        <Progress
          value={total === 0 ? 100 : (100 * done) / total}
          size="lg"
          color={failure ? 'yellow' : 'harbor'}
          animated={!failure}
          aria-label={t('progressLabel')}
        />
        <Text size="sm" c="dimmed" mt="xs">
          {t('progress', { done, total })}
        </Text>
      </div>
      <ImportFigures {...counts} />
      {failure ? (
        <Alert role="alert" color="red" icon={<Icon name="alert" />} title={t('stopped')}>
          <Stack gap="sm" align="flex-start">
            <Text size="sm">{whyStopped(failure)}</Text>
            <Group gap="sm">
              <Button size="xs" onClick={onTryAgain}>
                {t('tryAgain')}
              </Button>
              <Button size="xs" variant="default" onClick={onEndHere}>
                {t('endHere')}
              </Button>
            </Group>
          </Stack>
        </Alert>
      ) : (
        <Group justify="flex-end">
          <Button variant="default" onClick={() => void askToCancel()}>
            {t('cancel')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function whyStopped(failure: unknown): string {
  if (isRetryable(failure)) return t('stoppedAway');
  if (failure instanceof CallError && failure.code === 'FORBIDDEN') return t('stoppedDenied');
  return t('stoppedOther');
}
