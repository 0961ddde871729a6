import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('list-imports', {
  'lead.patients':
    'From a list of patients, an export of Openward or the patients.csv of Synthea. Patients who are already there are neither added again nor changed.',
  'lead.medicines': 'From a list of medicines. A medicine that is already in the list is never changed here.',
  'lead.diagnoses':
    'Codes and titles of any coding. A diagnosis is known by its code, or by its title where it has none: its title is changed where the file says otherwise.',
  'lead.services':
    'From a price list. A service is known by its name: its price and category are changed where the file says otherwise.',
  'lead.lab-tests':
    'Tests with units, ranges and prices. A test is known by its name; orders keep what they were made with.',
  'lead.stock-items':
    'Everything but medicines. An item is known by its code, or by its name where it has none.',
  'lead.opening-stock':
    'What lies on the shelves when you begin: lots, expiries and quantities of items and medicines that are in the list. A lot in a place is taken once.',
  'lead.suppliers': 'From whom you buy. A supplier is known by its name.',
  'lead.people':
    'People with an account and their roles. A person is known by the email address; roles of people with an account are never changed here. Invitations are sent from the list.',
  'lead.beds':
    'Wards with their rooms and beds: one row for each bed, or for a ward without beds. A bed is known by its ward and number.',
  'lead.procedures': 'Operations with how long they usually take. A procedure is known by its name.',
  'lead.doctors':
    'Doctors with the hours of their week: a column for each day, such as 09:00-13:00, 17:00-21:00. A doctor is known by the name.',
  'back.patients': 'Patients',
  'back.medicines': 'Pharmacy',
  'back.diagnoses': 'Diagnoses',
  'back.services': 'Services',
  'back.lab-tests': 'Laboratory tests',
  'back.stock-items': 'Inventory',
  'back.opening-stock': 'Inventory',
  'back.suppliers': 'Suppliers',
  'back.people': 'Settings',
  'back.beds': 'Wards',
  'back.procedures': 'Procedures',
  'back.doctors': 'Doctors',
  refusedFile: 'refused-{{list}}.csv',
  earlier: 'Earlier imports of this list',
  file: 'File',
  when: 'When',
  outcome: 'Outcome',
  state: 'State',
  'state.running': 'Interrupted or running',
  'state.done': 'Finished',
  'state.ended': 'Ended early',
  'state.undoing': 'Being undone',
  'state.undone': 'Undone',
  actions: 'Actions',
  countsOf:
    '{{added, number}} added, {{changed, number}} changed, {{present, number}} already present, {{refused, number}} refused',
  undoneOf: '{{undone, number}} taken back, {{kept, number}} kept because they were used or changed',
  undo: 'Undo this import',
  undoRun: 'Undo the import of {{name}}',
  undoTitle: 'Undo this import?',
  undoMessage:
    'What it added is taken off the list and what it changed gets its former values, except where someone else has used or changed it since.',
  keep: 'Keep it',
  undoing: 'Taking back, {{remaining, number}} left…',
  wasUndone: 'Import undone: {{undone, number}} taken back, {{kept, number}} kept.',
  recognised_openward: 'Recognized as an export of Openward. Nothing needs to be set.',
  recognised_synthea: 'Recognized as patients of Synthea. Nothing needs to be set.',
  firstPatients: 'The first patients, as they will be registered',
  showKept_one: 'Show {{count, number}} kept',
  showKept_other: 'Show {{count, number}} kept',
  keptTitle: 'Kept after the undo of {{name}}',
  keptHint: 'Someone has used or changed these records since the import.',
  keptFirst_one: 'Only the first record is named here.',
  keptFirst_other: 'Only the first {{count, number}} records are named here.',
  keptNameless: 'A record without a name',
  failedKept: 'The kept records could not be loaded',
  failedUndo: 'The import could not be undone',
  failedToLoad: 'Earlier imports could not be loaded',
});
