import { defineNotices } from '#kernel/notice.ts';

/** What administrators find in their bells. */
export const notice = defineNotices('leaving', {
  exportAsked: {
    title: 'Export of all data',
    message: '{{person}} has asked for an export of everything that the hospital has stored.',
  },
});
