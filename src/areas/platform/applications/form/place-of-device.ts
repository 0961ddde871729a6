import { countryCodes, currencyIn, groupingIn } from '#kernel/places/countries.ts';
import type { offeredCurrencies } from '#kernel/money/currencies.ts';
import type { MessageLanguage } from '#kernel/messages/message-languages.ts';
import type { TenantFormat } from '#ui/i18n/tenant-format.ts';

/** Where somebody applies from, as the device has it: mostly where the hospital is, and changed where it is not. */
export interface Place {
  /** Empty where the device's time zone belongs to no country. */
  countryCode: string;
  timeZone: string;
  currencyCode: (typeof offeredCurrencies)[number];
  numberGrouping: TenantFormat['numberGrouping'];
}

export function placeOfDevice(
  { timeZone } = new Intl.DateTimeFormat().resolvedOptions() as { timeZone: string },
): Place {
  const countryCode = countryCodes.find((country) => zonesOf(country).includes(oldName(timeZone))) ?? '';
  return { timeZone, ...placeIn(countryCode), countryCode };
}

/** Of a hospital also the language of its messages; English is proposed: text messages in Bengali are several in one. */
export interface HospitalPlace extends Place {
  messageLanguage: MessageLanguage;
}

export function hospitalPlaceOfDevice(): HospitalPlace {
  return { ...placeOfDevice(), messageLanguage: 'en' };
}

/** What is proposed to a hospital in a country; all of it may be changed. */
export function placeIn(country: string): Pick<Place, 'countryCode' | 'currencyCode' | 'numberGrouping'> {
  return { countryCode: country, currencyCode: currencyIn(country), numberGrouping: groupingIn(country) };
}

/** The time zone that is proposed with a country: the one that was chosen where it lies there, or its only one. */
export function timeZoneIn(country: string, chosen: string): string {
  const zones = zonesOf(country);
  const only = zones.length === 1 ? zones[0]! : chosen;
  return zones.includes(oldName(chosen)) ? chosen : nameOfToday(only);
}

// Older browsers have it as a property, some have neither: there the country is chosen by hand.
type ZonedLocale = Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] };

function zonesOf(country: string): string[] {
  const locale = new Intl.Locale('und', { region: country }) as ZonedLocale;
  return (locale.getTimeZones?.() ?? locale.timeZones ?? []).map(oldName);
}

// Browsers name some zones as they were called when the list began.
const oldNames: Readonly<Record<string, string>> = {
  'Asia/Dhaka': 'Asia/Dacca',
  'Asia/Kolkata': 'Asia/Calcutta',
  'Asia/Kathmandu': 'Asia/Katmandu',
  'Asia/Thimphu': 'Asia/Thimbu',
  'Asia/Yangon': 'Asia/Rangoon',
  'Asia/Ho_Chi_Minh': 'Asia/Saigon',
  'Europe/Kyiv': 'Europe/Kiev',
};

function oldName(zone: string): string {
  return oldNames[zone] ?? zone;
}

function nameOfToday(zone: string): string {
  return Object.keys(oldNames).find((name) => oldNames[name] === zone) ?? zone;
}
