import { Paper, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { ReasonForm } from '#screens/form/reason-form.tsx';
import { ChecksOfGiven } from '#screens/safety/checks-of-given.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { markAnesthesiaEntry, useRefreshAnesthesia, useRememberAnesthesia } from '../anesthesia.calls.ts';
import type { AnesthesiaEntry, AnesthesiaRecord } from '../anesthesia.contract.ts';
import { t } from '../anesthesia.texts.ts';
import { anesthesiaRefusals, entryWords } from '../anesthesia.words.ts';

/** The entries of the chart in words, the latest first; one made in error is marked. */
export function ChartEntries({ record, mayMark }: { record: AnesthesiaRecord; mayMark: boolean }) {
  const { dateTime, time } = useFormat();
  const remember = useRememberAnesthesia();
  const refresh = useRefreshAnesthesia();
  const [marked, setMarked] = useState<AnesthesiaEntry>();
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="anesthesia-entries">
      <Title order={2} size="h4" mb="sm" id="anesthesia-entries">
        {t('entries')}
      </Title>
      <DataList
        query={{
          data: { rows: record.entries.toReversed(), nextCursor: null },
          isPending: false,
          isFetching: false,
          isError: false,
          refetch: refresh,
        }}
        caption={t('entries')}
        columns={[
          { id: 'time', title: t('columnTime'), render: ({ at }) => dateTime(at) },
          {
            id: 'entry',
            title: t('columnEntry'),
            render: ({ facts, errorReason }) => (
              <>
                <Text
                  size="sm"
                  td={errorReason === null ? undefined : 'line-through'}
                  style={{ overflowWrap: 'anywhere' }}
                >
                  {entryWords(facts)}
                </Text>
                {'checks' in facts && <ChecksOfGiven checks={facts.checks} />}
                {errorReason !== null && (
                  <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                    {t('inError', { reason: errorReason })}
                  </Text>
                )}
              </>
            ),
          },
          { id: 'by', title: t('columnBy'), render: ({ enteredByName }) => enteredByName },
        ]}
        rowKey={({ id }) => id}
        rowName={({ at, facts }) => `${time(at)} ${entryWords(facts)}`}
        rowActions={(entry) =>
          mayMark && entry.errorReason === null
            ? [{ label: t('mark'), icon: 'trash', isDestructive: true, onClick: () => setMarked(entry) }]
            : []
        }
        empty={<EmptyState title={t('entriesEmpty')} icon="clock" />}
      />
      {marked && (
        <ReasonForm
          title={t('markTitle')}
          text={t('markText')}
          label={t('reason')}
          submitLabel={t('mark')}
          draftKey={`anesthesia-entry.${marked.id}`}
          send={(reason, submission) =>
            markAnesthesiaEntry({ anesthesiaId: record.id, entryId: marked.id, reason }, submission)
          }
          failed={t('failedToMark')}
          refusals={anesthesiaRefusals}
          done={(after) => {
            remember(after);
            return t('wasMarked');
          }}
          onRefused={refresh}
          onClose={() => setMarked(undefined)}
        />
      )}
    </Paper>
  );
}
