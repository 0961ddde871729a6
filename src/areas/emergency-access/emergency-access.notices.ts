import { defineNotices } from '#kernel/notice.ts';

/** What emergency access puts into people's bells. */
export const notice = defineNotices('emergency-access', {
  opened: {
    title: 'Emergency access',
    message: '{{person}} opened the record {{record}} in an emergency. Please review it.',
  },
  limitReached: {
    title: 'Many records opened in an emergency',
    message:
      '{{person}} opened {{max, number}} records in an emergency within an hour and can open no more for now. Please check immediately.',
  },
});
