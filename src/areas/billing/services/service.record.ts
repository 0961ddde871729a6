import { toRecord } from '#database/to-record.ts';
import { service, type Service } from './service.contract.ts';
import type { ServiceRow } from './service.queries.ts';

/** A stored row as the record that screens and callers know. */
export function toService(row: ServiceRow): Service {
  return toRecord(service, row);
}
