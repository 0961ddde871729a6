import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { OperatorLine } from '#areas/subscriptions/operator-card.public.tsx';
import type { CallOutput } from '#kernel/define-call.ts';
import { usePerson } from '#client/session.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import { SettingsSection } from '#screens/settings/settings-section.tsx';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { takeBackClosing } from '../closing.calls.ts';
import type * as contract from '../closing.contract.ts';
import { useClosing } from '../closing.hooks.ts';
import { t } from '../closing.texts.ts';
import { ClosingForm } from '../form/closing-form.tsx';

type Stored = CallOutput<typeof contract.readClosing>;

/** In the hospital's settings: close its account, and take that back. */
export function ClosingSection() {
  const query = useClosing();
  if (query.data?.canBeClosed === false) return null;
  return (
    <SettingsSection
      title={t('title')}
      lead={query.data && t('lead', { days: query.data.waitingDays })}
      query={query}
      failedToLoad={t('failedToLoad')}
    >
      {(stored) => (
        <Stack gap="sm">
          <ClosingState stored={stored} />
          <OperatorLine />
        </Stack>
      )}
    </SettingsSection>
  );
}

function ClosingState({ stored }: { stored: Stored }) {
  const { dateTime } = useFormat();
  const { isAdministrator } = usePerson();
  const refresh = useRefresh('settings');
  const [isOpen, setIsOpen] = useState(false);
  const takingBack = useConfirmedWrite({
    ask: () => ({ title: t('takeBackTitle'), message: t('takeBackText'), confirmLabel: t('takeBack') }),
    call: (_nothing: object, submission) => takeBackClosing({}, submission),
    done: () => t('wasTakenBack'),
    failed: () => t('failedToTakeBack'),
    refusals: { WRONG_STATE: () => t('tooLate') },
    onSettled: refresh,
  });
  const { closing } = stored;
  if (closing) {
    const { askedByName: person, askedAt, reason, closesAt } = closing;
    return (
      <Stack gap="sm">
        <Text size="sm">{t('closingSince', { person, when: dateTime(askedAt), reason })}</Text>
        <Text size="sm" fw={600}>
          {t('deletedOn', { when: dateTime(closesAt) })}
        </Text>
        {isAdministrator && (
          <Group>
            <Button variant="default" loading={takingBack.isBusy} onClick={() => void takingBack.start({})}>
              {t('takeBack')}
            </Button>
          </Group>
        )}
      </Stack>
    );
  }
  if (!isAdministrator) return null;
  return (
    <Group>
      <Button variant="default" color="red" onClick={() => setIsOpen(true)}>
        {t('close')}
      </Button>
      {isOpen && <ClosingForm stored={stored} onClose={() => setIsOpen(false)} />}
    </Group>
  );
}
