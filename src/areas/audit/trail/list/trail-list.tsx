import { Suspense } from 'react';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { useTrailPage } from '../../audit/audit.hooks.ts';
import { entryName } from '../audit-entry.words.ts';
import { t } from '../audit-trail.texts.ts';
import { useResourceWords } from '../use-record-kind.ts';
import { TrailFilters } from './trail-filters.tsx';
import { askedAddress, trailList } from './trail-list.address.ts';
import { useTrailColumns } from './use-trail-columns.tsx';

const EntryDrawer = lazyPart(() => import('../detail/entry-drawer.tsx'), 'EntryDrawer');

/** The trail of the organization of whoever looks, narrowed as the address says; an entry opens over it. */
export function TrailList({ caption }: { caption: string }) {
  const format = useFormat();
  const list = useListAddress(trailList);
  const { address } = list;
  const query = useTrailPage(trailList.requestOf(askedAddress(address)));
  const columns = useTrailColumns();
  const shownRecord = query.data?.rows.find(({ resourceId }) => resourceId === address.resourceId);
  const resourceWords = useResourceWords();
  const open = (entryId: string | undefined) => list.change({ entryId }, { replace: false });
  return (
    <>
      <TrailFilters list={list} {...(shownRecord?.recordName && { recordName: shownRecord.recordName })} />
      <AddressedList
        list={list}
        caption={caption}
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
