import { Button, Tabs } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { RequestQueue } from '../../requests/list/request-queue.tsx';
import { useAdmissionCounts } from '../admission.hooks.ts';
import { t } from '../admissions.texts.ts';
import { AdmissionCards } from './admission-cards.tsx';
import { admissionList } from './admission-list.address.ts';
import { AdmissionTable } from './admission-table.tsx';
import { WardOverview } from './ward-overview.tsx';

/** Who is admitted, how full the wards are, and who has asked for a bed. */
export function AdmissionsScreen() {
  const may = useMay();
  const list = useListAddress(admissionList);
  const { tab } = list.address;
  const { data: counts } = useAdmissionCounts();
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          may('admissions.write') && (
            <Button
              leftSection={<Icon name="plus" size={18} />}
              renderRoot={(props) => <Link {...props} to="/dashboard/admission/new" />}
            >
              {t('newAdmission')}
            </Button>
          )
        }
      />
      <AdmissionCards />
      <WardOverview />
      <Tabs
        value={tab}
        onChange={(next) =>
          list.change({ tab: next === 'requests' ? 'requests' : undefined, after: undefined })
        }
      >
        <Tabs.List aria-label={t('tabs')} mb="sm">
          <Tabs.Tab value="admissions">{t('tabAdmissions')}</Tabs.Tab>
          <Tabs.Tab value="requests">
            {counts ? t('tabRequestsCount', { count: counts.openRequests }) : t('tabRequests')}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="admissions">{tab === 'admissions' && <AdmissionTable list={list} />}</Tabs.Panel>
        <Tabs.Panel value="requests">{tab === 'requests' && <RequestQueue />}</Tabs.Panel>
      </Tabs>
    </>
  );
}
