/** The three phases of the WHO Surgical Safety Checklist, in their order. */
export const checklistPhases = ['sign_in', 'time_out', 'sign_out'] as const;
export type ChecklistPhase = (typeof checklistPhases)[number];

/** The item that says that the counts agree, of every published checklist: it is ticked once they do. */
export const countsCode = 'counts';
/** Who of a team says an item of a checklist. */
export const speakerRoles = ['surgeon', 'anesthesiologist', 'nurse'] as const;
export type SpeakerRole = (typeof speakerRoles)[number];

/** One item of a published checklist. */
export interface PublishedItem {
  /** Unique within its checklist and never reused for another item. */
  readonly code: string;
  readonly phase: ChecklistPhase;
  readonly description: string;
  /** Counts toward completion, and blocks the step of the operation that it stands before. */
  readonly isRequired: boolean;
  /** Who says it; null for whose part it is nobody has said. */
  readonly saidBy: SpeakerRole | null;
}

/** A checklist as it was published: a hospital adds to it and never takes away from it. */
export interface PublishedChecklist {
  readonly name: string;
  readonly version: string;
  readonly source: string;
  readonly items: readonly PublishedItem[];
}

export const publishedNames = ['openward', 'who-2009'] as const;
export type PublishedName = (typeof publishedNames)[number];

type Described = Pick<PublishedItem, 'code' | 'description' | 'saidBy'>;

function required(phase: ChecklistPhase, item: Described): PublishedItem {
  return { ...item, phase, isRequired: true };
}

function optional(phase: ChecklistPhase, item: Described): PublishedItem {
  return { ...item, phase, isRequired: false };
}

// Both lists begin alike.
const signIn: readonly PublishedItem[] = [
  required('sign_in', {
    code: 'identity',
    saidBy: 'nurse',
    description: 'Patient has confirmed identity, site, procedure and consent',
  }),
  required('sign_in', {
    code: 'site-marked',
    saidBy: 'nurse',
    description: 'Surgical site is marked, or marking does not apply',
  }),
  required('sign_in', {
    code: 'machine-check',
    saidBy: 'anesthesiologist',
    description: 'Anaesthesia machine and medication check is complete',
  }),
  required('sign_in', {
    code: 'pulse-oximeter',
    saidBy: 'anesthesiologist',
    description: 'Pulse oximeter is on the patient and working',
  }),
  required('sign_in', {
    code: 'allergy',
    saidBy: 'anesthesiologist',
    description: 'Known allergies are checked',
  }),
  required('sign_in', {
    code: 'airway-risk',
    saidBy: 'anesthesiologist',
    description: 'Difficult airway and aspiration risk are considered; equipment and help are at hand',
  }),
  required('sign_in', {
    code: 'blood-loss-risk',
    saidBy: 'anesthesiologist',
    description:
      'Risk of blood loss over 500 ml (7 ml/kg in children) is considered; two lines or central access and fluids are planned',
  }),
];

const antibiotic = required('time_out', {
  code: 'antibiotic',
  saidBy: 'anesthesiologist',
  description: 'Antibiotic prophylaxis was given within the last 60 minutes, or does not apply',
});

/** The 19 items of the specification: Sign In 7, Time Out 5 with imaging optional, Sign Out 7 of which 5 are required. */
const openward: PublishedChecklist = {
  name: 'WHO Surgical Safety Checklist',
  version: '7/5/7',
  source: 'Specification, document 2, section 9, after the WHO Surgical Safety Checklist, 2009',
  items: [
    ...signIn,
    required('time_out', {
      code: 'introductions',
      saidBy: 'nurse',
      description: 'All team members have introduced themselves by name and role',
    }),
    required('time_out', {
      code: 'patient-and-procedure',
      saidBy: 'surgeon',
      description: 'Team confirms patient, procedure and place of incision',
    }),
    antibiotic,
    required('time_out', {
      code: 'critical-events',
      saidBy: 'surgeon',
      description: 'Anticipated critical events are reviewed by surgeon, anaesthetist and nursing team',
    }),
    optional('time_out', {
      code: 'imaging',
      saidBy: 'surgeon',
      description: 'Essential imaging is displayed',
    }),
    required('sign_out', {
      code: 'procedure-recorded',
      saidBy: 'nurse',
      description: 'Name of the procedure is recorded',
    }),
    required('sign_out', {
      code: countsCode,
      saidBy: 'nurse',
      description: 'Instrument, swab and needle counts are complete',
    }),
    optional('sign_out', {
      code: 'specimen',
      saidBy: 'nurse',
      description: "Specimen is labelled and read aloud with the patient's name",
    }),
    optional('sign_out', {
      code: 'equipment',
      saidBy: 'nurse',
      description: 'Equipment problems are named for somebody to address',
    }),
    required('sign_out', {
      code: 'surgeon-concerns',
      saidBy: 'surgeon',
      description: 'Surgeon has named the key concerns for recovery',
    }),
    required('sign_out', {
      code: 'anaesthetist-concerns',
      saidBy: 'anesthesiologist',
      description: 'Anaesthetist has named the key concerns for recovery',
    }),
    required('sign_out', {
      code: 'nursing-concerns',
      saidBy: 'nurse',
      description: 'Nursing team has named the key concerns for recovery',
    }),
  ],
};

/** The WHO's own split of 2009: 7, 7 and 5 items; what may not apply is ticked as such, so each is required. */
const who2009: PublishedChecklist = {
  name: 'WHO Surgical Safety Checklist 2009',
  version: '2009',
  source: 'WHO, Surgical Safety Checklist, revised 1/2009',
  items: [
    ...signIn,
    required('time_out', {
      code: 'introductions',
      saidBy: 'nurse',
      description: 'All team members have introduced themselves by name and role',
    }),
    required('time_out', {
      code: 'patient-and-procedure',
      saidBy: 'surgeon',
      description: 'Team confirms patient, procedure and place of incision',
    }),
    antibiotic,
    required('time_out', {
      code: 'surgeon-review',
      saidBy: 'surgeon',
      description: 'Surgeon reviews critical steps, duration and expected blood loss',
    }),
    required('time_out', {
      code: 'anaesthetist-review',
      saidBy: 'anesthesiologist',
      description: 'Anaesthetist reviews concerns about this patient',
    }),
    required('time_out', {
      code: 'nursing-review',
      saidBy: 'nurse',
      description: 'Nursing team reviews sterility and equipment',
    }),
    required('time_out', {
      code: 'imaging',
      saidBy: 'surgeon',
      description: 'Essential imaging is displayed, or does not apply',
    }),
    required('sign_out', {
      code: 'procedure-recorded',
      saidBy: 'nurse',
      description: 'Name of the procedure is recorded',
    }),
    required('sign_out', {
      code: countsCode,
      saidBy: 'nurse',
      description: 'Instrument, swab and needle counts are complete, or do not apply',
    }),
    required('sign_out', {
      code: 'specimen',
      saidBy: 'nurse',
      description: "Specimen is labelled and read aloud with the patient's name, or there is none",
    }),
    required('sign_out', {
      code: 'equipment',
      saidBy: 'nurse',
      description: 'Equipment problems are named for somebody to address',
    }),
    required('sign_out', {
      code: 'key-concerns',
      saidBy: 'nurse',
      description: 'Surgeon, anaesthetist and nurse review key concerns for recovery',
    }),
  ],
};

/** The checklists a hospital chooses from; without a choice the first one is used. */
export const publishedChecklists: Readonly<Record<PublishedName, PublishedChecklist>> = {
  openward,
  'who-2009': who2009,
};
