import type { ChecklistItem } from '../kyc/kyc.rules.ts';

export interface SampleApplication {
  organizationName: string;
  contactEmail: string;
  contactPhone: string;
  address: string;
  countryCode: string;
  timeZone: string;
  currencyCode: 'BDT';
  numberGrouping: 'lakh';
  messageLanguage: 'bn';
  adminFirstName: string;
  adminLastName: string;
  adminEmail: string;
  daysAgo: number;
  /** As the trade license has it. */
  license: { number: string; validUntil: string };
  /** Left out while nobody has decided. */
  rejected?: { daysAgo: number; checklist: readonly ChecklistItem[]; notes: string };
}

/** One that waits for a review, and one that was rejected; organizations and people are invented. */
export const sampleApplications: readonly SampleApplication[] = [
  {
    organizationName: 'Padma Diagnostic Centre',
    contactEmail: 'office@padma-diagnostic.example',
    contactPhone: '+880 1711 555 062',
    address: '9 Station Road, Rajshahi 6100',
    countryCode: 'BD',
    timeZone: 'Asia/Dhaka',
    currencyCode: 'BDT',
    numberGrouping: 'lakh',
    messageLanguage: 'bn',
    adminFirstName: 'Mahbub',
    adminLastName: 'Alam',
    adminEmail: 'mahbub.alam@padma-diagnostic.example',
    daysAgo: 9,
    license: { number: 'TRAD/RCC/004417', validUntil: '30 June 2025' },
    rejected: {
      daysAgo: 7,
      checklist: ['license_readable', 'license_names_organization', 'photo_readable'],
      notes: 'The trade license ended on 30 June 2025. Please apply again with the renewed one.',
    },
  },
  {
    organizationName: 'Meghna Dental Clinic',
    contactEmail: 'desk@meghna-dental.example',
    contactPhone: '+880 1711 555 031',
    address: '27 Lake Circus Road, Dhaka 1205',
    countryCode: 'BD',
    timeZone: 'Asia/Dhaka',
    currencyCode: 'BDT',
    numberGrouping: 'lakh',
    messageLanguage: 'bn',
    adminFirstName: 'Rehana',
    adminLastName: 'Karim',
    adminEmail: 'rehana.karim@meghna-dental.example',
    daysAgo: 1,
    license: { number: 'TRAD/DSCC/018822', validUntil: '30 June 2099' },
  },
];
