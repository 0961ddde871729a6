import { admissionSectionsSlot } from '#areas/inpatient/inpatient-web.public.ts';
import { fillSlot } from '#client/registration/slots.ts';
import type { WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { t } from '../ward-rounds-menu.texts.ts';

const readers = ['nursing.read', 'nursing.write', 'emr.read'] as const;

/** Progress notes: writing one on the round, one of them, and those of a stay on its page. */
export const progressNotesWeb: Omit<WebArea<AnyIcon>, 'name'> = {
  routes: [
    {
      path: '/dashboard/inpatients/$admissionId/progress-note',
      title: () => t('newProgressNote'),
      permission: 'emr.write',
      load: async () => (await import('./form/new-progress-note.screen.tsx')).NewProgressNoteScreen,
    },
    {
      path: '/dashboard/progress-notes/$progressNoteId',
      title: () => t('progressNote'),
      permission: readers,
      load: async () => (await import('./detail/progress-note.screen.tsx')).ProgressNoteScreen,
    },
  ],
  fillings: [
    fillSlot(
      admissionSectionsSlot,
      { id: 'progress-notes', order: 5, permission: readers },
      async () => (await import('./list/notes-of-stay.tsx')).NotesOfStay,
    ),
  ],
};
