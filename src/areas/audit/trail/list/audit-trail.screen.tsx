import { lazy, Suspense } from 'react';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { useTrailPage } from '../../audit/audit.hooks.ts';
import { VerificationPanel } from '../../verification/detail/verification-panel.tsx';
import { entryName } from '../audit-entry.words.ts';
import { t } from '../audit-trail.texts.ts';
import { ExportTrail } from '../export/export-trail.tsx';
import { useResourceWords } from '../use-record-kind.ts';
import { TrailFilters } from './trail-filters.tsx';
import { askedAddress, trailList } from './trail-list.address.ts';
import { useTrailColumns } from './use-trail-columns.tsx';

const EntryDrawer = lazy(async () => ({ default: (await import('../detail/entry-drawer.tsx')).EntryDrawer }));

/** Who did what and when, narrowed, opened and exported; and whether the trail is whole. */
export function AuditTrailScreen() {
  const format = useFormat();
  const list = useListAddress(trailList);
  const { address } = list;
  const asked = askedAddress(address);
  const query = useTrailPage(trailList.requestOf(asked));
  const columns = useTrailColumns();
  const resourceWords = useResourceWords();
  const open = (entryId: string | undefined) => list.change({ entryId }, { replace: false });
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={<ExportTrail filter={trailList.filterOf(asked)} />}
      />
      <VerificationPanel onOpen={open} />
      <TrailFilters list={list} />
      <AddressedList
        list={list}
        caption={t('title')}
        query={query}
        columns={columns}
        rowName={(entry) => entryName(entry, format, resourceWords)}
        rowActions={({ id }) => [{ label: t('open'), icon: 'eye', onClick: () => open(id) }]}
        shown={(count) => t('shown', { count })}
        none={{
          title: t('noneFound'),
          icon: 'eye',
          hint: t('noneMatch'),
          narrowedHint: t('noneMatch'),
        }}
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
