import { Button, Group, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '#client/session.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { currentLanguage } from '#ui/i18n/language.ts';
import type { ReportWords } from '../../report/detail/use-report-words.ts';
import type { Report } from '../../report/report.contract.ts';
import type { ShownReport } from '../../report/shown-report.ts';
import { closeMonth } from '../closing.calls.ts';
import type { MonthState } from '../closing.contract.ts';
import { t } from '../closing.texts.ts';
import { ReopenMonthForm } from '../form/reopen-month-form.tsx';

interface MonthClosingProps {
  report: Report;
  shown: ShownReport;
  words: ReportWords;
  /** Shows the month before this one. */
  onShowLastMonth: () => void;
}

/** Whether the month that is shown is closed, what differs since, and the way to close it or open it again. */
export function MonthClosing({ report, shown, words, onShowLastMonth }: MonthClosingProps) {
  const { month: state } = report;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="month-closing">
      <Title order={2} size="h4" mb="sm" id="month-closing">
        {t('title')}
      </Title>
      {state ? (
        <StateOfMonth state={state} {...{ report, shown, words }} />
      ) : (
        <Group>
          <Text size="sm">{t('chooseMonth')}</Text>
          <Button variant="default" onClick={onShowLastMonth}>
            {t('lastMonth')}
          </Button>
        </Group>
      )}
    </Paper>
  );
}

type StateProps = Omit<MonthClosingProps, 'onShowLastMonth'> & { state: MonthState };

function StateOfMonth({ state, report, shown, words }: StateProps) {
  const { dateTime } = useFormat();
  const may = useMay();
  const refresh = useRefresh();
  const [isReopening, setReopening] = useState(false);
  const { closed, reopened } = state;
  const month = monthWords(state.month);
  const closing = useConfirmedWrite<MonthState, unknown>({
    ask: () => ({ title: t('closeTitle', { month }), message: t('closeText'), confirmLabel: t('close') }),
    call: ({ month: date }, submission) => closeMonth({ date }, submission),
    done: () => t('wasClosed', { month }),
    failed: () => t('failedToClose'),
    refusals: { WRONG_STATE: () => t('changedMeanwhile') },
    onSettled: refresh,
  });
  return (
    <Stack gap="sm" align="flex-start">
      {closed && (
        <Text size="sm">
          {t('closed', { name: closed.byName, at: dateTime(closed.at) })}{' '}
          {closed.differences.length === 0 && t('same')}
        </Text>
      )}
      {!closed && <Text size="sm">{t('open', { month })}</Text>}
      {reopened && (
        <Text size="sm">
          {t('reopened', { name: reopened.byName, at: dateTime(reopened.at), reason: reopened.reason })}
        </Text>
      )}
      {closed && closed.differences.length > 0 && (
        <Differences rows={closed.differences} {...{ report, shown, words }} />
      )}
      {!closed && may('billing.close') && (
        <Button loading={closing.isBusy} onClick={() => void closing.start(state)}>
          {t('close')}
        </Button>
      )}
      {closed && may('billing.close') && (
        <Button variant="default" onClick={() => setReopening(true)}>
          {t('reopen')}
        </Button>
      )}
      {closed && isReopening && (
        <ReopenMonthForm
          closingId={closed.closingId}
          month={month}
          onSettled={refresh}
          onClose={() => setReopening(false)}
        />
      )}
    </Stack>
  );
}

function Differences({
  rows,
  report,
  shown,
  words,
}: Omit<StateProps, 'state'> & { rows: NonNullable<MonthState['closed']>['differences'] }) {
  const { date } = useFormat();
  const columns = report.tables.find(({ id }) => id === 'days')?.columns ?? [];
  const unitOf = (id: string) =>
    [...report.figures, ...columns].find((one) => one.id === id)?.unit ?? ('count' as const);
  return (
    <Table verticalSpacing={4} fz="sm">
      <caption>{t('differs')}</caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('day')}</Table.Th>
          <Table.Th scope="col">{t('figure')}</Table.Th>
          <Table.Th scope="col" ta="end">
            {t('kept')}
          </Table.Th>
          <Table.Th scope="col" ta="end">
            {t('now')}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ id, day, kept, now }) => (
          <Table.Tr key={`${day} ${id}`}>
            <Table.Td>{day === null ? t('wholeMonth') : date(day)}</Table.Td>
            <Table.Th scope="row" fw={400}>
              {shown.say(day === null ? `figure_${id}` : `column_${id}`)}
            </Table.Th>
            <Table.Td ta="end">{words.value(unitOf(id), kept)}</Table.Td>
            <Table.Td ta="end">{words.value(unitOf(id), now)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** Fetches the reports again that are on the screen. */
function useRefresh() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ['reports'] });
}

function monthWords(firstDay: string): string {
  const format = new Intl.DateTimeFormat(currentLanguage(), {
    ...{ calendar: 'gregory', timeZone: 'UTC' },
    ...{ month: 'long', year: 'numeric' },
  });
  return format.format(new Date(firstDay));
}
