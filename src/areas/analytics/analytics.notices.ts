import { defineNotices } from '#kernel/notice.ts';

/** What the figures put into people's bells. */
export const notice = defineNotices('analytics', {
  figureMismatch: {
    title: 'Figures do not match',
    message: 'Figures that differ from the records they count: {{names}}.',
  },
});
