import { Button } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import { useMay, usePerson } from '#client/session.ts';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { RowAction } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { patientName } from '../../beds/bed.words.ts';
import { bedIcon } from '../../inpatient.icons.ts';
import type { BedTransfer } from '../bed-transfer.contract.ts';
import { useTransferPage } from '../bed-transfer.hooks.ts';
import { t } from '../bed-transfers.texts.ts';
import { transferColumns } from './transfer-columns.tsx';
import { statusFilters, transferList } from './transfer-list.address.ts';
import { useApproveTransfer } from './use-transfer-steps.ts';

const RequestTransferForm = lazyPart(
  () => import('../form/request-transfer-form.tsx'),
  'RequestTransferForm',
);
const SwapForm = lazyPart(() => import('../form/swap-form.tsx'), 'SwapForm');
const CompleteForm = lazyPart(() => import('../form/complete-transfer-form.tsx'), 'CompleteTransferForm');
const RejectForm = lazyPart(() => import('../form/reject-transfer-form.tsx'), 'RejectTransferForm');

type Task = { kind: 'request' } | { kind: 'swap' } | { kind: 'complete' | 'reject'; transfer: BedTransfer };

/** Transfers between beds, and the decision on each. */
export function BedTransfersScreen() {
  const may = useMay();
  const { user } = usePerson();
  const format = useFormat();
  const list = useListAddress(transferList);
  const [task, setTask] = useState<Task>();
  const query = useTransferPage(list.request);
  const columns = useMemo(() => transferColumns(format), [format]);
  const approval = useApproveTransfer();
  const close = () => setTask(undefined);

  function actionsOf(transfer: BedTransfer): RowAction[] {
    const { id, status, requestedBy } = transfer;
    if (status !== 'pending' && status !== 'approved') return [];
    const isOwn = requestedBy === user.id;
    const actions: RowAction[] = [];
    if (status === 'pending' && may('beds.assign')) {
      const isBusy = approval.busyId === id;
      actions.push({
        label: t('approve'),
        icon: 'check',
        isBusy,
        onClick: () => void approval.start(transfer),
      });
    }
    if (status === 'approved' && may(['beds.assign', 'admissions.receive'])) {
      actions.push({
        label: t('complete'),
        icon: 'check',
        onClick: () => setTask({ kind: 'complete', transfer }),
      });
    }
    if (isOwn || may('beds.assign')) {
      const label = t(isOwn ? 'withdraw' : 'reject');
      actions.push({ label, icon: 'close', onClick: () => setTask({ kind: 'reject', transfer }) });
    }
    return actions;
  }

  const request = () => setTask({ kind: 'request' });
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        actions={
          may('beds.assign') && (
            <>
              <Button variant="default" onClick={() => setTask({ kind: 'swap' })}>
                {t('swap')}
              </Button>
              <Button leftSection={<Icon name="plus" size={18} />} onClick={request}>
                {t('requestTransfer')}
              </Button>
            </>
          )
        }
      />
      <AddressedList
        list={list}
        caption={t('title')}
        query={query}
        columns={columns}
        rowName={({ patient }) => patientName(patient)}
        rowActions={actionsOf}
        shown={(count) => t('shown', { count })}
        none={{
          title: t('noneFound'),
          icon: bedIcon,
          hint: t('noneYet'),
          first: may('beds.assign') && { label: t('requestFirst'), onClick: request },
          narrowedHint: t('noneMatch'),
        }}
        errorMessage={t('failedToLoad')}
      >
        <FilterSelect
          label={t('status')}
          all={t('allStatuses')}
          options={statusFilters.map((value) => ({ value, label: t(`status_${value}`) }))}
          {...list.field('status')}
        />
      </AddressedList>
      <Suspense fallback={null}>
        {task?.kind === 'request' && <RequestTransferForm onClose={close} />}
        {task?.kind === 'swap' && <SwapForm onClose={close} />}
        {task?.kind === 'complete' && (
          <CompleteForm key={task.transfer.id} transfer={task.transfer} onClose={close} />
        )}
        {task?.kind === 'reject' && (
          <RejectForm key={task.transfer.id} transfer={task.transfer} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
