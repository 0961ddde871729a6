import { Button, Group, Stack } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useMay } from '#client/session.ts';
import { DataList } from '#ui/list/data-list.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { useAnesthesiaPage } from '../../anesthesia/anesthesia.hooks.ts';
import { t as anesthesiaText } from '../../anesthesia/anesthesia.texts.ts';
import { anesthesiaColumns } from '../../anesthesia/list/anesthesia-columns.tsx';
import type { CaseSectionProps } from '../../cases/detail/case-section-props.ts';
import { t } from './case-papers.texts.ts';

const RecordForm = lazyPart(() => import('../../anesthesia/form/record-form.tsx'), 'RecordForm');

/** The anesthesia record of a case, of which there is one. */
export function AnesthesiaSection({ surgicalCase: { id: caseId, status } }: CaseSectionProps) {
  const may = useMay();
  const query = useAnesthesiaPage({ caseId, limit: 1 });
  const [isPlanning, setPlanning] = useState(false);
  const hasNone = query.data?.rows.length === 0;
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
