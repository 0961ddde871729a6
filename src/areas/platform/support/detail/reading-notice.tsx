import { Alert, Button, Group, Text } from '@mantine/core';
import { leaveSupport, supportedHospital } from '#client/contact/support-mode.ts';
import { usePerson } from '#client/session.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { t } from '../support.texts.ts';

/** Above every screen of the operator who reads a hospital: whose it is, and the way out. */
export function ReadingNotice() {
  const { tenant } = usePerson();
  if (supportedHospital() === undefined) return null;
  return (
    <Alert
      color="red"
      icon={<Icon name="alert" />}
      title={t('readingTitle', { hospital: tenant.name })}
      mb="md"
    >
      <Group justify="space-between">
        <Text size="sm">{t('readingText')}</Text>
        <Button size="xs" variant="default" onClick={leaveSupport}>
          {t('leave')}
        </Button>
      </Group>
    </Alert>
  );
}
