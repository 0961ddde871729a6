import { Button, Group, Paper, SimpleGrid, Stack, Text, Title, Tooltip } from '@mantine/core';
import { usePerson } from '#client/session.ts';
import { downloadFile } from '#ui/files/download-file.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Fact } from '#ui/page/fact.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { useVerification } from '../../audit/audit.hooks.ts';
import { useVerificationRun } from './use-verification.ts';
import { VerificationOutcome } from './verification-outcome.tsx';
import { t } from '../verification.texts.ts';

type State = NonNullable<ReturnType<typeof useVerification>['data']>;

/** How far the trail is sealed, when it was last verified, and the button that verifies it now. */
export function VerificationPanel({ onOpen }: { onOpen: (auditEntryId: string) => void }) {
  const query = useVerification();
  const { state, run, stop } = useVerificationRun();
  const isRunning = state.name === 'running';
  return (
    <Paper withBorder p="md" mb="lg" component="section" aria-labelledby="audit-verification">
      <Group justify="space-between" gap="sm" mb="sm">
        <Title order={2} size="h4" id="audit-verification">
          {t('title')}
        </Title>
        <Group gap="sm">
          {query.data && query.data.position > 0 && <SaveHead {...query.data} />}
          <Button
            size="sm"
            leftSection={<Icon name="shield" size={18} />}
            disabled={isRunning || !query.data}
            onClick={run}
          >
            {t('verify')}
          </Button>
        </Group>
      </Group>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('lead')}
        </Text>
        <QueryStatus query={query} failed={t('failedToLoad')} lines={2} />
        {query.data && <Facts {...query.data} />}
        <VerificationOutcome
          state={state}
          entries={query.data?.entries ?? 0}
          onStop={stop}
          onAgain={run}
          onOpen={onOpen}
        />
      </Stack>
    </Paper>
  );
}

function Facts({ entries, position, unsealed, lastVerified }: State) {
  const format = useFormat();
  return (
    <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} m={0} spacing="md" verticalSpacing="sm">
      <Fact label={t('entries')}>{format.number(entries)}</Fact>
      <Fact label={t('sealed')}>{format.number(position)}</Fact>
      <Fact label={t('waiting')}>{format.number(unsealed)}</Fact>
      <Fact label={t('lastVerified')}>
        {lastVerified
          ? t('verifiedBy', {
              time: format.dateTime(lastVerified.at),
              person: lastVerified.userName ?? t('somebody'),
              position: lastVerified.position,
            })
          : t('never')}
        {lastVerified && lastVerified.problems > 0 && (
          <Text span c="red" display="block" fw={600}>
            {t('lastWithProblems', { count: lastVerified.problems })}
          </Text>
        )}
      </Fact>
    </SimpleGrid>
  );
}

// The file is what `npm run audit:verify -- --head-file` reads.
function SaveHead({ position, headHash }: State) {
  const { tenant } = usePerson();
  function save() {
    const heads = { [tenant.slug]: { position, chainHash: headHash } };
    const text = `${JSON.stringify(heads, null, 2)}\n`;
    downloadFile(`audit-head-${tenant.slug}-${position}.json`, 'application/json', [text]);
  }
  return (
    <Tooltip label={t('saveHeadHint')} multiline w={260}>
      <Button size="sm" variant="default" leftSection={<Icon name="download" size={18} />} onClick={save}>
        {t('saveHead')}
      </Button>
    </Tooltip>
  );
}
