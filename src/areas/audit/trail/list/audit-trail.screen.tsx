import { useListAddress } from '#screens/list/use-list-address.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { VerificationPanel } from '../../verification/detail/verification-panel.tsx';
import { t } from '../audit-trail.texts.ts';
import { ExportShownTrail } from '../export/export-shown-trail.tsx';
import { trailList } from './trail-list.address.ts';
import { TrailList } from './trail-list.tsx';

/** Who did what and when, narrowed, opened and exported; and whether the trail is whole. */
export function AuditTrailScreen() {
  const list = useListAddress(trailList);
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} actions={<ExportShownTrail />} />
      <VerificationPanel onOpen={(entryId) => list.change({ entryId }, { replace: false })} />
      <TrailList caption={t('title')} />
    </>
  );
}
