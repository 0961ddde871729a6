import { Button, Group, List, Paper, Text, Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { useMay, usePerson } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { RowActions } from '#ui/list/row-actions.tsx';
import type { RowAction } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import type { Admission } from '../../../admissions/admission.contract.ts';
import { stopIcon } from '../../../inpatient.icons.ts';
import { useWardCharges } from '../../charge.hooks.ts';
import { t } from '../../charges.texts.ts';
import { type ChargedItem, useStopTimer } from '../use-stop-timer.ts';
import type { WardCharge } from '../ward-charge.contract.ts';

const ServiceForm = lazyPart(() => import('../form/charge-service-form.tsx'), 'ChargeServiceForm');
const TimerForm = lazyPart(() => import('../form/start-timer-form.tsx'), 'StartTimerForm');
const RemoveForm = lazyPart(() => import('../form/remove-item-form.tsx'), 'RemoveItemForm');

type Task = { kind: 'service' | 'timer' } | { kind: 'remove'; item: ChargedItem };

/** What the ward writes down of a stay: services and what runs by time, without amounts. */
export function WardCharges({ admission }: { admission: Admission }) {
  const may = useMay();
  const { modules } = usePerson();
  const isCharged = modules.billing_enabled && admission.status !== 'cancelled';
  return isCharged && may(['billing.write', 'admissions.receive']) ? (
    <OpenCharges admission={admission} />
  ) : null;
}

function OpenCharges({ admission }: { admission: Admission }) {
  const { id: admissionId } = admission;
  const query = useWardCharges(admissionId);
  const [task, setTask] = useState<Task>();
  const end = () => setTask(undefined);
  const rows = query.data?.rows ?? [];
  const button = (kind: 'service' | 'timer', label: string) => (
    <Button size="xs" variant="default" onClick={() => setTask({ kind })}>
      {label}
    </Button>
  );
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="ward-charges">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4" id="ward-charges">
          {t('ofWard')}
        </Title>
        <Group gap="xs">
          {button('service', t('chargeService'))}
          {button('timer', t('startTimer'))}
        </Group>
      </Group>
      <QueryStatus query={query} failed={t('failedToLoadItems')} />
      {query.data && rows.length === 0 && <Text c="dimmed">{t('nothingOfWard')}</Text>}
      {rows.length > 0 && (
        <List listStyleType="none" spacing="xs">
          {rows.map((charge) => (
            <List.Item key={charge.id} styles={{ itemWrapper: { display: 'block' } }}>
              <ChargeItem charge={charge} onRemove={(item) => setTask({ kind: 'remove', item })} />
            </List.Item>
          ))}
        </List>
      )}
      <Suspense fallback={null}>
        {task?.kind === 'service' && <ServiceForm admissionId={admissionId} onClose={end} />}
        {task?.kind === 'timer' && <TimerForm admissionId={admissionId} onClose={end} />}
        {task?.kind === 'remove' && <RemoveForm item={task.item} onClose={end} />}
      </Suspense>
    </Paper>
  );
}

function ChargeItem({ charge, onRemove }: { charge: WardCharge; onRemove: (item: ChargedItem) => void }) {
  const stopping = useStopTimer();
  const { dateTime } = useFormat();
  const { id, kind, quantity, from, to, isRunning, isRemoved, byName } = charge;
  const name = orRestricted(charge.name);
  const item = { id, kind, name };
  const times = [from, to].flatMap((at) => (at === null ? [] : [dateTime(at)])).join(' – ');
  const stop: RowAction = {
    label: t('stop'),
    icon: stopIcon,
    isBusy: stopping.isBusy,
    onClick: () => void stopping.start(item),
  };
  const remove: RowAction = {
    label: t('remove'),
    icon: 'close',
    isDestructive: true,
    onClick: () => onRemove(item),
  };
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap">
      <div style={{ minWidth: 0 }}>
        <Group gap="xs">
          <Text
            size="sm"
            fw={550}
            style={{ overflowWrap: 'anywhere' }}
            {...(isRemoved && { c: 'dimmed', td: 'line-through' })}
          >
            {quantity !== null && quantity > 1 ? t('times', { count: quantity, name }) : name}
          </Text>
          {isRunning && <StatusBadge tone="info">{t('running')}</StatusBadge>}
        </Group>
        <Text size="xs" c="dimmed">
          {t('chargedBy', { times, name: byName })}
        </Text>
        {isRemoved && (
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {t('takenOff', { reason: orRestricted(charge.removeReason) })}
          </Text>
        )}
      </div>
      {!isRemoved && <RowActions actions={isRunning ? [stop, remove] : [remove]} rowName={name} />}
    </Group>
  );
}
