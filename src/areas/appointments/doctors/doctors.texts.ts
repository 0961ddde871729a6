import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('doctors', {
  title: 'Doctors',
  lead: 'Doctors who take appointments. Inactive doctors are not offered for new ones.',
  back: 'Back to Appointments',
  add: 'Add Doctor',
  addFirst: 'Add First Doctor',
  editTitle: 'Edit Doctor',
  searchLabel: 'Search doctors',
  searchPlaceholder: 'Name or specialty',
  status: 'Status',
  filter_all: 'All statuses',
  filter_active: 'Active',
  filter_inactive: 'Inactive',

  name: 'Name',
  nameExample: 'Dr. Farhan Chowdhury',
  specialty: 'Specialty',
  specialtyHint: 'Choose one or type another.',
  internalMedicine: 'Internal Medicine',
  cardiology: 'Cardiology',
  pediatrics: 'Pediatrics',
  account: 'Account',
  accountLinked: 'Linked',
  accountHint: 'The account this doctor signs in with. Leave empty for a doctor without one.',
  accountNone: 'None',
  counted_one: '{{count, number}} doctor',
  counted_other: '{{count, number}} doctors',

  noneFound: 'No doctors found',
  noneMatch: 'Try another name, specialty or status.',
  noneYet: 'Add a doctor to book appointments with them.',

  deactivateTitle: 'Deactivate doctor',
  deactivateQuestion:
    '{{name}} will no longer be offered for new appointments. Existing appointments are kept.',
  activateTitle: 'Activate doctor',
  activateQuestion: '{{name}} will be offered for new appointments again.',

  failedToLoad: 'Failed to load doctors',
  failedToAdd: 'Failed to add doctor',
  failedToUpdate: 'Failed to update doctor',
  failedToDeactivate: 'Failed to deactivate doctor',
  failedToActivate: 'Failed to activate doctor',
});
