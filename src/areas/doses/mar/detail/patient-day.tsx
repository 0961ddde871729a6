import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { SlotView } from '#client/registration/slot-view.tsx';
import { useMay } from '#client/session.ts';
import { AsOf } from '#screens/list/as-of.tsx';
import { FilterDate } from '#screens/list/filter-date.tsx';
import { AllergyNote } from '#screens/safety/allergy-note.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { inBoundary } from '#ui/state/crash/in-boundary.tsx';
import { dosesSectionsSlot } from '../../doses-web.public.ts';
import { DueDosesForm } from '../../administration/form/due-doses-form.tsx';
import { MarkErrorForm } from '../../administration/form/mark-error-form.tsx';
import { InfusionForm } from '../../infusions/form/infusion-form.tsx';
import { UnreadOrders } from '../../orders/detail/unread-orders.tsx';
import { type DoseAsked, maxAhead, useDosesAhead, usePatientMar } from '../mar.hooks.ts';
import { dueNow, givableSoon } from '../mar.rules.ts';
import { t } from '../mar.texts.ts';
import { type DoseTask, LineDoses } from './line-doses.tsx';

export interface PatientDayProps {
  admissionId: string;
  day: string | undefined;
  onDay: (day: string | undefined) => void;
  onBack: () => void;
  onGive: (asked: DoseAsked) => void;
}

/** The medicines of one patient with their doses of a day. */
export function PatientDay({ admissionId, day, onDay, onBack, onGive }: PatientDayProps) {
  const query = usePatientMar(admissionId, day);
  const { data, dataUpdatedAt } = query;
  const [task, setTask] = useState<DoseTask>();
  const [given, setGiven] = useState<readonly string[]>();
  const mayGive = useMay()('mar.admin');
  const isGivable = mayGive && data?.isActive === true;
  const due = isGivable ? dueNow(data.patient, data.now).slice(0, maxAhead) : [];
  useDosesAhead(isGivable ? givableSoon(data.patient, data.now) : []);
  return (
    <>
      <Group mb="md" align="flex-end">
        <Button variant="default" onClick={onBack}>
          {t('back')}
        </Button>
        <FilterDate
          label={t('day')}
          value={day ?? data?.day ?? ''}
          onChange={(of) => onDay(of || undefined)}
        />
        {due.length > 0 && (
          <Button onClick={() => setGiven(due)}>{t('giveDue', { count: due.length })}</Button>
        )}
      </Group>
      <QueryStatus query={query} failed={t('failedToLoad')} lines={8} />
      {data && (
        <Stack gap="md">
          <AsOf updatedAt={dataUpdatedAt} />
          <div>
            <PatientHeading patient={data.patient} />
            <Text size="sm" c="dimmed">
              {[data.admissionNumber, data.bed?.bedNumber, data.bed?.wardName].filter(Boolean).join(' · ')}
            </Text>
          </div>
          <AllergyNote known={data.patient.allergies} />
          <SlotView
            slot={dosesSectionsSlot}
            props={{ admissionId, isActive: data.isActive }}
            wrap={inBoundary}
          />
          {data.isActive && <UnreadOrders admissionId={admissionId} lines={data.patient.lines} />}
          {data.patient.lines.length === 0 && <Text c="dimmed">{t('noLines')}</Text>}
          {data.patient.lines.map((line) => (
            <LineDoses
              key={line.id}
              line={line}
              now={data.now}
              isGivable={isGivable}
              onGive={onGive}
              onTask={mayGive ? setTask : undefined}
            />
          ))}
        </Stack>
      )}
      {given && (
        <DueDosesForm
          admissionId={admissionId}
          doseIds={given}
          onOpen={onGive}
          onClose={() => setGiven(undefined)}
        />
      )}
      {task && <TaskForm task={task} onClose={() => setTask(undefined)} />}
    </>
  );
}

function TaskForm({ task: { kind, dose }, onClose }: { task: DoseTask; onClose: () => void }) {
  if (kind === 'error') return <MarkErrorForm doseId={dose.id} onClose={onClose} />;
  return <InfusionForm dose={dose} kind={kind} onClose={onClose} />;
}
