/** What a doctor wrote about one patient on a round. */
interface SampleSaid {
  subjective: string;
  objective: string;
  assessment: string;
  plan: string;
}

/** By patient; nothing of today where the round has not come by yet. */
export const sampleNotes: readonly { yesterday: SampleSaid; today?: SampleSaid }[] = [
  {
    yesterday: {
      subjective: 'Feels weak, did not sleep well. Drinks little.',
      objective: 'Alert, orientated. Chest clear, abdomen soft. Mucous membranes dry.',
      assessment: 'Little changed since admission, no sign of getting worse.',
      plan: 'Fluids as ordered, electrolytes tomorrow morning, vital signs every four hours.',
    },
  },
  {
    yesterday: {
      subjective: 'Less pain, slept for six hours.',
      objective: 'Comfortable at rest. Wound clean, no redness.',
      assessment: 'Recovers as expected.',
      plan: 'Walk with help twice a day, change to tablets, dressing every second day.',
    },
    today: {
      subjective: 'Walked to the door without help.',
      objective: 'Temperature normal since yesterday. Wound dry.',
      assessment: 'Recovers well.',
      plan: 'Home in two days when the dressing stays dry.',
    },
  },
  {
    yesterday: {
      subjective: 'Tired, drinks when asked to, no new complaints.',
      objective: 'Alert, abdomen soft, no bleeding seen, passes urine.',
      assessment: 'Stable over the last day.',
      plan: 'Vital signs every four hours, blood count tomorrow morning.',
    },
  },
  {
    yesterday: {
      subjective: 'No complaints, eats and drinks.',
      objective: 'No fever. Blood pressure in the target range.',
      assessment: 'Stable.',
      plan: 'Teach the family how to take the medicines, discharge this week.',
    },
  },
];
