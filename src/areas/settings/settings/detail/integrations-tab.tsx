import { Alert, Anchor, Button, Code, CopyButton, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePerson } from '#client/session.ts';
import { SettingsPlace } from '#screens/settings/settings-place.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { useIntegrations } from '../settings.hooks.ts';
import { t } from '../settings.texts.ts';

/** What other programs can do with this server, and what it is connected to itself. */
export function IntegrationsTab() {
  const query = useIntegrations();
  const { data } = query;
  if (query.isError || !data) return <QueryStatus query={query} failed={t('failedToLoad')} lines={8} />;
  return (
    <Stack gap="lg" maw={860}>
      <SettingsPlace section="api">
        <Api hasApi={data.hasApi} />
      </SettingsPlace>
      <SettingsPlace section="mail">
        <Channel title={t('mailTitle')} text={t('mailText')} state={data.mail} />
      </SettingsPlace>
      <SettingsPlace section="sms">
        <Channel title={t('smsTitle')} text={t('smsText')} state={data.sms} />
      </SettingsPlace>
    </Stack>
  );
}

function Channel({
  title,
  text,
  state,
}: {
  title: string;
  text: string;
  state: 'configured' | 'not-configured';
}) {
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h4">
          {title}
        </Title>
        <StatusBadge tone={state === 'configured' ? 'success' : 'neutral'}>{t(state)}</StatusBadge>
      </Group>
      <Text size="sm" mt="xs">
        {text}
      </Text>
    </Paper>
  );
}

function Api({ hasApi }: { hasApi: boolean }) {
  const { tenant, user } = usePerson();
  const origin = hasApi ? window.location.origin : 'https://hospital.example';
  const signIn = JSON.stringify({ slug: tenant.slug, email: user.email, password: '…' });
  return (
    <Paper withBorder p="md">
      <Title order={2} size="h4">
        {t('apiTitle')}
      </Title>
      <Stack gap="sm" mt="xs">
        <Text size="sm">{t('apiText')}</Text>
        {!hasApi && (
          <Alert color="blue" icon={<Icon name="info" />}>
            {t('apiDemo')}
          </Alert>
        )}
        <Group gap="sm">
          <Text size="sm" fw={600}>
            {t('apiAddress')}
          </Text>
          <Code>{`${origin}/api`}</Code>
          <Copy value={`${origin}/api`} />
        </Group>
        {hasApi && (
          <Group gap="md" fz="sm">
            <DocumentLink href="/api">{t('apiReference')}</DocumentLink>
            <DocumentLink href="/api/openapi.json">{t('apiDescription')}</DocumentLink>
          </Group>
        )}
        <Text size="sm">{t('apiSignIn')}</Text>
        <Command>{`curl -i -X POST ${origin}/api/sessions \\\n  -H 'Content-Type: application/json' \\\n  -d '${signIn}'`}</Command>
        <Text size="sm">{t('apiCall')}</Text>
        <Command>{`curl ${origin}/api/patients \\\n  -H 'Authorization: Bearer <token>'`}</Command>
        <Text size="sm" c="dimmed">
          {t('apiEnd')}
        </Text>
      </Stack>
    </Paper>
  );
}

function DocumentLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Anchor href={href} target="_blank" rel="noreferrer">
      {children}
    </Anchor>
  );
}

// Focusable, because a long line is swept sideways and that must work from the keyboard.
function Command({ children }: { children: string }) {
  return (
    <Code block tabIndex={0} style={{ overflow: 'auto' }}>
      {children}
    </Code>
  );
}

function Copy({ value }: { value: string }) {
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<Icon name="copy" size={16} />}
          onClick={copy}
        >
          {copied ? t('copied') : t('copy')}
        </Button>
      )}
    </CopyButton>
  );
}
