import { Suspense, useMemo, useState } from 'react';
import { useMay, usePerson } from '#client/session.ts';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { RowAction } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { DepositRefunds } from '../../../deposits/list/deposit-refunds.tsx';
import { BackToBilling } from '../../../invoices/list/back-to-billing.tsx';
import { type RefundRequest, refundStatuses } from '../refund.contract.ts';
import { useRefundPage } from '../refund.hooks.ts';
import { t } from '../refunds.texts.ts';
import { refundColumns } from './refund-columns.tsx';
import { refundList } from './refund-list.address.ts';
import { useApproveRefund } from './use-approve-refund.ts';

const RejectRefundForm = lazyPart(() => import('../form/reject-refund-form.tsx'), 'RejectRefundForm');

/** Refunds that were asked for, and the decision on each. */
export function RefundsScreen() {
  const may = useMay();
  const { user } = usePerson();
  const format = useFormat();
  const list = useListAddress(refundList);
  const [rejected, setRejected] = useState<RefundRequest>();
  const approval = useApproveRefund();
  const query = useRefundPage(list.request);
  const columns = useMemo(() => refundColumns(format), [format]);

  function actionsOf(request: RefundRequest): RowAction[] {
    const isOwn = request.needsSecondPerson && request.requestedBy === user.id;
    if (!may('billing.refunds') || request.status !== 'pending') return [];
    const reject: RowAction = { label: t('reject'), icon: 'close', onClick: () => setRejected(request) };
    if (isOwn) return [reject];
    const isBusy = approval.busyId === request.id;
    const onClick = () => void approval.start(request);
    return [{ label: t('approve'), icon: 'check', isBusy, onClick }, reject];
  }

  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} back={<BackToBilling />} />
      <AddressedList
        list={list}
        caption={t('title')}
        query={query}
        columns={columns}
        rowName={({ invoiceNumber }) => invoiceNumber}
        rowActions={actionsOf}
        shown={(count) => t('shown', { count })}
        none={{
          title: t('noneFound'),
          icon: 'receipt',
          hint: t('noneYet'),
          narrowedHint: t('noneMatch'),
        }}
        errorMessage={t('failedToLoad')}
      >
        <FilterSelect
          label={t('status')}
          all={t('allStatuses')}
          options={refundStatuses.map((value) => ({ value, label: t(`status_${value}`) }))}
          {...list.field('status')}
        />
      </AddressedList>
      <DepositRefunds />
      {rejected && (
        <Suspense fallback={null}>
          <RejectRefundForm key={rejected.id} request={rejected} onClose={() => setRejected(undefined)} />
        </Suspense>
      )}
    </>
  );
}
