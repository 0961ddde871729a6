import { Button, Group, Stack } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useMay } from '#client/session.ts';
import { DataList } from '#ui/list/data-list.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { useAnesthesiaPage } from '../../anesthesia/anesthesia.calls.ts';
import { t as anesthesiaText } from '../../anesthesia/anesthesia.texts.ts';
import { anesthesiaColumns } from '../../anesthesia/list/anesthesia-columns.tsx';
import type { CaseSectionProps } from '../../cases/detail/case-section-props.ts';
import { t } from './case-papers.texts.ts';

const RecordForm = lazyPart(() => import('../../anesthesia/form/record-form.tsx'), 'RecordForm');

/** The anesthesia records of a case: one that counts, and those that were entered in error before it. */
export function AnesthesiaSection({ surgicalCase: { id: caseId, status } }: CaseSectionProps) {
  const may = useMay();
  const query = useAnesthesiaPage({ caseId, limit: 10 });
  const [isPlanning, setPlanning] = useState(false);
  // A new one is planned only once the one before is marked: if one counts, it is the newest.
  const hasNone = query.data?.rows.every(({ enteredInError }) => enteredInError !== null);
  return (
    <Stack gap="md">
      {hasNone && status !== 'cancelled' && may('surgery.anesthesia') && (
        <Group justify="flex-end">
          <Button onClick={() => setPlanning(true)}>{t('newRecord')}</Button>
        </Group>
      )}
      <DataList
        query={query}
        caption={anesthesiaText('title')}
        columns={anesthesiaColumns()}
        rowKey={({ id }) => id}
        rowName={({ case: { caseNumber } }) => caseNumber}
        empty={
          <EmptyState title={anesthesiaText('noneFound')} hint={anesthesiaText('noneMatch')} icon="heart" />
        }
        errorMessage={anesthesiaText('failedToLoad')}
      />
      <Suspense fallback={null}>
        {isPlanning && <RecordForm caseId={caseId} onClose={() => setPlanning(false)} />}
      </Suspense>
    </Stack>
  );
}
