import { Alert } from '@mantine/core';
import { Icon } from '#ui/icons/icon.tsx';
import { t } from '../patient-import.texts.ts';

/** Says which columns of the file leave nothing behind; nothing where all are taken. */
export function NotTaken({ columns }: { columns: readonly string[] }) {
  if (columns.length === 0) return null;
  return (
    <Alert color="yellow" icon={<Icon name="info" />} title={t('notTakenTitle')}>
      {t('notTakenText', { columns: columns.join(', ') })}
    </Alert>
  );
}
