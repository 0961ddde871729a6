import { Alert, Text } from '@mantine/core';
import { usePerson } from '#client/session.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { OperatorLine } from '../operator/detail/operator-line.tsx';
import { t } from './payment-status.texts.ts';

/** Above every screen of a suspended hospital: what still works, and whom to ask. Nothing anywhere else. */
export function SuspendedNotice() {
  if (!usePerson().isSuspended) return null;
  return (
    <Alert color="red" icon={<Icon name="alert" />} title={t('suspendedTitle')} mb="md">
      <Text size="sm">{t('suspended')}</Text>
      <OperatorLine />
    </Alert>
  );
}
