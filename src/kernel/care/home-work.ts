import type { Notice } from '../notice.ts';
import type { AlertTone } from './patient-alert.ts';

/** How many items of one list stand on the home screen; the list behind it has all. */
export const maxHomeItems = 8;

/** One thing that waits for the person, such as an appointment, an order or a patient with doses due. */
export interface WorkItem {
  /** Unique within its list. */
  id: string;
  /** When it is due or since when it waits, as an instant; null where time does not matter. */
  at: string | null;
  tone: AlertTone;
  /** In the area's own `x.notices.ts`: the title says of whom or what, the message what is to be done. */
  notice: Notice;
  /** Path of the screen on which it is done. */
  link: string;
}

/** What waits for the person in one area. */
export interface WorkList {
  /** Title of the list; its message is said where nothing waits. */
  notice: Notice;
  /** Path of the screen with all of it. */
  link: string;
  items: WorkItem[];
}
