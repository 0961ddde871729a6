import { Alert, Button, Group, List, Paper, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { renewApplicantLink } from '../kyc.calls.ts';
import type { Application } from '../kyc.contract.ts';
import { useRefreshSubmissions } from '../kyc.hooks.ts';
import { t } from '../kyc.texts.ts';
import { kycRefusals, letterWarning, messageText, stateText } from '../kyc.words.ts';
import { LinkOnce } from './link-once.tsx';

/** What the applicant is told, and plainly whether any of it was sent. */
export function ApplicantMessages({ application }: { application: Application }) {
  const { dateTime } = useFormat();
  const refresh = useRefreshSubmissions();
  const [secret, setSecret] = useState<string>();
  const { messages, source } = application;
  const warning = letterWarning(messages);
  const renewal = useConfirmedWrite({
    ask: () => ({ title: t('newLink'), message: t('newLinkText'), confirmLabel: t('newLink') }),
    call: ({ id: applicationId, version }: Application, submission) =>
      renewApplicantLink({ applicationId, version }, submission),
    done: () => undefined,
    failed: () => t('failedToMakeLink'),
    refusals: kycRefusals,
    onDone: (answer) => answer.secret !== null && setSecret(answer.secret),
    onSettled: refresh,
  });
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="applicant-messages">
      <Group justify="space-between" gap="sm" mb="sm">
        <Title order={2} size="h4" id="applicant-messages">
          {t('messages')}
        </Title>
        {source === 'signup' && (
          <Button
            size="xs"
            variant="default"
            loading={renewal.isBusy}
            onClick={() => void renewal.start(application)}
          >
            {t('newLink')}
          </Button>
        )}
      </Group>
      {warning && (
        <Alert color="yellow" icon={<Icon name="alert" />} mb="sm">
          {t(warning)}
        </Alert>
      )}
      {messages.length === 0 && <Text size="sm">{t('noMessages')}</Text>}
      <List size="sm" spacing="sm">
        {messages.map((message) => (
          <List.Item key={message.id}>
            <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {messageText(message)}
            </Text>
            <Text size="xs" c="dimmed">
              {`${dateTime(message.createdAt)} · ${stateText(message, dateTime)}`}
            </Text>
          </List.Item>
        ))}
      </List>
      {secret !== undefined && (
        <LinkOnce
          title={t('applicantLink')}
          text={t('linkOnce')}
          path={`/application#${secret}`}
          onClose={() => setSecret(undefined)}
        />
      )}
    </Paper>
  );
}
