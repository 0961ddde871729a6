import { t as limits } from '#areas/billing/limits/own-limits.texts.ts';
import { t as billing } from '#areas/billing/settings/billing-settings.texts.ts';
import { t as doses } from '#areas/doses/policy/dose-policy.texts.ts';
import { t as transfers } from '#areas/inpatient/transfers/bed-transfers.texts.ts';
import { t as laboratory } from '#areas/laboratory/settings/lab-settings.texts.ts';
import { t as dataExports } from '#areas/leaving/exports/data-exports.texts.ts';
import { t as fluids } from '#areas/nursing/fluids/settings/form/fluid-settings.texts.ts';
import { t as closing } from '#areas/platform/closing/closing.texts.ts';
import { t as support } from '#areas/platform/support/support.texts.ts';
import { t as commissions } from '#areas/referrals/settings/commission-settings.texts.ts';
import { t as documents } from '#areas/settings/documents/document-limit.texts.ts';
import { t as lateEntries } from '#areas/settings/late-entries/late-entries.texts.ts';
import { t as firstHour } from '#areas/settings/first-hour/first-hour.texts.ts';
import { t as organization } from '#areas/settings/organization/organization.texts.ts';
import { t as settings } from '#areas/settings/settings/settings.texts.ts';
import { t as stock } from '#areas/stock/settings/stock-settings.texts.ts';
import { t as operator } from '#areas/subscriptions/operator/operator.texts.ts';
import { t as checklist } from '#areas/surgery/checklists/templates/form/adaptation.texts.ts';
import { t as counts } from '#areas/surgery/counts/counts.texts.ts';
import { t as deterioration } from '#areas/vitals/deterioration/policy/deterioration-policy.texts.ts';
import { isOffered } from '#client/registration/offered.ts';
import type { Person } from '#client/session.ts';
import { settingsAddress, type SettingsTab } from '#screens/settings/settings-places.ts';
import {
  machineClientsTabSlot,
  organizationSectionsSlot,
  securityTabSlot,
  usersAndRolesTabSlot,
} from '#screens/settings/settings-slots.ts';
import { areas } from '../../areas.ts';
import { t } from './settings-index.texts.ts';

/** One section of the settings, as it is found by its name. */
export interface SettingsEntry {
  tab: SettingsTab;
  /** The id of its filling, or of a section that the tab itself shows. */
  section: string;
  title: () => string;
  /** What else people call it, with commas between. */
  words?: () => string;
}

/** Every section in the order of the screen. A test holds the fillings of the settings' tabs against it. */
export const settingsEntries: readonly SettingsEntry[] = [
  {
    tab: 'organization',
    section: 'organization',
    title: () => settings('tab_organization'),
    words: () => t('words_organization'),
  },
  { tab: 'organization', section: 'logo', title: () => organization('logo'), words: () => t('words_logo') },
  {
    tab: 'organization',
    section: 'modules',
    title: () => organization('modules'),
    words: () => t('words_modules'),
  },
  {
    tab: 'organization',
    section: 'first-steps',
    title: () => firstHour('title'),
    words: () => t('words_steps'),
  },
  {
    tab: 'organization',
    section: 'operator-card',
    title: () => operator('settingsTitle'),
    words: () => t('words_operator'),
  },
  { tab: 'organization', section: 'billing', title: () => billing('title'), words: () => t('words_billing') },
  {
    tab: 'organization',
    section: 'document-limit',
    title: () => documents('title'),
    words: () => t('words_document'),
  },
  {
    tab: 'organization',
    section: 'billing-limits',
    title: () => limits('title'),
    words: () => t('words_limits'),
  },
  {
    tab: 'organization',
    section: 'commissions',
    title: () => commissions('title'),
    words: () => t('words_commissions'),
  },
  {
    tab: 'organization',
    section: 'laboratory',
    title: () => laboratory('title'),
    words: () => t('words_laboratory'),
  },
  {
    tab: 'organization',
    section: 'bed-transfers',
    title: () => transfers('holdTitle'),
    words: () => t('words_transfers'),
  },
  {
    tab: 'organization',
    section: 'late-entries',
    title: () => lateEntries('title'),
    words: () => t('words_late'),
  },
  { tab: 'organization', section: 'fluids', title: () => fluids('title'), words: () => t('words_fluids') },
  {
    tab: 'organization',
    section: 'safety-checklist',
    title: () => checklist('title'),
    words: () => t('words_checklist'),
  },
  {
    tab: 'organization',
    section: 'counted-items',
    title: () => counts('itemsTitle'),
    words: () => t('words_counts'),
  },
  { tab: 'organization', section: 'stock', title: () => stock('title'), words: () => t('words_stock') },
  {
    tab: 'organization',
    section: 'deteriorations',
    title: () => deterioration('title'),
    words: () => t('words_deterioration'),
  },
  { tab: 'organization', section: 'doses', title: () => doses('title'), words: () => t('words_doses') },
  {
    tab: 'organization',
    section: 'support-access',
    title: () => support('title'),
    words: () => t('words_support'),
  },
  {
    tab: 'organization',
    section: 'data-exports',
    title: () => dataExports('title'),
    words: () => t('words_exports'),
  },
  {
    tab: 'organization',
    section: 'account-closing',
    title: () => closing('title'),
    words: () => t('words_closing'),
  },
  {
    tab: 'users',
    section: 'users-and-roles',
    title: () => settings('tab_users'),
    words: () => t('words_users'),
  },
  {
    tab: 'security',
    section: 'policy',
    title: () => settings('tab_security'),
    words: () => t('words_security'),
  },
  {
    tab: 'machine-clients',
    section: 'machine-keys',
    title: () => settings('tab_machine-clients'),
    words: () => t('words_keys'),
  },
  { tab: 'appearance', section: 'theme', title: () => settings('themeTitle'), words: () => t('words_theme') },
  {
    tab: 'appearance',
    section: 'language',
    title: () => settings('languageTitle'),
    words: () => t('words_language'),
  },
  { tab: 'integrations', section: 'api', title: () => settings('apiTitle'), words: () => t('words_api') },
  { tab: 'integrations', section: 'mail', title: () => settings('mailTitle') },
  { tab: 'integrations', section: 'sms', title: () => settings('smsTitle') },
];

const fillings = areas.flatMap((area) => area.fillings ?? []);

const slotOfTab: Partial<Record<SettingsTab, string>> = {
  organization: organizationSectionsSlot.id,
  users: usersAndRolesTabSlot.id,
  security: securityTabSlot.id,
  'machine-clients': machineClientsTabSlot.id,
};

/** The sections that a person may open, of whose names or other words one contains what was typed. */
export function findSettings(person: Person, text = ''): SettingsEntry[] {
  const wanted = text.trim().toLowerCase();
  return settingsEntries.filter((entry) => {
    const filling = fillings.find(({ id, slot }) => id === entry.section && slot === slotOfTab[entry.tab]);
    if (filling && !isOffered(person, filling)) return false;
    return `${entry.title()}, ${entry.words?.() ?? ''}`.toLowerCase().includes(wanted);
  });
}

/** The name of the tab that shows a section. */
export function tabName({ tab }: SettingsEntry): string {
  return settings(`tab_${tab}`);
}

/** The address that opens a section. */
export function addressOf({ tab, section }: SettingsEntry) {
  return settingsAddress(tab, section);
}
