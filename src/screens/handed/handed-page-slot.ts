import { defineSlot } from '#client/registration/slots.ts';

export interface HandedPageProps {
  recordId: string;
  /** In which it is read, as a BCP 47 tag. */
  language: string;
  /** What was prepared before the device was handed over. */
  facts: Readonly<Record<string, string>>;
  /** Shows these words alone until the device is back. */
  onDone: (words: string) => void;
}

/** Pages for somebody who is not signed in, such as a patient who signs; a filling is named by its id. */
export const handedPageSlot = defineSlot<HandedPageProps>('device.handed');
