import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('web.guard', {
  ofHospitalTitle: 'This screen belongs to a hospital',
  ofHospitalText: 'Open a hospital for support to see its screens.',
  module_admissions_enabled: 'Admissions',
  module_nursing_enabled: 'Nursing',
  module_surgery_enabled: 'Surgery',
  module_pharmacy_enabled: 'Pharmacy',
  module_laboratory_enabled: 'Laboratory',
  module_billing_enabled: 'Billing',
  module_reports_enabled: 'Reports',
  module_inventory_enabled: 'Inventory',
  module_payouts_enabled: 'Payouts',
  module_audit_trail_enabled: 'Audit trail',
  module_referral_reports_enabled: 'Referral reports',
  module_notifications_v1: 'Notifications',
});
