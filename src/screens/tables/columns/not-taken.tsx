import { Text } from '@mantine/core';
import { t } from '../table-import.texts.ts';

/** The headings of which nothing is stored, so that nobody believes they were imported. */
export function NotTaken({ headings }: { headings: readonly string[] }) {
  if (headings.length === 0) return null;
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      {t('notTaken', { columns: headings.join(', ') })}
    </Text>
  );
}
