import type { WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { paperReaders, theatreTeam } from '../papers/paper-access.ts';
import { t } from '../papers/papers-menu.texts.ts';

/** Operative notes, one of them, and implants to be found again. */
export const notesWeb: Omit<WebArea<AnyIcon>, 'name'> = {
  routes: [
    {
      path: '/dashboard/surgery/notes',
      title: () => t('notes'),
      permission: ['surgery.operate', 'surgery.nursing', 'surgery.anesthesia'],
      load: async () => (await import('./list/notes.screen.tsx')).NotesScreen,
    },
    {
      path: '/dashboard/surgery/notes/$operativeNoteId',
      title: () => t('note'),
      permission: paperReaders,
      load: async () => (await import('./detail/note.screen.tsx')).NoteScreen,
    },
    {
      path: '/dashboard/surgery/implants',
      title: () => t('implants'),
      permission: theatreTeam,
      load: async () => (await import('../implants/list/implants.screen.tsx')).ImplantsScreen,
    },
  ],
  menu: [
    {
      group: 'surgery',
      order: 50,
      label: () => t('notes'),
      icon: 'clipboard',
      to: '/dashboard/surgery/notes',
      permission: 'surgery.operate',
    },
    {
      group: 'surgery',
      order: 70,
      label: () => t('implants'),
      icon: 'search',
      to: '/dashboard/surgery/implants',
      permission: theatreTeam,
    },
  ],
};
