import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { consultationsErrors } from './consultations.errors.ts';

defineRefusals<typeof consultationsErrors>('consultations', {
  CONSULTATION_EXISTS: 'This appointment has a consultation already.',
  CONSULTATION_SENSITIVE:
    'This consultation is sensitive: only its author and those who see sensitive data may open it.',
  NOT_THE_AUTHOR: 'Only the author may do this.',
  ENTERED_IN_ERROR: 'This is marked as entered in error already.',
  TOO_MANY_TEMPLATES: 'You have as many templates as are possible. Delete one first.',
});
