import { Button, Tabs } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { PageLinks } from '#screens/detail/page-links.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { pharmacyList } from '../../prescriptions/list/prescription-list.address.ts';
import { PrescriptionQueue } from '../../prescriptions/list/prescription-queue.tsx';
import { t } from '../medicines.texts.ts';
import { MedicineTable } from './medicine-table.tsx';
import { PharmacyCards } from './pharmacy-cards.tsx';

const MedicineForm = lazyPart(() => import('../form/medicine-form.tsx'), 'MedicineForm');

const links = [
  { to: '/dashboard/prescriptions/check', name: 'checkPrescription', needs: undefined },
  { to: '/dashboard/pharmacy/dispensing', name: 'dispensing', needs: 'pharmacy.dispense' },
  { to: '/dashboard/pharmacy/counter', name: 'counterSale', needs: 'pharmacy.counter' },
  { to: '/dashboard/pharmacy/controlled', name: 'controlledMedicines', needs: 'pharmacy.controlled' },
  { to: '/dashboard/import/medicines', name: 'importMedicines', needs: 'pharmacy.catalogue' },
] as const;

/** Medicines with their stock, and the queue of prescriptions: one screen at two addresses, as document 3 has it. */
export function PharmacyScreen() {
  const may = useMay();
  const list = useListAddress(pharmacyList);
  const isAtPrescriptions = useLocation().pathname.startsWith('/dashboard/prescriptions');
  const [isAdding, setAdding] = useState(false);
  const usual = isAtPrescriptions ? 'prescriptions' : 'inventory';
  const tab = list.address.tab ?? usual;
  return (
    <>
      <PageHeader
        title={t('title')}
        links={
          <PageLinks
            label={t('links')}
            links={links
              .filter(({ needs }) => needs === undefined || may(needs))
              .map(({ to, name }) => ({ to, label: t(name) }))}
          />
        }
        actions={
          <>
            {tab === 'inventory' && may('pharmacy.catalogue') && (
              <Button variant="default" onClick={() => setAdding(true)}>
                {t('add')}
              </Button>
            )}
            {may('pharmacy.prescribe') && (
              <Button
                leftSection={<Icon name="plus" size={18} />}
                renderRoot={(props) => <Link {...props} to="/dashboard/prescriptions/new" />}
              >
                {t('newPrescription')}
              </Button>
            )}
          </>
        }
      />
      <PharmacyCards />
      <Tabs
        value={tab}
        onChange={(next) => {
          const chosen = next === 'prescriptions' ? 'prescriptions' : 'inventory';
          list.change({ tab: chosen === usual ? undefined : chosen, after: undefined });
        }}
      >
        <Tabs.List aria-label={t('tabs')} mb="sm">
          <Tabs.Tab value="inventory">{t('tabInventory')}</Tabs.Tab>
          <Tabs.Tab value="prescriptions">{t('tabPrescriptions')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="inventory">{tab === 'inventory' && <MedicineTable list={list} />}</Tabs.Panel>
        <Tabs.Panel value="prescriptions">
          {tab === 'prescriptions' && <PrescriptionQueue list={list} />}
        </Tabs.Panel>
      </Tabs>
      {isAdding && (
        <Suspense fallback={null}>
          <MedicineForm medicine={undefined} onReload={() => {}} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  );
}
