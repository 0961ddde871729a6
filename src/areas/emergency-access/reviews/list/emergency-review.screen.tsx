import { SegmentedControl } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import { usePerson } from '#client/session.ts';
import { ListEmpty } from '#screens/list/list-empty.tsx';
import { ListViews } from '#screens/list/list-views.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import type { RowAction } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { Modal } from '#ui/layer/modal.tsx';
import { type EmergencyAccess, reviewStates } from '../../emergency-access/emergency-access.contract.ts';
import { useReviewPage } from '../../emergency-access/emergency-access.hooks.ts';
import { AccessFacts } from '../detail/access-facts.tsx';
import { t } from '../emergency-review.texts.ts';
import { reviewColumns } from './review-columns.tsx';
import { reviewList } from './review-list.address.ts';

const ReviewForm = lazyPart(() => import('../form/review-form.tsx'), 'ReviewForm');

/** Which records were opened in an emergency, by whom and why, and what their reviews came to. */
export function EmergencyReviewScreen() {
  const format = useFormat();
  const ownId = usePerson().user.id;
  const list = useListAddress(reviewList);
  const [opened, setOpened] = useState<EmergencyAccess>();
  const query = useReviewPage(list.request);
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
          data={reviewStates.map((value) => ({ value, label: t(`state_${value}`) }))}
          {...list.field('state')}
        />
        <ListViews list={list} />
      </FilterBar>
      <DataList
        caption={t('title')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ patient, user }) =>
          t('rowName', { patient: `${patient.firstName} ${patient.lastName}`.trim(), person: user.name })
        }
        rowActions={rowActions}
        paging={list.paging}
        summary={t('shown', { count: query.data?.rows.length ?? 0 })}
        empty={
          <ListEmpty
            title={t('noneTitle')}
            icon="shield"
            hint={t(hints[list.address.state])}
            isNarrowed={false}
            onClear={undefined}
            after={list.address.after}
          />
        }
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
