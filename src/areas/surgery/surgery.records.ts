import type { RecordKind } from '#client/registration/record-kinds.ts';
import { t } from './surgery-records.texts.ts';

/** What the audit trail calls the records of this area, and where each is shown. */
export const surgeryRecords: readonly RecordKind[] = [
  { resource: 'theatres', label: () => t('theatres'), address: () => '/dashboard/surgery/theatres' },
  {
    resource: 'theatre_sessions',
    label: () => t('theatre_sessions'),
    address: () => '/dashboard/surgery/sessions',
  },
  {
    resource: 'surgical_procedures',
    label: () => t('surgical_procedures'),
    address: () => '/dashboard/surgery/procedures',
  },
  {
    resource: 'surgical_courses',
    label: () => t('surgical_courses'),
    address: (id) => `/dashboard/surgery/cases/${id}?part=course`,
  },
  {
    resource: 'surgical_cases',
    label: () => t('surgical_cases'),
    address: (id) => `/dashboard/surgery/cases/${id}`,
  },
  {
    resource: 'surgical_consents',
    label: () => t('surgical_consents'),
    address: (id) => `/dashboard/surgery/cases/${id}`,
  },
  {
    resource: 'consent_wording',
    label: () => t('consent_wording'),
    address: () => '/dashboard/surgery/procedures',
  },
  {
    resource: 'surgical_checklists',
    label: () => t('surgical_checklists'),
    address: (id) => `/dashboard/surgery/preop/${id}`,
  },
  {
    resource: 'surgical_counts',
    label: () => t('surgical_counts'),
    address: (id) => `/dashboard/surgery/cases/${id}?part=counts`,
  },
  { resource: 'counted_items', label: () => t('counted_items') },
  { resource: 'checklist_adaptation', label: () => t('checklist_adaptation') },
  { resource: 'safety_overrides', label: () => t('safety_overrides') },
  {
    resource: 'operative_notes',
    label: () => t('operative_notes'),
    address: (id) => `/dashboard/surgery/notes/${id}`,
  },
  { resource: 'operative_note_templates', label: () => t('operative_note_templates') },
  { resource: 'surgical_specimens', label: () => t('surgical_specimens') },
  {
    resource: 'surgical_consumables',
    label: () => t('surgical_consumables'),
  },
  {
    resource: 'surgical_bills',
    label: () => t('surgical_bills'),
    address: (id) => `/dashboard/surgery/charges/${id}`,
  },
  { resource: 'surgical_pricing', label: () => t('surgical_pricing') },
  { resource: 'surgical_implants', label: () => t('surgical_implants') },
  {
    resource: 'anesthesia_records',
    label: () => t('anesthesia_records'),
    address: (id) => `/dashboard/surgery/anesthesia/${id}`,
  },
];
