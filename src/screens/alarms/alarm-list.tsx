import { Alert, Button, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { t } from './alarms.texts.ts';

const shownAtFirst = 3;

export interface AlarmListProps<Row extends { id: string }> {
  rows: readonly Row[];
  title: string;
  entry: (row: Row) => ReactNode;
}

/** What waits in red until somebody puts their name to it; nothing where nothing waits. */
export function AlarmList<Row extends { id: string }>({ rows, title, entry }: AlarmListProps<Row>) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, shownAtFirst);
  return (
    <div aria-live="polite">
      {rows.length > 0 && (
        <Alert color="red" icon={<Icon name="alert" />} title={title} mb="md">
          <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
            {shown.map((row) => (
              <li key={row.id}>{entry(row)}</li>
            ))}
          </Stack>
          {shown.length < rows.length && (
            <Button mt="sm" size="xs" variant="default" onClick={() => setWhole(true)}>
              {t('showMore')}
            </Button>
          )}
        </Alert>
      )}
    </div>
  );
}
