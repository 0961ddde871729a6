import { Alert, Stack, Title } from '@mantine/core';
import { useMemo } from 'react';
import { OperatorClock } from '#areas/settings/operator-clock.public.tsx';
import { Link } from '#client/link.tsx';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { useClients } from '../../clients/client.hooks.ts';
import { t as clientWords } from '../../clients/clients.texts.ts';
import { ClientFilterBar } from '../../clients/list/client-filter-bar.tsx';
import { clientList } from '../../clients/list/client-list.address.ts';
import { tenantColumns } from '../list/tenant-columns.tsx';
import { useOverview } from '../overview.hooks.ts';
import { t } from '../overview.texts.ts';
import { MovementPanel } from './movement-panel.tsx';
import { OverviewFigures } from './overview-figures.tsx';

/** The operator's home: all hospitals in figures, and each in a row. */
export function OverviewScreen() {
  const { data, isError, isFetching, refetch } = useOverview();
  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} />
      <OperatorClock />
      <Stack gap="lg">
        {isError && !data ? (
          <ErrorPanel message={t('failedToLoad')} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <OverviewFigures overview={data} />
        )}
        {data && data.uncounted > 0 && (
          <Alert color="blue" icon={<Icon name="clock" />}>
            {t('uncounted', { count: data.uncounted })}
          </Alert>
        )}
        {data && <MovementPanel overview={data} />}
        <Organizations />
      </Stack>
    </>
  );
}

function Organizations() {
  const format = useFormat();
  const list = useListAddress(clientList);
  const query = useClients(list.request);
  const columns = useMemo(() => tenantColumns(format), [format]);
  return (
    <section aria-labelledby="tenant-organizations">
      <Title order={2} size="h4" mb="sm" id="tenant-organizations">
        {t('organizations')}
      </Title>
      <AddressedList
        list={list}
        caption={t('organizations')}
        query={query}
        columns={columns}
        rowName={({ name }) => name}
        rowActions={({ id }) => [
          {
            label: t('viewDetails'),
            icon: 'eye',
            renderRoot: (props) => <Link {...props} to={`/dashboard/super-admin/clients/${id}`} />,
          },
          {
            label: t('manageTenant'),
            icon: 'wallet',
            renderRoot: (props) => (
              <Link {...props} to={`/dashboard/super-admin/clients/${id}`} search={{ next: 'manage' }} />
            ),
          },
        ]}
        shown={(count) => clientWords('shown', { count })}
        none={{
          title: clientWords('noneFound'),
          icon: 'building',
          hint: clientWords('noneYet'),
          narrowedHint: clientWords('noneMatch'),
        }}
        errorMessage={clientWords('failedToLoad')}
      >
        <ClientFilterBar list={list} />
      </AddressedList>
    </section>
  );
}
