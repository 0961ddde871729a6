import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('audit-menu', {
  auditTrail: 'Audit Trail',
  systemHealth: 'System Health',
});
