import { z } from 'zod';

/** The last fields of a record that people change: when it was made and last changed, and in which version it is. */
export const versioned = { createdAt: z.string(), updatedAt: z.string(), version: z.number().int() };

/** Which version of a record its caller saw: what somebody else has changed since is not overwritten. */
export const seenVersion = z.number().int().min(1);

/** The fields of a form as a change takes them: one that is left out stays as it is. */
export function changeable<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.strictObject(fields).partial().shape;
}

/** Which records a register lists. */
export const inUseFilters = ['active', 'inactive', 'all'] as const;

/** Those in use, unless others are asked for. */
export const inUseFilter = z.enum(inUseFilters).default('active');
