import { lazy, Suspense } from 'react';
import { useSearchParameters } from '#client/search-parameters.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { useTrailPage } from '../../audit/audit.hooks.ts';
import { VerificationPanel } from '../../verification/detail/verification-panel.tsx';
import { t } from '../audit-trail.texts.ts';
import { entryName } from '../audit-entry.words.ts';
import { ExportTrail } from '../export/export-trail.tsx';
import { filterOf, readTrailAddress, requestOf } from './trail-list.address.ts';
import { useResourceWords } from '../use-record-kind.ts';
import { useTrailColumns } from './use-trail-columns.tsx';
import { TrailFilters } from './trail-filters.tsx';

const EntryDrawer = lazy(async () => ({ default: (await import('../detail/entry-drawer.tsx')).EntryDrawer }));

/** Who did what and when, narrowed, opened and exported; and whether the trail is whole. */
export function AuditTrailScreen() {
  const format = useFormat();
  const [address, change] = useSearchParameters(readTrailAddress);
  const query = useTrailPage(requestOf(address));
  const columns = useTrailColumns();
  const resourceWords = useResourceWords();
  const open = (entryId: string | undefined) => change({ entryId }, { replace: false });
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={<ExportTrail filter={filterOf(address)} />}
      />
      <VerificationPanel onOpen={open} />
      <TrailFilters address={address} onChange={change} />
      <DataList
        caption={t('title')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={(entry) => entryName(entry, format, resourceWords)}
        rowActions={({ id }) => [{ label: t('open'), icon: 'eye', onClick: () => open(id) }]}
        paging={{
          cursor: address.after,
          onCursor: (after) => change({ after }, { replace: false }),
          pageSize: address.size,
          onPageSize: (size) => change({ size, after: undefined }),
        }}
        summary={t('shown', { count: query.data?.rows.length ?? 0 })}
        empty={<EmptyState icon="eye" title={t('noneFound')} hint={t('noneMatch')} />}
        errorMessage={t('failedToLoad')}
      />
      {address.entryId && (
        <Suspense fallback={null}>
          <EntryDrawer auditEntryId={address.entryId} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </>
  );
}
