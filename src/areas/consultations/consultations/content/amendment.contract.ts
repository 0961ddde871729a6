import { z } from 'zod';
import { freeText, requiredText } from '#kernel/text.ts';
import { issue } from '../consultation.issues.ts';

/** 'entered-in-error' says that the whole consultation does not count, such as one of another patient. */
export const amendmentKinds = ['addition', 'correction', 'entered-in-error'] as const;

export const consultationAmendment = z.strictObject({
  id: z.uuid(),
  kind: z.enum(amendmentKinds),
  reason: z.string(),
  /** Null where the consultation was entered in error. */
  body: z.string().nullable(),
  amendedByName: z.string(),
  amendedAt: z.string(),
});

export type ConsultationAmendment = z.output<typeof consultationAmendment>;

/** What a person types into the form of an amendment. */
export const amendmentFields = {
  kind: z.enum(amendmentKinds),
  reason: requiredText(500, issue('amendmentReasonMissing')),
  /** Left empty where the consultation was entered in error. */
  body: freeText(5000),
};

/** The rule over both fields: nothing is added where the whole consultation does not count. */
export function saysWhat({ kind, body }: { kind: ConsultationAmendment['kind']; body: string }): boolean {
  return (kind === 'entered-in-error') === (body === '');
}

export const saysWhatIssue = { path: ['body'], message: issue('amendmentMissing') };
