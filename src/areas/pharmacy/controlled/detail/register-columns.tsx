import { Text } from '@mantine/core';
import { figureColumn, textColumn } from '#screens/list/columns.tsx';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import type { RegisterEntry } from '../controlled.contract.ts';
import { t } from '../controlled.texts.ts';
import { changeWords, patientWords, peopleWords, prescriptionWords } from '../controlled.words.ts';

/** The columns of a register. */
export function registerColumns({ dateTime, number }: Format): ListColumn<RegisterEntry>[] {
  return [
    {
      id: 'when',
      title: t('columnWhen'),
      render: ({ happenedAt, recordedAt }) => (
        <>
          {dateTime(happenedAt)}
          {dateTime(recordedAt) !== dateTime(happenedAt) && (
            <Small>{t('recordedLater', { time: dateTime(recordedAt) })}</Small>
          )}
        </>
      ),
    },
    {
      id: 'kind',
      title: t('columnKind'),
      render: ({ kind, lotNumber: lot }) => (
        <>
          {t(`kind_${kind}`)}
          {lot && <Small>{t('lot', { lot })}</Small>}
        </>
      ),
    },
    figureColumn('change', t('columnChange'), (row) => changeWords(row, number)),
    figureColumn('balance', t('columnBalance'), ({ balance }) => number(balance)),
    {
      id: 'patient',
      title: t('columnPatient'),
      render: (row) => (
        <>
          {patientWords(row)}
          <Small>{prescriptionWords(row)}</Small>
        </>
      ),
    },
    { id: 'people', title: t('columnPeople'), render: peopleWords },
    textColumn('reason', t('columnReason'), ({ reason }) => reason ?? ''),
  ];
}

function Small({ children }: { children: string }) {
  return (
    <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Text>
  );
}
