import { Alert, Button, Group, Text } from '@mantine/core';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { t } from './editor.texts.ts';
import type { ConsultationForm } from './use-consultation-form.ts';

/** Whether the draft is kept, in one line. */
export function KeepStatus({ keeping }: Pick<ConsultationForm, 'keeping'>) {
  const { time } = useFormat();
  const { state, keptAt } = keeping;
  const words = state === 'kept' && keptAt !== undefined ? t('keptAt', { time: time(keptAt) }) : undefined;
  const shared = { kept: t('kept'), typing: t('typing'), keeping: t('keeping'), failed: t('notKept') };
  return (
    <Text
      component="output"
      size="sm"
      {...(state === 'failed' ? { c: 'var(--mantine-color-red-text)' } : { c: 'dimmed' })}
    >
      {words ?? shared[state]}
    </Text>
  );
}

/** Another page has kept another version: the person chooses which goes on. */
export function KeepConflict({ keeping, load }: Pick<ConsultationForm, 'keeping' | 'load'>) {
  const { conflict } = keeping;
  if (!conflict) return null;
  return (
    <Alert role="alert" color="orange" title={t('conflictTitle')} icon={<Icon name="alert" />}>
      <Text size="sm" mb="sm">
        {t('conflictText')}
      </Text>
      <Group gap="sm">
        <Button size="xs" variant="default" onClick={() => keeping.goOnFrom(conflict)}>
          {t('keepMine')}
        </Button>
        <Button size="xs" variant="default" onClick={() => load(conflict)}>
          {t('loadStored')}
        </Button>
      </Group>
    </Alert>
  );
}
