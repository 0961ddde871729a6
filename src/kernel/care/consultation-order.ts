/** What kinds of orders are made in a consultation and told of there. */
export const consultationOrderKinds = ['tests', 'medicines'] as const;

/** An order that was made in a consultation, as its page and its paper name it. */
export interface ConsultationOrder {
  kind: (typeof consultationOrderKinds)[number];
  id: string;
  /** Its number, such as LAB-000001. */
  number: string;
  /** When it was made, as ISO 8601 in UTC with milliseconds. */
  at: string;
  /** What is ordered, in order. */
  names: string[];
  /** Path of the screen that shows it. */
  link: string;
}
