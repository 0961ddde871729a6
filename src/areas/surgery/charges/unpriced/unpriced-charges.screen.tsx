import { Anchor, Text } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { Link } from '#client/link.tsx';
import { BackLink } from '#screens/detail/back-link.tsx';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { figureColumn } from '#screens/list/columns.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { patientName } from '../../papers/paper-case.words.ts';
import type { UnpricedCharge } from '../charge.contract.ts';
import { useUnpricedCharges } from '../charge.hooks.ts';
import { chargeName } from '../charge.words.ts';
import { t } from '../charges.texts.ts';
import { unpricedList } from './unpriced-list.address.ts';

const CorrectForm = lazyPart(() => import('../form/correct-form.tsx'), 'CorrectForm');

const back = <BackLink to="/dashboard/surgery/charges" label={t('back')} />;

/** What operations used that has no price yet, the longest waiting first, to be priced where it stands. */
export function UnpricedChargesScreen() {
  const format = useFormat();
  const [priced, setPriced] = useState<UnpricedCharge>();
  const list = useListAddress(unpricedList);
  const query = useUnpricedCharges(list.request);
  const columns = useMemo(() => columnsOf(format), [format]);
  return (
    <>
      <PageHeader title={t('unpricedTitle')} description={t('unpricedLead')} back={back} />
      <AddressedList
        list={list}
        caption={t('unpricedTitle')}
        query={query}
        columns={columns}
        rowName={chargeName}
        shown={(count) => t('unpricedShown', { count })}
        none={{ title: t('unpricedNone'), icon: 'check', hint: t('unpricedNoneHint') }}
        errorMessage={t('failedToLoad')}
        rowActions={(charge) => [{ label: t('setPrice'), icon: 'edit', onClick: () => setPriced(charge) }]}
      />
      <Suspense fallback={null}>
        {priced && <CorrectForm charge={asFound(priced)} onClose={() => setPriced(undefined)} />}
      </Suspense>
    </>
  );
}

function asFound({ id, version, name, quantity }: UnpricedCharge) {
  const found = { foundQuantity: quantity, foundPriceMinor: 0, priceMinor: 0 };
  return { id, version, name, quantity, ...found, state: 'unpriced' as const };
}

function columnsOf({ dateTime }: Format): ListColumn<UnpricedCharge>[] {
  return [
    {
      id: 'line',
      title: t('columnUnpriced'),
      render: (charge) => (
        <>
          <Anchor
            component={Link}
            to={`/dashboard/surgery/charges/${charge.case.id}`}
            size="sm"
            fw={600}
            style={{ overflowWrap: 'anywhere' }}
          >
            {chargeName(charge)}
          </Anchor>
          <Text size="xs" c="dimmed">
            {t(`kind_${charge.kind}`)}
          </Text>
        </>
      ),
    },
    figureColumn('quantity', t('columnQuantity'), ({ quantity }) => quantity),
    {
      id: 'case',
      title: t('columnCase'),
      render: (charge) => (
        <>
          <Text size="sm">{charge.case.caseNumber}</Text>
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {orRestricted(charge.case.procedureName)}
          </Text>
        </>
      ),
    },
    {
      id: 'patient',
      title: t('columnPatient'),
      render: ({ patient }) => (
        <>
          <Text size="sm">{patientName(patient)}</Text>
          <Text size="xs" c="dimmed">
            {patient.patientNumber}
          </Text>
        </>
      ),
    },
    { id: 'since', title: t('columnSince'), render: ({ createdAt }) => dateTime(createdAt) },
  ];
}
