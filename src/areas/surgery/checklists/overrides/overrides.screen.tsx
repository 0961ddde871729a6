import { List, Text } from '@mantine/core';
import { useState } from 'react';
import { usePerson } from '#client/session.ts';
import { ReasonForm } from '#screens/form/reason-form.tsx';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { textColumn } from '#screens/list/columns.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { caseName, patientName } from '../../papers/paper-case.words.ts';
import { reviewSafetyOverride } from '../checklist.calls.ts';
import { useOverridePage, useRefreshOverrides } from '../checklist.hooks.ts';
import { missingItemWords } from '../phases/missing-items.words.ts';
import type { SafetyOverride } from './override.contract.ts';
import { overrideList, overrideViews } from './override-list.address.ts';
import { t } from './overrides.texts.ts';

const refusals: OwnRefusals = {
  OVERRIDE_NEEDS_ANOTHER: () => t('needsAnother'),
  STALE: () => t('stale'),
};

/** Steps taken over an open checklist, the newest first, for whoever answers for safety. */
export function OverridesScreen() {
  const { user } = usePerson();
  const format = useFormat();
  const list = useListAddress(overrideList);
  const refresh = useRefreshOverrides();
  const query = useOverridePage(list.request);
  const [reviewed, setReviewed] = useState<SafetyOverride>();
  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} />
      <AddressedList
        list={list}
        caption={t('title')}
        query={query}
        columns={columnsOf(format)}
        rowName={({ case: kase }) => kase.caseNumber}
        rowActions={(row) =>
          row.reviewedAt === null && row.overriddenBy !== user.id
            ? [{ label: t('review'), icon: 'edit', onClick: () => setReviewed(row) }]
            : []
        }
        shown={(count) => t('shown', { count })}
        none={{ title: t('noneFound'), icon: 'shield', hint: t('noneYet') }}
        errorMessage={t('failedToLoad')}
      >
        <FilterSelect
          label={t('view')}
          options={overrideViews.map((value) => ({ value, label: t(`view_${value}`) }))}
          {...list.field('view')}
        />
      </AddressedList>
      {reviewed && (
        <ReasonForm
          title={t('reviewTitle')}
          text={t('reviewText')}
          label={t('reviewNote')}
          submitLabel={t('review')}
          draftKey={`safety-override.${reviewed.id}`}
          send={(reviewNote, submission) =>
            reviewSafetyOverride(
              { overrideId: reviewed.id, version: reviewed.version, reviewNote },
              submission,
            )
          }
          failed={t('failedToReview')}
          refusals={refusals}
          done={() => {
            refresh();
            return t('wasReviewed');
          }}
          onRefused={refresh}
          onClose={() => setReviewed(undefined)}
        />
      )}
    </>
  );
}

function columnsOf({ dateTime }: Format): ListColumn<SafetyOverride>[] {
  return [
    {
      id: 'case',
      title: t('case'),
      render: ({ case: kase, patient }) => (
        <>
          <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
            {caseName(kase)}
          </Text>
          <Text size="xs" c="dimmed">
            {patientName(patient)} · {patient.patientNumber}
          </Text>
        </>
      ),
    },
    { id: 'step', title: t('step'), render: ({ step }) => t(`step_${step}`) },
    {
      id: 'by',
      title: t('by'),
      render: ({ overriddenByName, overriddenAt }) => (
        <>
          <Text size="sm">{overriddenByName}</Text>
          <Text size="xs" c="dimmed">
            {dateTime(overriddenAt)}
          </Text>
        </>
      ),
    },
    textColumn('reason', t('reason'), ({ reason }) => reason ?? t('restricted')),
    {
      id: 'missing',
      title: t('missing'),
      render: ({ missing }) => (
        <List size="xs">
          {missing.map((item) => (
            <List.Item key={item.code}>{missingItemWords(item)}</List.Item>
          ))}
        </List>
      ),
    },
    {
      id: 'reviewed',
      title: t('reviewed'),
      render: ({ reviewedByName, reviewedAt, reviewNote }) =>
        reviewedByName && reviewedAt ? (
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {t('reviewedBy', {
              name: reviewedByName,
              time: dateTime(reviewedAt),
              note: reviewNote ?? t('restricted'),
            })}
          </Text>
        ) : (
          <StatusBadge tone="warning">{t('notReviewed')}</StatusBadge>
        ),
    },
  ];
}

/** What stood open; the checklist itself and what was not counted are named in our own words. */
