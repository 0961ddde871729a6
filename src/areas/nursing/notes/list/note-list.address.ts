import { validOrInError } from '#kernel/papers/paper-status.rules.ts';
import { choicePart, idPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import { notePriorities, noteTypes } from '../note.contract.ts';

/** What a follow-up can be filtered by. */
export const followUpFilters = ['open', 'done'] as const;

/** The address of the list of notes. */
export const noteList = listAddress({
  patientId: idPart(),
  noteType: choicePart(noteTypes),
  priority: choicePart(notePriorities),
  wardId: idPart(),
  followUp: choicePart(followUpFilters),
  status: choicePart(validOrInError),
});
