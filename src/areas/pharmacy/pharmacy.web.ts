import { consultationOrdersSlot } from '#areas/consultations/consultations-web.public.ts';
import { admissionSectionsSlot, dischargeFormSlot } from '#areas/inpatient/inpatient-web.public.ts';
import { patientTimelineSlot } from '#areas/patients/patients-web.public.ts';
import { fillSlot } from '#client/registration/slots.ts';
import type { AreaRoute, WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { t } from './pharmacy-menu.texts.ts';
import { capsuleIcon } from './pharmacy.icons.ts';
import { pharmacyRecords } from './pharmacy.records.ts';

const screen: Omit<AreaRoute, 'path'> = {
  title: () => t('pharmacy'),
  permission: 'pharmacy.read',
  load: async () => (await import('./medicines/list/pharmacy.screen.tsx')).PharmacyScreen,
};

/** Pharmacy: medicines, prescriptions and their check; one screen at two addresses, as document 3 has it. */
export const pharmacyWeb: WebArea<AnyIcon> = {
  name: 'pharmacy',
  module: 'pharmacy_enabled',
  routes: [
    { path: '/dashboard/pharmacy', ...screen },
    {
      path: '/dashboard/pharmacy/dispensing',
      title: () => t('dispensing'),
      alsoCalled: () => t('calledDispensing'),
      permission: 'pharmacy.dispense',
      load: async () => (await import('./dispensing/list/dispensing-queue.screen.tsx')).DispensingQueueScreen,
    },
    {
      path: '/dashboard/pharmacy/dispensing/$prescriptionId',
      title: () => t('dispensing'),
      permission: 'pharmacy.dispense',
      load: async () => (await import('./dispensing/detail/dispensing.screen.tsx')).DispensingScreen,
    },
    {
      path: '/dashboard/pharmacy/controlled',
      title: () => t('controlled'),
      alsoCalled: () => t('calledControlled'),
      permission: 'pharmacy.controlled',
      load: async () => (await import('./controlled/list/controlled.screen.tsx')).ControlledScreen,
    },
    {
      path: '/dashboard/pharmacy/controlled/$medicineId',
      title: () => t('controlled'),
      permission: 'pharmacy.controlled',
      load: async () => (await import('./controlled/detail/register.screen.tsx')).RegisterScreen,
    },
    {
      path: '/dashboard/pharmacy/counter',
      title: () => t('counterSale'),
      alsoCalled: () => t('calledCounter'),
      permission: 'pharmacy.counter',
      load: async () => (await import('./counter/form/counter-sale.screen.tsx')).CounterSaleScreen,
    },
    {
      path: '/dashboard/pharmacy/counter/sales',
      title: () => t('counterSales'),
      alsoCalled: () => t('calledCounterSales'),
      permission: 'pharmacy.counter',
      load: async () => (await import('./counter/list/counter-sales.screen.tsx')).CounterSalesScreen,
    },
    {
      path: '/dashboard/pharmacy/counter/sales/$saleId',
      title: () => t('counterSales'),
      permission: 'pharmacy.counter',
      load: async () => (await import('./counter/detail/sold.screen.tsx')).SoldScreen,
    },
    { path: '/dashboard/prescriptions', ...screen },
    {
      path: '/dashboard/prescriptions/new',
      title: () => t('newPrescription'),
      alsoCalled: () => t('calledNewPrescription'),
      permission: 'pharmacy.prescribe',
      load: async () =>
        (await import('./prescriptions/writing/form/new-prescription.screen.tsx')).NewPrescriptionScreen,
    },
    {
      path: '/dashboard/prescriptions/check',
      title: () => t('checkPrescription'),
      alsoCalled: () => t('calledCheck'),
      permission: ['pharmacy.read', 'pharmacy.prescribe', 'emr.read'],
      load: async () =>
        (await import('./prescriptions/check/check-prescription.screen.tsx')).CheckPrescriptionScreen,
    },
    {
      path: '/dashboard/prescriptions/$prescriptionId',
      title: () => t('prescription'),
      permission: ['pharmacy.read', 'pharmacy.prescribe', 'emr.read'],
      load: async () => (await import('./prescriptions/detail/prescription.screen.tsx')).PrescriptionScreen,
    },
  ],
  menu: [
    {
      group: 'pharmacy',
      order: 10,
      label: () => t('pharmacy'),
      icon: capsuleIcon,
      to: '/dashboard/pharmacy',
      permission: 'pharmacy.read',
    },
  ],
  quickActions: [
    {
      order: 36,
      label: () => t('counterSale'),
      icon: capsuleIcon,
      to: '/dashboard/pharmacy/counter',
      permission: 'pharmacy.counter',
    },
    {
      order: 35,
      label: () => t('newPrescription'),
      icon: capsuleIcon,
      to: '/dashboard/prescriptions/new',
      permission: 'pharmacy.prescribe',
      forPatient: {
        words: () => t('prescribeWords'),
        to: (patientId) => `/dashboard/prescriptions/new?patientId=${patientId}`,
      },
    },
  ],
  search: [
    {
      id: 'prescriptions-to-dispense',
      order: 30,
      label: () => t('toDispense'),
      icon: capsuleIcon,
      permission: 'pharmacy.dispense',
      find: async (text, signal) =>
        (await import('./dispensing/list/dispensing.hits.ts')).findOpenPrescriptions(text, signal),
    },
  ],
  fillings: [
    fillSlot(
      consultationOrdersSlot,
      { id: 'prescriptions', order: 20, permission: 'pharmacy.prescribe' },
      async () =>
        (await import('./prescriptions/detail/prescribe-from-consultation.tsx')).PrescribeFromConsultation,
    ),
    fillSlot(
      admissionSectionsSlot,
      { id: 'prescriptions', order: 5, permission: ['pharmacy.read', 'pharmacy.prescribe', 'emr.read'] },
      async () => (await import('./prescriptions/detail/stay-prescriptions.tsx')).StayPrescriptions,
    ),
    fillSlot(dischargeFormSlot, { id: 'prescriptions', permission: 'pharmacy.prescribe' }, async () => {
      const { DischargeMedicinesForm } =
        await import('./prescriptions/discharge/form/discharge-medicines-form.tsx');
      return DischargeMedicinesForm;
    }),
    fillSlot(
      patientTimelineSlot,
      { id: 'prescriptions', order: 22, permission: ['pharmacy.read', 'pharmacy.prescribe', 'emr.read'] },
      async () => (await import('./prescriptions/detail/patient-prescriptions.tsx')).PatientPrescriptions,
    ),
  ],
  records: pharmacyRecords,
  notices: [() => import('./pharmacy.notices.ts')],
};
