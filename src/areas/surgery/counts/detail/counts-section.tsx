import { Alert, Button, Group, List, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useMay } from '#client/session.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { QueryStatus } from '#ui/state/query-status.tsx';
import type { CaseSectionProps } from '../../cases/detail/case-section-props.ts';
import type { SurgicalCounts } from '../count.contract.ts';
import { type CountMoment, countMoments } from '../count-facts.contract.ts';
import { useCounts } from '../count.hooks.ts';
import { isCounted } from '../count.rules.ts';
import { differenceWords } from '../gate/count-gate.words.ts';
import { t } from '../counts.texts.ts';
import { CountEntries } from './count-entries.tsx';

const CountForm = lazyPart(() => import('../form/count-form.tsx'), 'CountForm');
const AddedForm = lazyPart(() => import('../form/added-form.tsx'), 'AddedForm');
const SettleForm = lazyPart(() => import('../form/settle-form.tsx'), 'SettleForm');

/** What is counted in an operation: whether it agrees, what comes next, and every entry. */
export function CountsSection({ surgicalCase }: CaseSectionProps) {
  const query = useCounts(surgicalCase.id);
  const mayCount = useMay()('surgery.nursing');
  const [task, setTask] = useState<CountMoment | 'added' | 'settled'>();
  if (!query.data) return <QueryStatus query={query} failed={t('failedToLoad')} lines={8} />;
  const counts = query.data;
  const isOpen = mayCount && isCounted(surgicalCase.status);
  const close = () => setTask(undefined);
  return (
    <Stack gap="md">
      <Paper withBorder p="md" component="section" aria-labelledby="counts">
        <Title order={2} size="h4" mb="md" id="counts">
          {t('title')}
        </Title>
        <Stack gap="md">
          <CountNews counts={counts} />
          {isOpen && <CountButtons counts={counts} onTask={setTask} />}
          <CountTable counts={counts} />
        </Stack>
      </Paper>
      <CountEntries counts={counts} mayChange={isOpen} />
      <Suspense fallback={null}>
        {task === 'added' && <AddedForm counts={counts} onClose={close} />}
        {task === 'settled' && (
          <SettleForm counts={counts} surgeonName={surgicalCase.surgeon?.name ?? ''} onClose={close} />
        )}
        {task && task !== 'added' && task !== 'settled' && (
          <CountForm surgicalCase={surgicalCase} counts={counts} moment={task} onClose={close} />
        )}
      </Suspense>
    </Stack>
  );
}

/** Whether the operation may end by its counts, and what it waits for. */
function CountNews({ counts: { missing, differences, isSettled, items } }: { counts: SurgicalCounts }) {
  if (missing.length === 0 && differences.length === 0) {
    const isNothing = items.every(({ before, added }) => before === null && added === 0);
    return (
      <Alert color="green" icon={<Icon name="check" />}>
        {t(isNothing ? 'nothingCounted' : 'agree')}
      </Alert>
    );
  }
  return (
    <>
      {differences.length > 0 && (
        <Alert
          color={isSettled ? 'yellow' : 'red'}
          icon={<Icon name="alert" />}
          title={t(isSettled ? 'differSettled' : 'differ')}
        >
          {differences.map((difference) => (
            <Text key={difference.code} size="sm" fw={600}>
              {differenceWords(difference)}
            </Text>
          ))}
        </Alert>
      )}
      {missing.length > 0 && (
        <Alert color="yellow" icon={<Icon name="alert" />} title={t('missingTitle')}>
          <List size="sm">
            {missing.map((one) => (
              <List.Item key={one}>{t(`missing_${one}`)}</List.Item>
            ))}
          </List>
        </Alert>
      )}
    </>
  );
}

interface CountButtonsProps {
  counts: SurgicalCounts;
  onTask: (task: CountMoment | 'added' | 'settled') => void;
}

/** What is done next stands out. */
function CountButtons({ counts: { missing, differences, isSettled, entries }, onTask }: CountButtonsProps) {
  const hasBefore = entries.some(
    ({ facts, isInError }) => facts?.kind === 'count' && facts.moment === 'before' && !isInError,
  );
  const next: CountMoment = hasBefore ? 'end' : 'before';
  const moments = countMoments.filter((moment) => (moment === 'before') !== hasBefore);
  return (
    <Group gap="xs">
      {differences.length > 0 && !isSettled && (
        <Button color="red" onClick={() => onTask('settled')}>
          {t('settle')}
        </Button>
      )}
      {moments
        .filter((moment) => hasBefore || moment === 'before')
        .map((moment) => (
          <Button
            key={moment}
            variant={moment === next && missing.some((one) => one === next) ? 'filled' : 'default'}
            onClick={() => onTask(moment)}
          >
            {t(`countAt_${moment}`)}
          </Button>
        ))}
      <Button variant="default" leftSection={<Icon name="plus" size={16} />} onClick={() => onTask('added')}>
        {t('add')}
      </Button>
    </Group>
  );
}

function CountTable({ counts: { items, differences } }: { counts: SurgicalCounts }) {
  if (items.every(({ before, added, end }) => before === null && added === 0 && end === null)) return null;
  const shown = (pieces: number | null) => (pieces === null ? t('none') : String(pieces));
  return (
    <Table horizontalSpacing={4} verticalSpacing={6} fz="sm" style={{ fontVariantNumeric: 'tabular-nums' }}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('columnItem')}</Table.Th>
          <Table.Th ta="end">{t('columnBefore')}</Table.Th>
          <Table.Th ta="end">{t('columnAdded')}</Table.Th>
          <Table.Th ta="end">{t('columnExpected')}</Table.Th>
          <Table.Th ta="end">{t('columnEnd')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {items.map(({ code, name, before, added, end }) => {
          const differs = differences.some((one) => one.code === code);
          const isOnTable = before !== null || added > 0;
          return (
            <Table.Tr key={code}>
              <Table.Td style={{ overflowWrap: 'break-word' }}>{name}</Table.Td>
              <Table.Td ta="end">{shown(before)}</Table.Td>
              <Table.Td ta="end">{added > 0 ? added : t('none')}</Table.Td>
              <Table.Td ta="end">{isOnTable ? (before ?? 0) + added : t('none')}</Table.Td>
              <Table.Td ta="end" fw={600} {...(differs && { c: 'var(--mantine-color-error)' })}>
                {shown(end)}
              </Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}
