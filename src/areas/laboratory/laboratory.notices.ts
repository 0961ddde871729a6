import { defineNotices } from '#kernel/notice.ts';

/** What the laboratory puts into people's bells. */
export const notice = defineNotices('laboratory', {
  criticalEntered: { title: 'Critical laboratory result', message: '{{order}}: {{tests}}' },
  criticalReleased: { title: 'Critical laboratory result', message: '{{order}}' },
  resultsReleased: { title: 'Laboratory results ready', message: '{{order}}' },
});
