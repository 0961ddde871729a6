import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { t as returnText } from '../../returns/taking-back.texts.ts';
import type { DispensedItem, Dispensing, OpenedDispensing } from '../dispensing.contract.ts';
import { t } from '../dispensing.texts.ts';

const TakeBackForm = lazyPart(() => import('../form/take-back-form.tsx'), 'TakeBackForm');

const LabelPrint = lazyPart(() => import('../print/label-print.tsx'), 'LabelPrint');
const OutsidePrint = lazyPart(() => import('../print/outside-print.tsx'), 'OutsidePrint');

interface Task {
  kind: 'take-back' | 'labels' | 'slip';
  dispensing: Dispensing;
}

/** What was handed out of a prescription so far, and what came back of it. */
export function HandedOut({ opened }: { opened: OpenedDispensing }) {
  const { dispensings, currencyCode } = opened;
  const [task, setTask] = useState<Task>();
  const close = () => setTask(undefined);
  return (
    <Paper withBorder p="md" my="md" component="section" aria-labelledby="handed-out">
      <Title order={2} size="h4" id="handed-out" mb="sm">
        {t('handedOut')}
      </Title>
      {dispensings.length === 0 && <Text c="dimmed">{t('nothingYet')}</Text>}
      <Stack gap="md">
        {dispensings.map((dispensing) => (
          <OneDispensing
            key={dispensing.id}
            dispensing={dispensing}
            onStart={(kind) => setTask({ kind, dispensing })}
          />
        ))}
      </Stack>
      <Suspense fallback={null}>
        {task?.kind === 'take-back' && (
          <TakeBackForm dispensing={task.dispensing} currencyCode={currencyCode} onClose={close} />
        )}
        {task?.kind === 'labels' && (
          <LabelPrint opened={opened} dispensing={task.dispensing} onClose={close} />
        )}
        {task?.kind === 'slip' && (
          <OutsidePrint opened={opened} dispensing={task.dispensing} onClose={close} />
        )}
      </Suspense>
    </Paper>
  );
}

const leftOf = ({ lots }: DispensedItem) =>
  lots.reduce((left, { quantity, returnedQuantity }) => left + quantity - returnedQuantity, 0);

interface OneDispensingProps {
  dispensing: Dispensing;
  onStart: (kind: Task['kind']) => void;
}

function OneDispensing({ dispensing, onStart }: OneDispensingProps) {
  const { dateTime } = useFormat();
  const may = useMay();
  const { dispensingNumber: number, invoiceId, invoiceNumber, items } = dispensing;
  return (
    <Group justify="space-between" align="flex-start" gap="xs">
      <div style={{ minWidth: 0, flex: '1 1 18rem', overflowWrap: 'anywhere' }}>
        <Text size="sm" fw={600}>
          {t('dispensingBy', {
            number,
            time: dateTime(dispensing.dispensedAt),
            name: dispensing.dispensedByName,
          })}
        </Text>
        {dispensing.witnessedByName && (
          <Text size="sm">{t('witnessedBy', { name: dispensing.witnessedByName })}</Text>
        )}
        {invoiceNumber && may('billing.read') && (
          <Anchor component={Link} to={`/dashboard/billing/${invoiceId}`} size="sm">
            {t('invoice', { number: invoiceNumber })}
          </Anchor>
        )}
        {invoiceNumber && !may('billing.read') && (
          <Text size="sm">{t('invoice', { number: invoiceNumber })}</Text>
        )}
        {dispensing.admissionId && <Text size="sm">{t('onStay')}</Text>}
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </div>
      <Group gap="xs">
        {items.some(({ kind }) => kind === 'outside') && (
          <Button
            size="xs"
            variant="default"
            aria-label={t('slipOf', { number })}
            onClick={() => onStart('slip')}
          >
            {t('slip')}
          </Button>
        )}
        {items.some((item) => leftOf(item) > 0) && (
          <>
            <Button
              size="xs"
              variant="default"
              aria-label={t('labelsOf', { number })}
              onClick={() => onStart('labels')}
            >
              {t('labels')}
            </Button>
            <Button
              size="xs"
              variant="default"
              aria-label={returnText('title', { number })}
              onClick={() => onStart('take-back')}
            >
              {t('takeBack')}
            </Button>
          </>
        )}
      </Group>
    </Group>
  );
}

function Item({ item }: { item: DispensedItem }) {
  const { name, quantity, lots, prescribedName } = item;
  const returned = lots.reduce((sum, lot) => sum + lot.returnedQuantity, 0);
  return (
    <>
      <Text size="sm">
        {item.kind === 'outside'
          ? t('itemOutside', { name })
          : t('itemQuantity', { name, quantity: quantity ?? 0 })}
        {lots.length > 0 && ` (${lots.map((lot) => `${lot.lotNumber} ${lot.quantity}`).join(', ')})`}
        {returned > 0 && `, ${t('returned', { quantity: returned })}`}
      </Text>
      {prescribedName && (
        <Text size="xs" c="dimmed">
          {t('inPlaceOf', { name: prescribedName, who: item.agreedName ?? '' })}
        </Text>
      )}
    </>
  );
}
