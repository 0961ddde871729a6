import { searchRole } from '../migrations/0003-patients.ts';
import { countRole } from '../migrations/0005-audit.ts';
import { closedMonths } from './closed-months.ts';
import { closedRows } from './closed-rows.ts';
import { endedSessions } from './ended-sessions.ts';
import type { DatabaseFunctions, LentRights } from './function-definition.ts';
import { importedRecords } from './imported-records.ts';
import { joinedRecords } from './joined-records.ts';
import { patientSearch, readsOfPatientSearch } from './patient-search.ts';
import { platformCount, readsOfPlatformCount } from './platform-count.ts';
import { readsOfStockSearch, stockSearch } from './stock-search.ts';
import { supportAccess } from './support-access.ts';
import { findWork, readsOfWork } from './work/find-work.ts';
import type { WorkLooks } from './work/work-look.ts';

/** Every function of the database, as it is on one machine or on a cluster of them. */
export function allFunctions(looks: WorkLooks, isCluster: boolean): DatabaseFunctions {
  return {
    functions: [
      ...patientSearch,
      ...stockSearch,
      ...closedMonths,
      ...endedSessions,
      ...closedRows,
      ...importedRecords,
      ...joinedRecords,
      ...supportAccess,
      ...platformCount(isCluster),
      ...findWork(looks, isCluster),
    ],
    lent: [
      { role: searchRole, reads: together([readsOfPatientSearch, readsOfStockSearch]) },
      { role: countRole, reads: together([readsOfPlatformCount, ...readsOfWork(looks)]) },
    ],
  };
}

/** Each table once with every column that is read of it, in one order whatever the order of the parts. */
function together(parts: readonly LentRights['reads'][]): LentRights['reads'] {
  const columns = new Map<string, Set<string>>();
  for (const [table, names] of parts.flatMap((part) => Object.entries(part))) {
    columns.set(table, new Set([...(columns.get(table) ?? []), ...names.split(/,\s*/)]));
  }
  const tables = [...columns].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(tables.map(([table, names]) => [table, [...names].toSorted().join(', ')]));
}
