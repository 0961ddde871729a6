import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Suspense, useId, useState } from 'react';
import { SlotView, useFillings } from '#client/registration/slot-view.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { QueryStatus } from '#ui/state/query-status.tsx';
import type { Admission } from '../../admissions/admission.contract.ts';
import { dischargeFormSlot } from '../../inpatient-web.public.ts';
import type { Discharge } from '../discharge.contract.ts';
import { useDischarge } from '../discharge.hooks.ts';
import { t } from '../discharges.texts.ts';
import { DischargeStageItem } from './discharge-stage-item.tsx';
import type { DischargeTask } from './discharge-task.ts';
import { useConfirmStage } from './use-confirm-stage.ts';

const DecideForm = lazyPart(() => import('../form/decide-form.tsx'), 'DecideForm');
const LeaveForm = lazyPart(() => import('../form/leave-form.tsx'), 'LeaveForm');
const OverrideForm = lazyPart(() => import('../form/override-form.tsx'), 'OverrideForm');
const TakeBackForm = lazyPart(() => import('../form/take-back-form.tsx'), 'TakeBackForm');
const DischargePrint = lazyPart(() => import('../print/discharge-print.tsx'), 'DischargePrint');

/** The discharge of an admission, stage by stage, with what stands against each. */
export function DischargePanel({ admission }: { admission: Admission }) {
  const titleId = useId();
  const query = useDischarge(admission.id);
  const [task, setTask] = useState<DischargeTask>();
  const close = () => setTask(undefined);
  if (admission.status === 'cancelled') return null;
  const discharge = query.data;
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={titleId}>
      <Group justify="space-between" mb="xs">
        <div>
          <Title order={2} size="h4" id={titleId}>
            {t('title')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('lead')}
          </Text>
        </div>
        {discharge?.decision && <Prints decision={discharge.decision} onPrint={setTask} />}
      </Group>
      <QueryStatus query={query} failed={t('failedToLoad')} lines={5} />
      {discharge && <Stages admission={admission} discharge={discharge} onBegin={setTask} />}
      {discharge && task && (
        <Suspense fallback={null}>
          <Task task={task} admission={admission} discharge={discharge} onClose={close} />
        </Suspense>
      )}
    </Paper>
  );
}

interface StagesProps {
  admission: Admission;
  discharge: Discharge;
  onBegin: (task: DischargeTask) => void;
}

/** While one stage is being written the others wait: each begins from the version before it. */
function Stages({ admission, discharge, onBegin }: StagesProps) {
  const confirmation = useConfirmStage(admission, discharge.version);
  return (
    <Stack component="ol" gap={0} p={0} m={0} style={{ listStyle: 'none' }}>
      {discharge.stages.map((stage) => (
        <DischargeStageItem
          key={stage.stage}
          admission={admission}
          discharge={discharge}
          stage={stage}
          confirmation={confirmation}
          onBegin={onBegin}
        />
      ))}
    </Stack>
  );
}

function Prints({
  decision,
  onPrint,
}: {
  decision: NonNullable<Discharge['decision']>;
  onPrint: (task: DischargeTask) => void;
}) {
  const print = (document: 'discharge summary' | 'death certificate draft') => () =>
    onPrint({ kind: 'print', document });
  return (
    <Group gap="xs">
      <Button variant="default" size="xs" onClick={print('discharge summary')}>
        {t('printSummary')}
      </Button>
      {decision.disposition === 'died' && (
        <Button variant="default" size="xs" onClick={print('death certificate draft')}>
          {t('printCertificate')}
        </Button>
      )}
    </Group>
  );
}

/** With the orders of the stay, where somebody brings a form for them. */
function Decide(props: { admission: Admission; discharge: Discharge; onClose: () => void }) {
  const fillings = useFillings(dischargeFormSlot);
  const inWords = <DecideForm {...props} />;
  if (fillings.length === 0) return inWords;
  return <SlotView slot={dischargeFormSlot} props={{ ...props, inWords }} />;
}

function Task({
  task,
  ...props
}: {
  task: DischargeTask;
  admission: Admission;
  discharge: Discharge;
  onClose: () => void;
}) {
  switch (task.kind) {
    case 'decide':
      return <Decide {...props} />;
    case 'leave':
      return <LeaveForm {...props} />;
    case 'override':
      return <OverrideForm stage={task.stage} {...props} />;
    case 'take-back':
      return <TakeBackForm stage={task.stage} {...props} />;
    default:
      return <DischargePrint printed={task.document} {...props} />;
  }
}
