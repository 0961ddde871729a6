/** Who prints wristbands and labels: those who admit, and the ward that receives. */
export const printsWristbands = ['admissions.receive', 'admissions.write'] as const;

export const wristbandDocuments = ['wristband', 'labels'] as const;

/** How many labels are printed at once, and how many where nobody says. */
export const labelCopies = { least: 1, most: 60, usual: 12 } as const;
