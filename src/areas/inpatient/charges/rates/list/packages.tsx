import { Suspense, useMemo, useState } from 'react';
import { usePerson } from '#client/session.ts';
import { figureColumn } from '#screens/list/columns.tsx';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { setCarePackageStatus } from '../../charge.calls.ts';
import { useCarePackages, useRefreshCharges } from '../../charge.hooks.ts';
import type { CarePackage } from '../../items/stay-item.contract.ts';
import { rateRefusals } from '../rate.words.ts';
import { t } from '../rates.texts.ts';
import { ChargeSection } from './charge-section.tsx';

const PackageForm = lazyPart(() => import('../form/new-package-form.tsx'), 'NewPackageForm');

/** Packages that can be agreed on for a stay. */
export function Packages() {
  const { money } = useFormat();
  const { currencyCode } = usePerson().tenant;
  const [isAdding, setAdding] = useState(false);
  const ending = useConfirmedWrite({
    call: ({ id: carePackageId, version }: CarePackage, submission) =>
      setCarePackageStatus({ carePackageId, version, status: 'inactive' }, submission),
    done: ({ name }) => t('wasDeactivated', { name }),
    failed: () => t('failedToDeactivate'),
    refusals: rateRefusals,
    onSettled: useRefreshCharges(),
  });
  const columns = useMemo(
    (): ListColumn<CarePackage>[] => [
      { id: 'name', title: t('columnName'), render: ({ name }) => name },
      figureColumn('price', t('columnPrice'), ({ priceMinor }) => money(priceMinor, currencyCode)),
      { id: 'how', title: t('columnHow'), render: contentWords },
    ],
    [money, currencyCode],
  );
  return (
    <ChargeSection
      title={t('packages')}
      lead={t('packagesLead')}
      addLabel={t('addPackage')}
      onAdd={() => setAdding(true)}
      query={useCarePackages()}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowActions={(one) => [
        {
          label: t('deactivate'),
          icon: 'archive',
          isBusy: ending.busyId === one.id,
          onClick: () => void ending.start(one),
        },
      ]}
      empty={t('noPackages')}
    >
      <Suspense fallback={null}>{isAdding && <PackageForm onClose={() => setAdding(false)} />}</Suspense>
    </ChargeSection>
  );
}

function contentWords({ includedDays: days, services }: CarePackage): string {
  if (services.length === 0) return t('holdsNoService', { days });
  const names = services.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name));
  return t('holds', { days, services: names.join(', ') });
}
