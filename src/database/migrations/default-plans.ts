import { newId } from '#kernel/ids.ts';

/** A plan as its row. Prices are in minor units; a limit that is null counts nothing. */
export interface DefaultPlan {
  tenant_id: string;
  id: string;
  code: string;
  name: string;
  description: string | null;
  price_minor: number;
  currency_code: string;
  billing_interval: 'month' | 'year';
  staff_limit: number | null;
  patient_limit: number | null;
  bed_limit: number | null;
  storage_limit_megabytes: number | null;
  modules: string[];
  features: string[];
  trial_days: number;
  is_active: boolean;
  created_at: string;
  updated_at: string;
  version: number;
}

const laboratoryAndPharmacy = [
  'laboratory_enabled',
  'pharmacy_enabled',
  'inventory_enabled',
  'billing_enabled',
];
const everyModule = [
  ...laboratoryAndPharmacy,
  'admissions_enabled',
  'nursing_enabled',
  'surgery_enabled',
  'reports_enabled',
  'notifications_v1',
];

/**
 * The plans with which a platform starts; the operator edits them afterwards. The first three with their prices in USD
 * and the next three with prices and limits in BDT are those of document 3, section 9. Of the first three it gives
 * limits and features to Professional alone; the others take those of their neighbours.
 */
export function defaultPlans(tenantId: string, at: string): DefaultPlan[] {
  const small = { staff_limit: 5, patient_limit: 500, bed_limit: 10, storage_limit_megabytes: 1024 };
  const medium = { staff_limit: 25, patient_limit: 2500, bed_limit: 50, storage_limit_megabytes: 10_240 };
  const large = { staff_limit: 100, patient_limit: 10_000, bed_limit: 250, storage_limit_megabytes: 51_200 };
  const none = { staff_limit: null, patient_limit: null, bed_limit: null, storage_limit_megabytes: null };
  const usd = { currency_code: 'USD', billing_interval: 'month' as const };
  const bdt = { currency_code: 'BDT', billing_interval: 'month' as const };
  const laboratoryAndPharmacyWords = 'Laboratory and pharmacy modules';
  const starter = { ...usd, ...small, modules: ['billing_enabled'], features: ['Patients and appointments'] };
  const standard = {
    ...bdt,
    ...medium,
    modules: laboratoryAndPharmacy,
    features: [laboratoryAndPharmacyWords],
  };
  const professional = {
    ...usd,
    ...medium,
    patient_limit: null,
    modules: [...laboratoryAndPharmacy, 'reports_enabled'],
    features: [laboratoryAndPharmacyWords, 'Advanced reporting', 'Priority support'],
  };
  const enterprise = { ...usd, ...none, modules: everyModule, features: ['All modules'] };
  const plans = [
    { code: 'starter', name: 'Starter', price_minor: 4900, ...starter },
    { code: 'professional', name: 'Professional', price_minor: 14_900, ...professional },
    { code: 'enterprise', name: 'Enterprise', price_minor: 49_900, ...enterprise },
    { code: 'basic', name: 'Basic', price_minor: 4900, ...starter, ...bdt },
    { code: 'standard', name: 'Standard', price_minor: 14_900, ...standard },
    { code: 'pro', name: 'Pro', price_minor: 49_900, ...enterprise, ...large, ...bdt },
  ];
  return plans.map((plan) => ({
    ...plan,
    tenant_id: tenantId,
    id: newId(),
    description: null,
    trial_days: 30,
    is_active: true,
    created_at: at,
    updated_at: at,
    version: 1,
  }));
}
