import { useMemo } from 'react';
import { Link } from '#client/link.tsx';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { ListSearch } from '#screens/list/list-search.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { RowAction } from '#ui/list/list-types.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import type { Submission } from '../kyc.contract.ts';
import { useSubmissionCounts, useSubmissions } from '../kyc.hooks.ts';
import { isOpen } from '../kyc.rules.ts';
import { t } from '../kyc.texts.ts';
import { submissionColumns } from './submission-columns.tsx';
import { submissionFilters, submissionList } from './submission-list.address.ts';

/** Everybody who has applied for an account, those who wait for a decision first. */
export function SubmissionsScreen() {
  const format = useFormat();
  const list = useListAddress(submissionList);
  const query = useSubmissions(list.request);
  const columns = useMemo(() => submissionColumns(format), [format]);
  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} />
      <Figures />
      <AddressedList
        list={list}
        caption={t('title')}
        query={query}
        columns={columns}
        rowName={({ organizationName }) => organizationName}
        rowActions={actionsOf}
        shown={(count) => t('shown', { count })}
        none={{ title: t('noneFound'), icon: 'shield', hint: t('noneYet'), narrowedHint: t('noneMatch') }}
        errorMessage={t('failedToLoad')}
      >
        <ListSearch list={list} label={t('search')} placeholder={t('search')} />
        <FilterSelect
          label={t('status')}
          options={submissionFilters.map((value) => ({ value, label: t(`filter_${value}`) }))}
          {...list.field('status')}
        />
      </AddressedList>
    </>
  );
}

/** What is open can be decided: on the page of its review, beside its documents. */
function actionsOf({ id, status }: Submission): RowAction[] {
  const to = `/dashboard/super-admin/kyc/${id}`;
  const deciding =
    (decide: 'approve' | 'reject'): RowAction['renderRoot'] =>
    (props) => <Link {...props} to={to} search={{ decide }} />;
  const look = { icon: 'eye' as const, renderRoot: (props: object) => <Link {...props} to={to} /> };
  if (!isOpen(status)) return [{ ...look, label: t('view') }];
  return [
    { ...look, label: t('review') },
    { label: t('approveRow'), icon: 'check', renderRoot: deciding('approve')! },
    { label: t('rejectRow'), icon: 'close', isDestructive: true, renderRoot: deciding('reject')! },
  ];
}

function Figures() {
  const { number } = useFormat();
  const { data } = useSubmissionCounts();
  const isLoading = data === undefined;
  const { pending = 0, approved = 0, rejected = 0, total = 0 } = data ?? {};
  return (
    <StatCardRow label={t('figures')}>
      <StatCard
        label={t('pendingReview')}
        value={number(pending)}
        icon="clock"
        tone="info"
        isLoading={isLoading}
      />
      <StatCard
        label={t('approved')}
        value={number(approved)}
        icon="check"
        tone="success"
        isLoading={isLoading}
      />
      <StatCard
        label={t('rejected')}
        value={number(rejected)}
        icon="close"
        tone="danger"
        isLoading={isLoading}
      />
      <StatCard label={t('totalSubmissions')} value={number(total)} icon="clipboard" isLoading={isLoading} />
    </StatCardRow>
  );
}
