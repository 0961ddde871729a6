import { NativeSelect, VisuallyHidden } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useMay } from '#client/session.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { useRefreshBeds } from '../../wards/ward.calls.ts';
import { setBedStatus } from '../bed.calls.ts';
import { type Bed, settableStatuses } from '../bed.contract.ts';
import { isCleaning } from '../bed.rules.ts';
import { bedRefusals, bedTone } from '../bed.words.ts';
import { t } from '../beds.texts.ts';

const BlockForm = lazyPart(() => import('../form/block-form.tsx'), 'BlockForm');

type Settable = (typeof settableStatuses)[number];

interface StatusChange {
  id: string;
  bed: Bed;
  to: Settable;
}

/** The status of a bed, changed in place by those who may; the new one shows until the board has it. */
export function BedStatusSelect({ bed }: { bed: Bed }) {
  const may = useMay();
  const refresh = useRefreshBeds();
  const [wanted, setWanted] = useState<Settable>();
  const [isBlocking, setBlocking] = useState(false);
  const change = useConfirmedWrite<StatusChange, Bed>({
    call: ({ bed: { id: bedId, version }, to: status }, submission) => {
      setWanted(status);
      return setBedStatus({ bedId, version, status }, submission);
    },
    done: ({ to }) => t('wasSet', { number: bed.bedNumber, status: t(`status_${to}`) }),
    failed: () => t('failedToUpdate'),
    refusals: bedRefusals,
    onSettled() {
      setWanted(undefined);
      refresh();
    },
  });
  const offered = may('beds.admin')
    ? settableStatuses
    : settableStatuses.filter((to) => may('beds.clean') && isCleaning(bed.status, to));
  const others = offered.filter((to) => to !== bed.status);
  // A bed is freed by the patient's leaving, never from here.
  // Who lies in a bed says that it is occupied: the card keeps its room for the patient.
  if (bed.status === 'occupied' && bed.patient) {
    return <VisuallyHidden>{t('status_occupied')}</VisuallyHidden>;
  }
  if (bed.status === 'occupied' || others.length === 0) {
    return <StatusBadge tone={bedTone[bed.status]}>{t(`status_${bed.status}`)}</StatusBadge>;
  }
  const choose = (to: Settable) => {
    if (to === 'blocked') setBlocking(true);
    else void change.start({ id: bed.id, bed, to });
  };
  return (
    <>
      <NativeSelect
        size="xs"
        aria-label={t('statusOf', { number: bed.bedNumber })}
        value={wanted ?? bed.status}
        disabled={wanted !== undefined}
        data={[bed.status, ...others].map((value) => ({ value, label: t(`status_${value}`) }))}
        onChange={({ currentTarget }) => choose(currentTarget.value as Settable)}
      />
      {isBlocking && (
        <Suspense fallback={null}>
          <BlockForm bed={bed} onClose={() => setBlocking(false)} />
        </Suspense>
      )}
    </>
  );
}
