import { defineNotices } from '#kernel/notice.ts';

/** What the operators find in their bells. */
export const notice = defineNotices('platform', {
  applied: { title: 'New application', message: '{{organization}} has applied for an account ({{number}}).' },
});
