import { defineNotices } from '#kernel/notice.ts';

/** What administrators find in their bells. */
export const notice = defineNotices('leaving', {
  exportAsked: {
    title: 'Export of all data',
    message: '{{person}} requested an export of all the hospital’s data.',
  },
});
