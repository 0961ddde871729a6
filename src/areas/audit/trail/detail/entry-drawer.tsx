import { Alert, Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Fact } from '#ui/page/fact.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { Drawer } from '#ui/layer/drawer.tsx';
import { useAuditEntry } from '../../audit/audit.hooks.ts';
import type { AuditEntry } from '../audit-trail.contract.ts';
import { t } from '../audit-trail.texts.ts';
import { DifferenceTable } from './difference-table.tsx';
import { differenceOf } from './entry-difference.ts';
import { actionTone, personOf, recordWords, wordsOf } from '../audit-entry.words.ts';
import { useRecordAddress, useResourceWords } from '../use-record-kind.ts';
import { useTrailPath } from '../use-trail-path.ts';

export interface EntryDrawerProps {
  auditEntryId: string;
  onClose: () => void;
}

/** One entry: who, when, from where, and what was before and after. */
export function EntryDrawer({ auditEntryId, onClose }: EntryDrawerProps) {
  const query = useAuditEntry(auditEntryId);
  const { data } = query;
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={t('entryTitle')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <QueryStatus query={query} failed={t('failedToOpen')} lines={8} />
      {data && <Entry entry={data} />}
    </Drawer>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const format = useFormat();
  const { action, resource, resourceId } = entry;
  const screen = useRecordAddress()(entry);
  const trailPath = useTrailPath();
  const resourceWords = useResourceWords();
  return (
    <Stack gap="lg">
      <dl style={{ display: 'grid', gap: 'var(--mantine-spacing-xs)', margin: 0 }}>
        <Fact label={t('timestamp')}>{format.dateTime(entry.createdAt)}</Fact>
        <Fact label={t('action')}>
          <StatusBadge tone={actionTone(action)}>{wordsOf(action)}</StatusBadge>
        </Fact>
        <Fact label={t('resource')}>
          {resourceWords(resource)}
          {recordWords(entry) !== null && (
            <Text span size="sm" display="block" style={{ overflowWrap: 'anywhere' }}>
              {recordWords(entry)}
            </Text>
          )}
          {resourceId !== null && entry.recordName !== null && (
            <Text span size="xs" c="dimmed" display="block" style={{ overflowWrap: 'anywhere' }}>
              {t('recordOf', { id: resourceId })}
            </Text>
          )}
        </Fact>
        <Fact label={t('user')}>{personOf(entry)}</Fact>
        <Fact label={t('tenant')}>{entry.tenantName}</Fact>
        <Fact label={t('ipAddress')}>{entry.ipAddress}</Fact>
        <Fact label={t('userAgent')}>{entry.userAgent ?? t('notKnown')}</Fact>
      </dl>
      {resourceId !== null && (
        <Group gap="md">
          {screen && (
            <Anchor component={Link} to={screen}>
              {t('openRecord')}
            </Anchor>
          )}
          <Anchor
            renderRoot={(props) => <Link {...props} to={trailPath} search={{ resource, resourceId }} />}
          >
            {t('allOfRecord')}
          </Anchor>
        </Group>
      )}
      <Values entry={entry} />
    </Stack>
  );
}

function Values({ entry: { oldValues, newValues, isWithheld, names } }: { entry: AuditEntry }) {
  if (isWithheld) {
    return (
      <Alert color="gray" icon={<Icon name="lock" size={18} />} title={t('restricted')}>
        {t('withheld')}
      </Alert>
    );
  }
  const lines = differenceOf(oldValues, newValues);
  if (lines.length === 0) return <Text c="dimmed">{t('nothingKept')}</Text>;
  const hasBefore = isThere(oldValues);
  return (
    <section aria-labelledby="audit-entry-values">
      <Title order={3} size="h5" mb="xs" id="audit-entry-values">
        {t(hasBefore ? 'whatChanged' : 'whatWasKept')}
      </Title>
      <DifferenceTable lines={lines} names={names} hasBefore={hasBefore} hasAfter={isThere(newValues)} />
    </section>
  );
}

function isThere(values: unknown): boolean {
  return values !== null && values !== undefined;
}
