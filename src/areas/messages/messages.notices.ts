import { defineNotices } from '#kernel/notice.ts';

/** What a rule puts into people's bells: its template's words. */
export const notice = defineNotices('messages', {
  sent: { title: '{{title}}', message: '{{words}}' },
});
