import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { useMay } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import type { ListPaging, RowAction } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { referralColumns } from './referral-columns.tsx';
import { isOpen } from '../referral.words.tsx';
import type { Referral } from '../referral.contract.ts';
import { type ReferralListRequest, useReferralPage } from '../referral.hooks.ts';
import { t } from '../referrals.texts.ts';

const ReferralForm = lazyPart(() => import('../form/referral-form.tsx'), 'ReferralForm');

export interface ReferralListProps {
  caption: string;
  request: ReferralListRequest;
  paging: ListPaging;
  empty: ReactNode;
  /** False on the page of one referrer. */
  withReferrer?: boolean;
  /** The form of a new referral is open, for this referrer where one is named. */
  adding: { referrerId?: string | undefined } | undefined;
  onAdded: () => void;
}

/** A page of referrals, of which those in no payout can be edited. */
export function ReferralList(props: ReferralListProps) {
  const { request, withReferrer = true, adding, onAdded } = props;
  const may = useMay();
  const format = useFormat();
  const [edited, setEdited] = useState<Referral>();
  const query = useReferralPage(request);
  const mayOpenPatients = may('patients.read');
  const mayOpenAppointments = may('appointments.read');
  const columns = useMemo(
    () => referralColumns(format, { withReferrer, mayOpenPatients, mayOpenAppointments }),
    [format, withReferrer, mayOpenPatients, mayOpenAppointments],
  );

  function actionsOf(referral: Referral): RowAction[] {
    if (!isOpen(referral)) return [];
    return [{ label: t('edit'), icon: 'edit', onClick: () => setEdited(referral) }];
  }

  function close() {
    setEdited(undefined);
    onAdded();
  }

  return (
    <>
      <DataList
        caption={props.caption}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ patient }) => `${patient.firstName} ${patient.lastName}`.trim()}
        {...(may('referrals.commissions') && { rowActions: actionsOf })}
        paging={props.paging}
        summary={t('shown', { count: query.data?.rows.length ?? 0 })}
        empty={props.empty}
        errorMessage={t('failedToLoad')}
      />
      {(edited ?? adding) && (
        <Suspense fallback={null}>
          <ReferralForm
            key={edited ? `${edited.id} ${edited.version}` : 'new'}
            {...(edited ? { referral: edited } : { referrerId: adding?.referrerId })}
            onReload={setEdited}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
