import type { ModuleFlag } from '#kernel/access/modules.ts';
import type { Clock } from '#kernel/time/clock.ts';
import type { FileStore } from '#database/files/file-store.ts';
import type { Db } from '#database/tables.ts';

/** A sample hospital, or the platform, and who works there. */
export interface SampleOrganization {
  readonly slug: string;
  readonly name: string;
  readonly isPlatform: boolean;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly timeZone: string;
  /** Modules that are on beside those of every new hospital: what its samples show. */
  readonly modules?: Readonly<Partial<Record<ModuleFlag, boolean>>>;
  readonly people: readonly SamplePerson[];
}

export interface SamplePerson {
  /** Code of a system role. */
  readonly role: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** What the samples of an area leave for those of other areas, by area; each `x.seed.ts` adds its own here. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the areas
export interface SampleRecords {}

/** What a sample organization is filled with, inside one transaction of its own. */
export interface SampleHospitalParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly tenantId: string;
  readonly organization: SampleOrganization;
  readonly passwords: { hash(password: string): Promise<string> };
  /** Where documents of the samples are kept; left out where there are to be none. */
  readonly files?: FileStore | undefined;
  /** False where a hospital's own patients are coming: it gets no sample patients and nothing that needs them. */
  readonly hasSamplePatients: boolean;
}

/** A sample organization that the areas fill one after the other. */
export interface SampleHospital extends SampleHospitalParts {
  /** Leaves something of an area for the areas that come after it. */
  readonly leave: <Area extends keyof SampleRecords>(area: Area, records: SampleRecords[Area]) => void;
  /** What an area has left; @throws Error when that area has not been filled yet. */
  readonly recordsOf: <Area extends keyof SampleRecords>(area: Area) => SampleRecords[Area];
}

/** A sample organization in which no area has left anything yet. */
export function emptySampleHospital(parts: SampleHospitalParts): SampleHospital {
  const left: Partial<SampleRecords> = {};
  return {
    ...parts,
    leave(area, records) {
      left[area] = records;
    },
    recordsOf(area) {
      const records = left[area];
      if (records === undefined) throw new Error(`The samples of ${area} come first: name it in 'after'.`);
      return records;
    },
  };
}

/** How an area fills a sample hospital. */
export interface AreaSamples {
  /** Names of the areas whose samples these need. */
  readonly after?: readonly string[];
  /** True when the platform, which is no hospital, is filled as well. */
  readonly isForPlatform?: boolean;
  readonly fill: (hospital: SampleHospital) => Promise<void>;
}
