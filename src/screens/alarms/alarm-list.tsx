import { Alert, Button, Stack } from '@mantine/core';
import { type ReactElement, useState } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { t } from './alarms.texts.ts';

const shownAtFirst = 3;

export interface AlarmListProps {
  title: string;
  /** One for each alarm, with its key. */
  children: readonly ReactElement[];
}

/** What waits in red until somebody puts their name to it; nothing where nothing waits. */
export function AlarmList({ title, children: entries }: AlarmListProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, shownAtFirst);
  return (
    <div aria-live="polite">
      {entries.length > 0 && (
        <Alert color="red" icon={<Icon name="alert" />} title={title} mb="md">
          <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
            {shown.map((entry) => (
              <li key={entry.key}>{entry}</li>
            ))}
          </Stack>
          {shown.length < entries.length && (
            <Button mt="sm" size="xs" variant="default" onClick={() => setWhole(true)}>
              {t('showMore')}
            </Button>
          )}
        </Alert>
      )}
    </div>
  );
}
