import { Button } from '@mantine/core';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { t } from '../doctors.texts.ts';

/** Stands in the place of the list when it has no rows, and says what to do about it. */
export function DoctorsEmpty({ isNarrowed, onAdd }: { isNarrowed: boolean; onAdd: () => void }) {
  if (isNarrowed) return <EmptyState icon="search" title={t('noneFound')} hint={t('noneMatch')} />;
  const addFirst = (
    <Button mt="sm" onClick={onAdd}>
      {t('addFirst')}
    </Button>
  );
  return <EmptyState icon="stethoscope" title={t('noneFound')} hint={t('noneYet')} action={addFirst} />;
}
