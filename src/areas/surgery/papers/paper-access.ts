/** Who works with the papers of an operation: at the table, at the patient's head and beside it. */
export const theatreTeam = ['surgery.nursing', 'surgery.operate', 'surgery.anesthesia'] as const;

/** Who reads them: the team, and whoever sees the theatre's day. */
export const paperReaders = ['surgery.read', ...theatreTeam] as const;
