import type { WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { t } from '../nursing-menu.texts.ts';

/** Nursing notes: the list, a new one, and one of them. */
export const notesWeb: Omit<WebArea<AnyIcon>, 'name'> = {
  routes: [
    {
      path: '/dashboard/nursing/notes',
      title: () => t('notes'),
      permission: ['nursing.read', 'nursing.write'],
      load: async () => (await import('./list/notes.screen.tsx')).NotesScreen,
    },
    {
      path: '/dashboard/nursing/notes/$noteId',
      title: () => t('note'),
      permission: ['nursing.read', 'nursing.write'],
      load: async () => (await import('./detail/note.screen.tsx')).NoteScreen,
    },
  ],
  menu: [
    {
      group: 'nursing',
      order: 50,
      label: () => t('notes'),
      icon: 'edit',
      to: '/dashboard/nursing/notes',
      permission: ['nursing.read', 'nursing.write'],
    },
  ],
};
