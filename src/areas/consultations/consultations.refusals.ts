import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { consultationsErrors } from './consultations.errors.ts';

defineRefusals<typeof consultationsErrors>('consultations', {
  CONSULTATION_EXISTS: 'This appointment already has a consultation.',
  CONSULTATION_SENSITIVE:
    'This consultation is sensitive. Only its author and people who may see sensitive data can open it.',
  NOT_THE_AUTHOR: 'Only the author may do this.',
  ENTERED_IN_ERROR: 'This is already marked as entered in error.',
  TOO_MANY_TEMPLATES: 'You have the maximum number of templates. Delete one first.',
});
