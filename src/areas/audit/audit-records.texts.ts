import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('audit-records', {
  audit_entries: 'Audit entries',
});
