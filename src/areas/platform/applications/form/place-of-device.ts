import type { offeredCurrencies } from '#kernel/money/currencies.ts';

/** Where somebody applies from, as the device has it: mostly where the hospital is, and changed where it is not. */
export interface Place {
  timeZone: string;
  currencyCode: (typeof offeredCurrencies)[number];
}

export function placeOfDevice(
  { timeZone } = new Intl.DateTimeFormat().resolvedOptions() as { timeZone: string },
): Place {
  return { timeZone, currencyCode: currencyIn(timeZone) };
}

function currencyIn(timeZone: string): Place['currencyCode'] {
  if (timeZone === 'Asia/Dhaka' || timeZone === 'Asia/Dacca') return 'BDT';
  return timeZone.startsWith('Europe/') ? 'EUR' : 'USD';
}
