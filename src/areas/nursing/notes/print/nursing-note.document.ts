import { fullName } from '#areas/patients/patient-words.public.ts';
import { paperDocument, type PrintWords, textSections } from '#screens/papers/print/paper-blocks.ts';
import type { PrintDocument } from '#ui/print/print-document.ts';
import { followUpWords } from '../list/note-columns.tsx';
import type { NursingNote } from '../note.contract.ts';
import { t } from '../notes.texts.ts';

/** A nursing note on paper, with everything that was added later. */
export function nursingNoteDocument(
  note: NursingNote & { content: string },
  words: PrintWords,
): PrintDocument {
  const { format } = words;
  const { patient, content, noteType, nurseName, noteTime, priority, shiftType, tags } = note;
  const title = t('detailTitle', { type: t(`type_${noteType}`) });
  const time = format.dateTime(noteTime);
  return paperDocument(
    {
      title,
      name: fullName(patient),
      paper: note,
      about: [title, time],
      fields: [
        { label: t('noteTime'), value: time },
        { label: t('shift'), value: t(`shift_${shiftType}`) },
        { label: t('priority'), value: t(`priority_${priority}`) },
        { label: t('followUp'), value: followUpWords(note, format) },
        { label: t('tags'), value: tags.join(', ') },
      ],
      blocks: textSections([[t('note'), content]]),
      signed: [nurseName, null],
    },
    words,
  );
}
