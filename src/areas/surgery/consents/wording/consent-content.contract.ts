import { z } from 'zod';
import { lateralities } from '../../cases/case.contract.ts';

/** What was read and agreed to, word by word. */
export const consentContent = z.strictObject({
  procedureName: z.string(),
  /** What the hospital's words call the procedure in the language of who signs. */
  localName: z.string().nullable(),
  laterality: z.enum(lateralities),
  site: z.string().nullable(),
  preOpDiagnosis: z.string().nullable(),
  surgeonName: z.string().nullable(),
  explained: z.string(),
  /** What is done, what else could be done, what may happen without it, and its risks; each with its heading. */
  parts: z.array(z.strictObject({ title: z.string(), text: z.string() })),
  statements: z.array(z.strictObject({ text: z.string(), isAgreed: z.boolean() })),
  takeBack: z.string(),
});

export type ConsentContent = z.output<typeof consentContent>;
