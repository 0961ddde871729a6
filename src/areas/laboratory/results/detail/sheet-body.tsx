import { Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useRef } from 'react';
import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { useMay } from '#client/session.ts';
import { SlotView } from '#client/registration/slot-view.tsx';
import { useNextStep } from '#ui/feedback/use-next-step.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Fact } from '#ui/page/fact.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { inBoundary } from '#ui/state/crash/in-boundary.tsx';
import { labOrderActionsSlot } from '../../laboratory-web.public.ts';
import { doctorWords, priorityTone, statusTone } from '../../orders/lab-order.words.ts';
import { t as orders } from '../../orders/lab-orders.texts.ts';
import type { OpenedSheet } from '../lab-result.contract.ts';
import { t } from '../lab-results.texts.ts';
import { ResultTable } from './result-table.tsx';
import type { SheetTask } from './sheet-task.ts';
import { useCollection } from './use-collection.ts';
import { useVerification } from './use-verification.ts';

export interface SheetBodyProps {
  sheet: OpenedSheet;
  onTask: (task: SheetTask) => void;
  onPrint: () => void;
}

/** The facts of an order, its results, and the buttons for both. */
export function SheetBody({ sheet, onTask, onPrint }: SheetBodyProps) {
  const may = useMay();
  const content = useRef<HTMLDivElement>(null);
  useNextStep(content);
  const verification = useVerification(sheet);
  const isCancelled = sheet.order.status === 'cancelled';
  const isMissingAny = sheet.tests.some(({ state }) => state === 'missing');
  const isReportable = sheet.tests.some(
    ({ state, result, isWithdrawn }) => (state === 'verified' && result) || isWithdrawn,
  );
  return (
    <Stack gap="lg" ref={content}>
      <PatientHeading patient={sheet.order.patient} isInDialog />
      <SheetFacts sheet={sheet} />
      <Group gap="sm">
        <CollectionButton sheet={sheet} />
        <Button variant="default" leftSection={<Icon name="print" size={18} />} onClick={onPrint}>
          {t('printOrder')}
        </Button>
        <Button variant="default" onClick={() => onTask({ kind: 'label' })}>
          {t('printLabel')}
        </Button>
        <Button variant="default" disabled={!isReportable} onClick={() => onTask({ kind: 'report' })}>
          {t('printReport')}
        </Button>
        <SlotView slot={labOrderActionsSlot} props={{ order: sheet.order }} wrap={inBoundary} />
      </Group>
      {!isReportable && (
        <Text size="sm" c="dimmed">
          {t('nothingToReport')}
        </Text>
      )}
      <section aria-labelledby="lab-results">
        <Group justify="space-between" mb="sm">
          <Title order={3} size="h5" id="lab-results">
            {t('results')}
          </Title>
          {may('lab.results') && (
            <Group gap="sm">
              {isMissingAny && !isCancelled && (
                <Button data-autofocus onClick={() => onTask({ kind: 'enter' })}>
                  {t('enterResults')}
                </Button>
              )}
              {verification.ready.length > 1 && (
                <Button
                  variant="default"
                  loading={verification.isBusy}
                  onClick={() => void verification.verify(verification.ready)}
                >
                  {t('verifyAll')}
                </Button>
              )}
            </Group>
          )}
        </Group>
        <ResultTable sheet={sheet} verification={verification} onTask={onTask} />
      </section>
    </Stack>
  );
}

function CollectionButton({ sheet: { order } }: { sheet: OpenedSheet }) {
  const may = useMay();
  const collection = useCollection();
  const isOffered = order.collectedAt === null && order.status !== 'cancelled';
  if (!isOffered || !may(['lab.write', 'lab.results', 'lab.collect'])) return null;
  return (
    <Button
      loading={collection.isBusy}
      leftSection={<Icon name="flask" size={18} />}
      onClick={() => void collection.start(order)}
    >
      {t('noteCollection')}
    </Button>
  );
}

function SheetFacts({ sheet: { order } }: { sheet: OpenedSheet }) {
  const format = useFormat();
  const { status, priority, collectedAt, completedAt } = order;
  return (
    <SimpleGrid component="dl" cols={{ base: 2, sm: 3 }} m={0}>
      <Fact label={t('doctor')}>{doctorWords(order)}</Fact>
      <Fact label={t('ordered')}>{format.dateTime(order.orderedAt)}</Fact>
      <Fact label={t('status')}>
        <StatusBadge tone={statusTone[status]}>{orders(`status_${status}`)}</StatusBadge>
      </Fact>
      <Fact label={t('priority')}>
        <StatusBadge tone={priorityTone[priority]}>{orders(`priority_${priority}`)}</StatusBadge>
      </Fact>
      <Fact label={t('collected')}>{collectedAt ? format.dateTime(collectedAt) : t('notCollected')}</Fact>
      {completedAt && <Fact label={t('completed')}>{format.dateTime(completedAt)}</Fact>}
      <Fact label={t('notes')}>{order.notes ?? t('notRecorded')}</Fact>
    </SimpleGrid>
  );
}
