import { defineNotices } from '#kernel/notice.ts';

/** What the operators find in their bells. */
export const notice = defineNotices('platform', {
  applied: { title: 'New application', message: '{{organization}} has applied for an account ({{number}}).' },
  support: {
    title: 'Support access',
    message: '{{person}} lets the operator of the platform read this hospital: {{purpose}}',
  },
  closing: {
    title: 'This account is being closed',
    message: '{{person}} closed the account of the hospital. This can be taken back under Settings.',
  },
});
