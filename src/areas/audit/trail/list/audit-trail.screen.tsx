import { PageHeader } from '#ui/page/page-header.tsx';
import { t } from '../audit-trail.texts.ts';
import { ExportShownTrail } from '../export/export-shown-trail.tsx';
import { VerifiedTrail } from './verified-trail.tsx';

/** Who did what and when, narrowed, opened and exported; and whether the trail is whole. */
export function AuditTrailScreen() {
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} actions={<ExportShownTrail />} />
      <VerifiedTrail caption={t('title')} />
    </>
  );
}
