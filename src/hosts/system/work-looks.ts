import type { HospitalLook, OwnLook, WorkLooks } from '#database/functions/work/work-look.ts';
import { serverAreas } from './areas.ts';
import { sealEntriesLook } from '#server/jobs/audit-sealer.ts';
import { tidyUpLook } from '#server/jobs/housekeeping.ts';
import { foldStepsLook } from '#server/jobs/step-folder.ts';

const minuteJobs = serverAreas.flatMap((area) => area.minuteJobs ?? []);
const dailyJobs = serverAreas.flatMap((area) => area.dailyJobs ?? []);

/** The looks of all areas' jobs and of the host's own, from which `find_tenants_with_work` is put together. */
export const workLooks: WorkLooks = {
  anyTime: {
    ...Object.fromEntries(
      minuteJobs.flatMap(({ name, look }) => (isOfHospitals(look) ? [[name, look]] : [])),
    ),
    'server.fold-steps': foldStepsLook,
  },
  onceADay: {
    ...Object.fromEntries(dailyJobs.flatMap(({ name, look }) => (look ? [[name, look]] : []))),
    'server.tidy-up': tidyUpLook,
  },
  own: {
    ...Object.fromEntries(minuteJobs.flatMap(({ name, look }) => (isOwn(look) ? [[name, look]] : []))),
    'server.seal-entries': sealEntriesLook,
  },
};

function isOfHospitals(look: HospitalLook | OwnLook | undefined): look is HospitalLook {
  return look !== undefined && 'finds' in look;
}

function isOwn(look: HospitalLook | OwnLook | undefined): look is OwnLook {
  return look !== undefined && 'statement' in look;
}
