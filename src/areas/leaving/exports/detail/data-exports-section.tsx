import { Button, Group, Stack, Text } from '@mantine/core';
import { usePerson } from '#client/session.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import { timeLimits } from '#kernel/limits/time-limits.ts';
import { SettingsSection } from '#screens/settings/settings-section.tsx';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Tone } from '#ui/page/tone.ts';
import { askDataExport } from '../data-export.calls.ts';
import type { DataExport } from '../data-export.contract.ts';
import { useDataExports } from '../data-export.hooks.ts';
import { t } from '../data-exports.texts.ts';
import { useDownload } from './use-download.ts';

const tones: Record<DataExport['status'], Tone> = {
  waiting: 'info',
  running: 'info',
  ready: 'success',
  failed: 'danger',
  expired: 'neutral',
};

const mebibyte = 1_048_576;

/** The archives of all that the hospital has stored: ask for one, see how far it is, and download it. */
export function DataExportsSection() {
  const query = useDataExports();
  const refresh = useRefresh('data-exports');
  const { isAdministrator } = usePerson();
  const asking = useConfirmedWrite({
    ask: () => ({ title: t('askTitle'), message: t('askText'), confirmLabel: t('ask') }),
    call: (_nothing: object, submission) => askDataExport({}, submission),
    done: () => t('wasAsked'),
    failed: () => t('failedToAsk'),
    refusals: { EXPORT_RUNNING: () => t('running') },
    onSettled: refresh,
  });
  return (
    <SettingsSection
      title={t('title')}
      lead={t('lead', { days: timeLimits.dataExportDays })}
      query={query}
      failedToLoad={t('failedToLoad')}
    >
      {({ rows }) => (
        <Stack gap="md">
          {isAdministrator && (
            <Group>
              <Button
                variant="default"
                loading={asking.isBusy}
                disabled={rows.some(({ status }) => status === 'waiting' || status === 'running')}
                onClick={() => void asking.start({})}
              >
                {t('ask')}
              </Button>
            </Group>
          )}
          {rows.length === 0 && <Text size="sm">{t('none')}</Text>}
          {rows.map((row) => (
            <ListedExport key={row.id} made={row} />
          ))}
        </Stack>
      )}
    </SettingsSection>
  );
}

function ListedExport({ made }: { made: DataExport }) {
  const { dateTime } = useFormat();
  const { percent, start } = useDownload(made);
  const { status, askedByName: person, askedAt, isMine, sha256 } = made;
  return (
    <Stack gap={4}>
      <Group gap="sm">
        <StatusBadge tone={tones[status]}>{t(`status_${status}`)}</StatusBadge>
        <Text size="sm">{t('asked', { person, when: dateTime(askedAt) })}</Text>
        {status === 'ready' && isMine && (
          <Button size="xs" variant="default" loading={percent !== undefined} onClick={() => void start()}>
            {t('download')}
          </Button>
        )}
      </Group>
      <StateWords made={made} />
      {percent !== undefined && (
        <Text size="sm" component="output">
          {t('downloading', { percent })}
        </Text>
      )}
      {status === 'ready' && !isMine && <Text size="sm">{t('notMine', { person })}</Text>}
      {status === 'ready' && sha256 !== null && (
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {t('hash', { hash: sha256 })}
        </Text>
      )}
    </Stack>
  );
}

function StateWords({ made }: { made: DataExport }) {
  const { dateTime, number } = useFormat();
  const { status, tablesDone: done, tablesTotal: total, rowsDone: rows, bytes, expiresAt } = made;
  if (status === 'failed') return <Text size="sm">{t('brokenOff')}</Text>;
  if (status === 'running' && total !== null) {
    return (
      <Text size="sm" component="output">
        {t('progress', { done, total, rows })}
      </Text>
    );
  }
  if (status !== 'ready' || bytes === null || expiresAt === null) return null;
  const size = `${number(Math.ceil((bytes * 10) / mebibyte) / 10)} MB`;
  return <Text size="sm">{t('made', { rows, size, when: dateTime(expiresAt) })}</Text>;
}
