import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { Button, Group, Stack, Table, Text } from '@mantine/core';
import { useMay } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { useIsNarrow } from '#ui/theme/use-is-narrow.ts';
import { rangeFor } from '../../ranges/examination.ts';
import type { Subject } from '../../ranges/range-choice.ts';
import { useSubject } from '../form/use-subject.ts';
import type { LabResult, OpenedSheet, TestOfOrder } from '../lab-result.contract.ts';
import { t } from '../lab-results.texts.ts';
import { ResultFlag, ResultValue } from './result-flag.tsx';
import type { SheetTask } from './sheet-task.ts';
import type { Verification } from './use-verification.ts';

const stateTone = { missing: 'neutral', unverified: 'warning', verified: 'success' } as const;

export interface ResultTableProps {
  sheet: OpenedSheet;
  verification: Verification;
  onTask: (task: SheetTask) => void;
}

/** The tests of an order with what was found, who found it, and what remains to be done. */
export function ResultTable({ sheet, verification, onTask }: ResultTableProps) {
  const may = useMay();
  const isNarrow = useIsNarrow();
  const entersResults = may('lab.results');
  const subject = useSubject(sheet);
  if (sheet.tests.length === 0) return <Text size="sm">{orRestricted(null)}</Text>;
  if (isNarrow) {
    return (
      <Stack component="ul" gap="lg" p={0} m={0} style={{ listStyle: 'none' }} aria-label={t('results')}>
        {sheet.tests.map((test) => (
          <li key={test.testId}>
            <ResultBlock test={test} subject={subject} verification={verification} onTask={onTask} />
          </li>
        ))}
      </Stack>
    );
  }
  return (
    <Table.ScrollContainer minWidth={620} type="native">
      <Table verticalSpacing="sm" aria-label={t('results')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('columnTest')}</Table.Th>
            <Table.Th>{t('columnResult')}</Table.Th>
            <Table.Th>{t('columnRange')}</Table.Th>
            <Table.Th>{t('columnState')}</Table.Th>
            {entersResults && <Table.Th>{t('columnDone')}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sheet.tests.map((test) => (
            <Table.Tr key={test.testId}>
              <Table.Th scope="row" fw={550}>
                {test.name}
              </Table.Th>
              <Table.Td>
                <Found test={test} />
              </Table.Td>
              <Table.Td>{test.result?.normalRange ?? rangeFor(test.normalRange, subject)}</Table.Td>
              <Table.Td>
                <StateOf test={test} />
                {test.result && <EnteredAndVerified result={test.result} />}
              </Table.Td>
              {entersResults && (
                <Table.Td>
                  <ResultActions test={test} verification={verification} onTask={onTask} />
                </Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** A test on a narrow screen, where a table would hide its buttons beyond the edge. */
function ResultBlock({
  test,
  subject,
  verification,
  onTask,
}: ResultActionsProps & { subject: Subject | null }) {
  const may = useMay();
  const range = test.result?.normalRange ?? rangeFor(test.normalRange, subject);
  return (
    <Stack gap={6} align="flex-start">
      <Group gap="xs">
        <Text fw={600}>{test.name}</Text>
        <StateOf test={test} />
      </Group>
      <Found test={test} />
      {range && (
        <Text size="sm" c="dimmed">
          {t('rangeHint', { range })}
        </Text>
      )}
      {test.result && <EnteredAndVerified result={test.result} />}
      {may('lab.results') && <ResultActions test={test} verification={verification} onTask={onTask} />}
    </Stack>
  );
}

/** A result that was released and is being corrected is withdrawn, for everybody who reads it. */
function StateOf({ test: { state, isWithdrawn } }: { test: TestOfOrder }) {
  return (
    <StatusBadge tone={isWithdrawn ? 'danger' : stateTone[state]}>
      {t(isWithdrawn ? 'state_withdrawn' : `state_${state}`)}
    </StatusBadge>
  );
}

function Found({ test: { state, result } }: { test: TestOfOrder }) {
  const may = useMay();
  if (state === 'missing') return null;
  if (!result) {
    const isClosed = state === 'verified' || may('lab.results');
    return (
      <Text size="sm" c="dimmed">
        {t(isClosed ? 'closed' : 'hidden')}
      </Text>
    );
  }
  return (
    <Stack gap={4} align="flex-start">
      <Group gap="xs">
        <ResultValue {...result} />
        <ResultFlag flag={result.flag} />
        {(result.isCorrected || may('lab.results')) && result.revision > 1 && (
          <StatusBadge tone="special">{t('corrected')}</StatusBadge>
        )}
      </Group>
      {result.isCorrected && result.correctionReason && (
        <Text size="sm">{t('reasonOf', { reason: result.correctionReason })}</Text>
      )}
      {result.notes && <Text size="sm">{t('noteOf', { note: result.notes })}</Text>}
    </Stack>
  );
}

function EnteredAndVerified({ result }: { result: LabResult }) {
  const format = useFormat();
  const { enteredBy, enteredAt, verifiedBy, verifiedAt } = result;
  return (
    <Text size="xs" c="dimmed" mt={4}>
      {t('enteredBy', { name: enteredBy.name, time: format.dateTime(enteredAt) })}
      {verifiedBy && verifiedAt && (
        <>
          <br />
          {t('verifiedBy', { name: verifiedBy.name, time: format.dateTime(verifiedAt) })}
        </>
      )}
    </Text>
  );
}

interface ResultActionsProps {
  test: TestOfOrder;
  verification: Verification;
  onTask: (task: SheetTask) => void;
}

function ResultActions({ test, verification, onTask }: ResultActionsProps) {
  const { result, name } = test;
  if (!result) return null;
  const button = { variant: 'default', size: 'compact-sm' } as const;
  return (
    <Stack gap={6} align="flex-start">
      {verification.needsOther(test) && (
        <Text size="xs" c="dimmed">
          {t('needsOther')}
        </Text>
      )}
      <Group gap={6}>
        {verification.ready.includes(result.id) && (
          <Button
            size="compact-sm"
            loading={verification.isBusy}
            aria-label={t('verifyOne', { test: name })}
            onClick={() => void verification.verify([result.id])}
          >
            {t('verify')}
          </Button>
        )}
        <Button
          {...button}
          aria-label={t('correctOne', { test: name })}
          onClick={() => onTask({ kind: 'correct', test })}
        >
          {t('correct')}
        </Button>
        {result.revision > 1 && (
          <Button
            {...button}
            aria-label={t('historyOf', { test: name })}
            onClick={() => onTask({ kind: 'history', test })}
          >
            {t('history')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
