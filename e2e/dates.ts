import type { Locator, Page } from '@playwright/test';

/** Types date and time of a field with both: `wallTime` is `YYYY-MM-DDTHH:mm` in the hospital's zone. */
export async function fillDateTime(form: Locator | Page, label: string, wallTime: string): Promise<void> {
  const [date = '', time = ''] = wallTime.split('T');
  await form.getByLabel(`${label}: date`).fill(date);
  await form.getByLabel(`${label}: time`).fill(time);
}
