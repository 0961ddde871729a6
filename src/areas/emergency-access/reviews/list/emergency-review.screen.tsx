import { Modal, SegmentedControl } from '@mantine/core';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useSearchParameters } from '#client/search-parameters.ts';
import { usePerson } from '#client/session.ts';
import { useReturnFocus } from '#ui/feedback/use-return-focus.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import type { RowAction } from '#ui/list/list-types.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import type { EmergencyAccess } from '../../emergency-access/emergency-access.contract.ts';
import { useReviewPage } from '../../emergency-access/emergency-access.hooks.ts';
import { AccessFacts } from '../detail/access-facts.tsx';
import { t } from '../emergency-review.texts.ts';
import {
  pageSize,
  readReviewAddress,
  requestOf,
  type ReviewAddress,
  reviewFilters,
} from './review-list.address.ts';
import { reviewColumns } from './review-columns.tsx';

const ReviewForm = lazy(async () => ({ default: (await import('../form/review-form.tsx')).ReviewForm }));

/** Which records were opened in an emergency, by whom and why, and what their reviews came to. */
export function EmergencyReviewScreen() {
  const format = useFormat();
  const ownId = usePerson().user.id;
  const [address, change] = useSearchParameters(readReviewAddress);
  const [opened, setOpened] = useState<EmergencyAccess>();
  const query = useReviewPage(requestOf(address));
  const columns = useMemo(() => reviewColumns(format, ownId), [format, ownId]);
  const canReview = ({ review, user }: EmergencyAccess) => review === null && user.id !== ownId;

  function rowActions(access: EmergencyAccess): RowAction[] {
    const onClick = () => setOpened(access);
    return [
      canReview(access)
        ? { label: t('review'), icon: 'clipboard', onClick }
        : { label: t('view'), icon: 'eye', onClick },
    ];
  }

  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} />
      <FilterBar>
        <SegmentedControl
          aria-label={t('stateFilter')}
          value={address.state}
          onChange={(state) => change({ state: state === 'to-review' ? undefined : state, after: undefined })}
          data={reviewFilters.map((value) => ({ value, label: t(`state_${value}`) }))}
        />
      </FilterBar>
      <DataList
        caption={t('title')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ patient, user }) =>
          t('rowName', { patient: `${patient.firstName} ${patient.lastName}`, person: user.name })
        }
        rowActions={rowActions}
        paging={{
          cursor: address.after,
          onCursor: (after) => change({ after }, { replace: false }),
          pageSize,
        }}
        summary={t('shown', { count: query.data?.rows.length ?? 0 })}
        empty={<NothingToShow address={address} />}
        errorMessage={t('failedToLoad')}
      />
      {opened && !canReview(opened) && <Facts access={opened} onClose={() => setOpened(undefined)} />}
      {opened && canReview(opened) && (
        <Suspense fallback={null}>
          <ReviewForm
            key={`${opened.id} ${opened.version}`}
            access={opened}
            onClose={() => setOpened(undefined)}
            onReload={setOpened}
          />
        </Suspense>
      )}
    </>
  );
}

function Facts({ access, onClose }: { access: EmergencyAccess; onClose: () => void }) {
  useReturnFocus();
  return (
    <Modal opened onClose={onClose} title={t('title')} size="lg">
      <AccessFacts access={access} />
    </Modal>
  );
}

const hints = {
  'to-review': 'noneToReview',
  open: 'noneOpen',
  reviewed: 'noneReviewed',
  all: 'noneYet',
} as const;

function NothingToShow({ address: { state, after } }: { address: ReviewAddress }) {
  return (
    <EmptyState
      icon="shield"
      title={t('noneTitle')}
      hint={t(after === undefined ? hints[state] : 'noneOnPage')}
    />
  );
}
