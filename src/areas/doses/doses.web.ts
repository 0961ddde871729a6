import type { KeptFormat } from '#client/registration/keepable-kinds.ts';
import { fillSlot } from '#client/registration/slots.ts';
import { pageInMenu, type WebArea } from '#client/registration/web-area.ts';
import { organizationSectionsSlot } from '#screens/settings/settings-slots.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { t } from './doses-menu.texts.ts';
import { dosesRecords } from './doses.records.ts';

/** The medication administration record, and the hospital's times in the settings. */
export const dosesWeb: WebArea<AnyIcon> = {
  name: 'doses',
  module: 'nursing_enabled',
  notices: [() => import('./doses.notices.ts')],
  ...pageInMenu({
    path: '/dashboard/nursing/mar',
    title: () => t('mar'),
    alsoCalled: () => t('calledMar'),
    permission: ['mar.read', 'mar.admin'],
    load: async () => (await import('./mar/list/mar.screen.tsx')).MarScreen,
    group: 'nursing',
    order: 30,
    icon: 'clipboard',
  }),
  keepable: ['doses.administer', 'doses.giveAsNeeded'].map((call) => ({
    call,
    load: async (format: KeptFormat) => {
      await import('./administration/dose.issues.ts');
      return (await import('./administration/administration.words.ts')).giveRefusals(format);
    },
  })),
  fillings: [
    fillSlot(
      organizationSectionsSlot,
      { id: 'doses', order: 50, permission: 'admin.settings' },
      async () => (await import('./policy/form/dose-policy-section.tsx')).DosePolicySection,
    ),
  ],
  records: dosesRecords,
};
