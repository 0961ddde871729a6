/** What is measured of each part of the system, with the values from which on it is worth a warning or an error. */
export const partsOfSystem = {
  database: {
    roundTrip: { unit: 'milliseconds', warning: 100, error: 2000 },
    connectionsUsed: { unit: 'percent', warning: 80, error: 95 },
    connections: { unit: 'count' },
    databaseSize: { unit: 'bytes' },
  },
  jobs: {
    jobsFailed: { unit: 'count', warning: 1, error: 10 },
    oldestJobFailure: { unit: 'hours', warning: 1, error: 24 },
    hospitalsBehind: { unit: 'count', warning: 1, error: 10 },
    countAge: { unit: 'minutes', warning: 180, error: 1440 },
  },
  mail: {
    messagesWaiting: { unit: 'count', warning: 100, error: 1000 },
    oldestMessage: { unit: 'minutes', warning: 15, error: 120 },
    messagesFailed: { unit: 'count', warning: 1, error: 100 },
    messagesUnknown: { unit: 'count', warning: 1, error: 100 },
  },
  files: {
    storeFailed: { unit: 'count', warning: 1, error: 1 },
    fileBytes: { unit: 'bytes' },
    diskFree: { unit: 'bytes' },
    diskUsed: { unit: 'percent', warning: 85, error: 95 },
  },
  backUp: {
    // One is made each day; a machine that was off at night makes up for it within an hour.
    backUpAge: { unit: 'hours', warning: 26, error: 50 },
    backUpSize: { unit: 'bytes' },
    // A part of the log is kept each minute: this much would be lost with the disk.
    logAge: { unit: 'minutes', warning: 5, error: 60 },
  },
  auditTrail: {
    unsealed: { unit: 'count' },
    sealLag: { unit: 'seconds', warning: 60, error: 600 },
  },
  clientLogger: {
    pageErrors: { unit: 'count', warning: 1, error: 50 },
  },
  server: {
    uptime: { unit: 'minutes' },
    memory: { unit: 'bytes', warning: 1_500_000_000, error: 3_000_000_000 },
    loopDelay: { unit: 'milliseconds', warning: 100, error: 500 },
    load: { unit: 'percent', warning: 85, error: 97 },
    openBrowsers: { unit: 'count' },
  },
} as const satisfies Record<string, Record<string, MeasureRule>>;

interface MeasureRule {
  unit: 'milliseconds' | 'seconds' | 'minutes' | 'hours' | 'percent' | 'bytes' | 'count';
  /** From this value on; left out where a value says nothing by itself. */
  warning?: number;
  error?: number;
}

export type PartName = keyof typeof partsOfSystem;
export type MeasureName = { [Part in PartName]: keyof (typeof partsOfSystem)[Part] }[PartName];

export const partNames = Object.keys(partsOfSystem) as PartName[];
export const measureNames = partNames.flatMap((part) => Object.keys(partsOfSystem[part]) as MeasureName[]);
export const units = ['milliseconds', 'seconds', 'minutes', 'hours', 'percent', 'bytes', 'count'] as const;
export const partStates = ['healthy', 'warning', 'error', 'simulated'] as const;

type Grade = 'healthy' | 'warning' | 'error';

/** How good a value is; what was not measured says nothing. */
export function gradeOf(value: number | null, { warning, error }: Omit<MeasureRule, 'unit'>): Grade {
  if (value === null) return 'healthy';
  if (error !== undefined && value >= error) return 'error';
  return warning !== undefined && value >= warning ? 'warning' : 'healthy';
}

const worstFirst: readonly Grade[] = ['error', 'warning', 'healthy'];

/** What was measured of one part, by the names of its measures. */
export type MeasuresOf<Part extends PartName> = Record<keyof (typeof partsOfSystem)[Part], number | null>;

/** A part with its measures, their limits, and the worst of their grades. */
export function judgePart<Part extends PartName>(part: Part, values: MeasuresOf<Part>) {
  const rules: Readonly<Record<string, MeasureRule>> = partsOfSystem[part];
  const measures = Object.entries(rules).map(([name, { unit, warning = null, error = null }]) => {
    const value = values[name as keyof typeof values] ?? null;
    return {
      name: name as MeasureName,
      unit,
      value: value === null ? null : Math.max(0, Math.round(value)),
      warning,
      error,
      grade: gradeOf(value, rules[name]!),
    };
  });
  const state = worstFirst.find((grade) => measures.some((one) => one.grade === grade)) ?? 'healthy';
  return { name: part, state, measures };
}

const hourMs = 3_600_000;

/** Null where somebody else makes back-ups; that nobody makes any, or keeps no log, is worth a warning. */
export function judgeBackUp(
  made: { madeAt: string; bytes: number } | 'none' | null,
  log: { reachesTo: string } | 'none' | null,
  now: Date,
) {
  const hoursSince = (at: string) => (now.getTime() - Date.parse(at)) / hourMs;
  const hasBackUp = made !== null && made !== 'none';
  const part = judgePart('backUp', {
    backUpAge: hasBackUp ? hoursSince(made.madeAt) : null,
    backUpSize: hasBackUp ? made.bytes : null,
    logAge: log === null || log === 'none' ? null : 60 * hoursSince(log.reachesTo),
  });
  const isMissing = made === 'none' || log === 'none';
  return isMissing && part.state === 'healthy' ? { ...part, state: 'warning' as const } : part;
}
