import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { enterSupport } from '#client/contact/support-mode.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import { SettingsSection } from '#screens/settings/settings-section.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { SupportForm } from '../form/support-form.tsx';
import { askSupportAccess } from '../support.calls.ts';
import { useClientSupport } from '../support.hooks.ts';
import { t } from '../support.texts.ts';

/** On the operator's page of a hospital: ask to read it, and read it while that is granted. */
export function ClientSupport({ clientId }: { clientId: string }) {
  const query = useClientSupport(clientId);
  const refresh = useRefresh('clients');
  const { dateTime } = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingsSection title={t('title')} query={query} failedToLoad={t('failedToLoad')} lines={2}>
      {({ access }) => (
        <Group justify="space-between">
          <Text size="sm">
            {access === null && t('notGranted')}
            {access?.until === null &&
              t('waiting', { hours: access.hours, when: dateTime(access.askedAt), purpose: access.purpose })}
            {access?.until && t('open', { when: dateTime(access.until), purpose: access.purpose })}
          </Text>
          {access === null && (
            <Button variant="default" onClick={() => setIsOpen(true)}>
              {t('askHospital')}
            </Button>
          )}
          {access?.state === 'open' && <Button onClick={() => enterSupport(clientId)}>{t('read')}</Button>}
          {isOpen && (
            <SupportForm
              title={t('askHospital')}
              text={t('askText')}
              draftKey={`support.ask.${clientId}`}
              send={(fields, submission) => askSupportAccess({ clientId, ...fields }, submission)}
              failed={t('failedToAsk')}
              done={t('wasAsked')}
              onSettled={refresh}
              onClose={() => setIsOpen(false)}
            />
          )}
        </Group>
      )}
    </SettingsSection>
  );
}
