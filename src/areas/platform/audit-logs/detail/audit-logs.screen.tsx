import { Tabs } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { ExportShownTrail, VerifiedTrail } from '#areas/audit/audit-web.public.ts';
import { useSearchParameters } from '#client/search-parameters.ts';
import { useMay } from '#client/session.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { t } from '../audit-logs.texts.ts';
import { ExportActivity } from '../export/export-activity.tsx';
import { ActivityPanel } from '../list/activity-panel.tsx';
import { ActivityFigures } from './activity-figures.tsx';
import { auditLogTabs, readAuditLogTab } from './audit-logs.address.ts';

/** What the platform's own people did, each act, and, for who runs it, what was done in hospitals, counted. */
export function AuditLogsScreen() {
  return useMay()('super_admin') ? <AllLogs /> : <OwnLogs />;
}

function OwnLogs() {
  return (
    <>
      <PageHeader title={t('title')} description={t('ownLead')} actions={<ExportShownTrail />} />
      <VerifiedTrail caption={t('tab_platform')} />
    </>
  );
}

function AllLogs() {
  const [{ tab }] = useSearchParameters(readAuditLogTab);
  const navigate = useNavigate();
  // The filters of a list belong to its own tab.
  const choose = (next: string | null) => void navigate({ to: '.', search: { tab: next } });
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        actions={tab === 'platform' ? <ExportShownTrail /> : <ExportActivity />}
      />
      <ActivityFigures />
      {/* With the arrow keys one looks around; Enter and Space open, because a tab fetches. */}
      <Tabs value={tab} onChange={choose} activateTabWithKeyboard={false} keepMounted={false}>
        <Tabs.List aria-label={t('tabs')} mb="lg">
          {auditLogTabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`tab_${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab}>
          {tab === 'platform' ? <VerifiedTrail caption={t('tab_platform')} /> : <ActivityPanel />}
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
