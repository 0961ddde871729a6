import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '#client/session.ts';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import type { CaseSectionProps } from '../../cases/detail/case-section-props.ts';
import { useChecklistPage } from '../../checklists/checklist.hooks.ts';
import { openItems, type SafetyPhase } from '../../checklists/checklist.rules.ts';
import { t as checklistText } from '../../checklists/checklists.texts.ts';
import { ChecklistCard } from '../../checklists/list/checklist-card.tsx';
import { MissingChecklist } from '../../checklists/list/missing-checklist.tsx';
import { useCounts } from '../../counts/count.hooks.ts';
import { t } from './case-papers.texts.ts';
import { OverrideForm } from './override-form.tsx';

/** The step of the operation that comes next and that the checklist stands before. */
function nextStep(status: CaseSectionProps['surgicalCase']['status']): SafetyPhase | undefined {
  if (status === 'confirmed') return 'start';
  return status === 'in_progress' ? 'complete' : undefined;
}

/** The safety checklist of a case, and in an emergency the way past it. */
export function ChecklistSection({ surgicalCase }: CaseSectionProps) {
  const may = useMay();
  const { data, isError, isFetching, refetch } = useChecklistPage({ caseId: surgicalCase.id, limit: 1 });
  const counts = useCounts(surgicalCase.id);
  const [overridden, setOverridden] = useState<SafetyPhase>();
  if (isError && !data) {
    return <ErrorPanel message={checklistText('failedToLoad')} onRetry={refetch} isRetrying={isFetching} />;
  }
  if (!data) return <LoadingSkeleton lines={12} />;
  const checklist = data.rows[0];
  const step = nextStep(surgicalCase.status);
  const isUncounted = step === 'complete' && counts.data?.isSettled === false;
  const isOpen =
    step !== undefined && (isUncounted || !checklist || openItems(checklist.items, step).length > 0);
  return (
    <Stack gap="md">
      {checklist ? <ChecklistCard checklist={checklist} /> : <MissingChecklist caseId={surgicalCase.id} />}
      {isOpen && may('surgery.operate') && (
        <Group>
          <Button variant="outline" color="red" onClick={() => setOverridden(step)}>
            {t(`${step}Override`)}
          </Button>
        </Group>
      )}
      {overridden && (
        <OverrideForm
          surgicalCase={surgicalCase}
          step={overridden}
          onClose={() => setOverridden(undefined)}
        />
      )}
    </Stack>
  );
}
