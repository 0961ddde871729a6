import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '#client/session.ts';
import { QueryStatus } from '#ui/state/query-status.tsx';
import type { CaseSectionProps } from '../../cases/detail/case-section-props.ts';
import { useChecklistPage } from '../../checklists/checklist.hooks.ts';
import { phasesBefore, type SafetyPhase } from '../../checklists/checklist.rules.ts';
import { t as checklistText } from '../../checklists/checklists.texts.ts';
import { ChecklistCard } from '../../checklists/list/checklist-card.tsx';
import { MissingChecklist } from '../../checklists/list/missing-checklist.tsx';
import { openCodes } from '../../checklists/list/phase-state.ts';
import { StartForm } from '../../cases/steps/form/start-form.tsx';
import { t as stepText } from '../../cases/steps/steps.texts.ts';
import { useCounts } from '../../counts/count.hooks.ts';
import { theatreTeam } from '../paper-access.ts';
import { t } from './case-papers.texts.ts';
import { CompleteOverrideForm } from './override-form.tsx';

/** The step of the operation that comes next and that the checklist stands before. */
function nextStep(status: CaseSectionProps['surgicalCase']['status']): SafetyPhase | undefined {
  if (status === 'confirmed') return 'start';
  return status === 'in_progress' ? 'complete' : undefined;
}

/** The safety checklist of a case, and in an emergency the way past it. */
export function ChecklistSection({ surgicalCase }: CaseSectionProps) {
  const may = useMay();
  const query = useChecklistPage({ caseId: surgicalCase.id, limit: 1 });
  const { data } = query;
  const counts = useCounts(surgicalCase.id);
  const [overridden, setOverridden] = useState<SafetyPhase>();
  const close = () => setOverridden(undefined);
  if (!data) return <QueryStatus query={query} failed={checklistText('failedToLoad')} lines={12} />;
  const checklist = data.rows[0];
  const step = nextStep(surgicalCase.status);
  const isUncounted = step === 'complete' && counts.data?.isSettled === false;
  const isOpen =
    step !== undefined && (isUncounted || !checklist || openCodes(checklist, phasesBefore[step]).length > 0);
  return (
    <Stack gap="md">
      {checklist ? (
        <ChecklistCard checklist={checklist} isInCase />
      ) : (
        <MissingChecklist caseId={surgicalCase.id} />
      )}
      {isOpen && may('surgery.operate') && (
        <Group>
          <Button variant="outline" color="red" onClick={() => setOverridden(step)}>
            {step === 'start' ? stepText('startEmergency') : t('completeOverride')}
          </Button>
        </Group>
      )}
      {isOpen && !may('surgery.operate') && may(theatreTeam) && (
        <Text size="sm" c="dimmed">
          {t('overrideOnly')}
        </Text>
      )}
      {overridden === 'start' && <StartForm surgicalCase={surgicalCase} isEmergency onClose={close} />}
      {overridden === 'complete' && <CompleteOverrideForm surgicalCase={surgicalCase} onClose={close} />}
    </Stack>
  );
}
