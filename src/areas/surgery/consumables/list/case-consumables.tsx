import { Button, Group, Stack, Text } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { useMay } from '#client/session.ts';
import { ChecksOfGiven } from '#screens/safety/checks-of-given.tsx';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import type { CaseSectionProps } from '../../cases/detail/case-section-props.ts';
import type { SurgicalConsumable } from '../consumable.contract.ts';
import { useConsumables } from '../consumable.hooks.ts';
import { t } from '../consumables.texts.ts';

const ConsumableForm = lazyPart(() => import('../form/consumable-form.tsx'), 'ConsumableForm');
const ReturnForm = lazyPart(() => import('../form/return-form.tsx'), 'ReturnForm');

/** What an operation took from the stock of the theatre, and what it takes now. */
export function ConsumablesSection({ surgicalCase }: CaseSectionProps) {
  const { id: caseId, status } = surgicalCase;
  const mayRecord = useMay()('surgery.nursing');
  const format = useFormat();
  const query = useConsumables(caseId);
  const [task, setTask] = useState<'new' | SurgicalConsumable>();
  const columns = useMemo(() => columnsOf(format), [format]);
  const isOperated = status === 'in_progress' || status === 'completed';
  const close = () => setTask(undefined);
  return (
    <Stack gap="md">
      {isOperated && mayRecord && (
        <Group justify="flex-end">
          <Button onClick={() => setTask('new')}>{t('record')}</Button>
        </Group>
      )}
      <DataList
        query={query}
        caption={t('title')}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => orRestricted(name)}
        {...(mayRecord && {
          rowActions: (row: SurgicalConsumable) =>
            row.quantity > row.returnedQuantity
              ? [{ label: t('giveBack'), icon: 'refresh' as const, onClick: () => setTask(row) }]
              : [],
        })}
        empty={<EmptyState title={t('none')} hint={t('noneHint')} icon="archive" />}
        errorMessage={t('failedToLoad')}
      />
      <Suspense fallback={null}>
        {task === 'new' && <ConsumableForm surgicalCase={surgicalCase} onClose={close} />}
        {typeof task === 'object' && <ReturnForm consumable={task} onClose={close} />}
      </Suspense>
    </Stack>
  );
}

function columnsOf({ date, dateTime }: Format): ListColumn<SurgicalConsumable>[] {
  return [
    {
      id: 'item',
      title: t('columnItem'),
      render: ({ name, checks }) => (
        <>
          <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
            {orRestricted(name)}
          </Text>
          <ChecksOfGiven checks={checks} />
        </>
      ),
    },
    {
      id: 'quantity',
      title: t('columnQuantity'),
      align: 'end',
      render: ({ quantity, returnedQuantity, unit }) => (
        <>
          <Text size="sm">
            {t('quantityOf', { quantity: quantity - returnedQuantity, unit: unit ?? '' })}
          </Text>
          {returnedQuantity > 0 && (
            <Text size="xs" c="dimmed">
              {t('cameBack', { count: returnedQuantity })}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'lots',
      title: t('columnLots'),
      render: ({ lots }) =>
        lots.map(({ lotNumber, expiresOn, quantity }) => {
          const lot = lotNumber || t('noLot');
          return (
            <Text key={`${lotNumber} ${expiresOn ?? ''}`} size="sm" style={{ overflowWrap: 'anywhere' }}>
              {expiresOn === null
                ? t('lotOf', { lot, quantity })
                : t('lotUntil', { lot, quantity, date: date(expiresOn) })}
            </Text>
          );
        }),
    },
    { id: 'place', title: t('columnTaken'), render: ({ placeName }) => placeName },
    {
      id: 'recorded',
      title: t('columnRecorded'),
      render: ({ recordedByName, recordedAt, witnessedByName: witness, quantityReason: reason }) => (
        <>
          <Text size="sm">{dateTime(recordedAt)}</Text>
          <Text size="xs" c="dimmed">
            {recordedByName}
          </Text>
          {witness && (
            <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {t('confirmedBy', { witness, reason: reason ?? '' })}
            </Text>
          )}
        </>
      ),
    },
  ];
}
