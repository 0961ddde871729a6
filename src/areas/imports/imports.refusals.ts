import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { importsErrors } from './imports.errors.ts';

defineRefusals<typeof importsErrors>('imports', {
  IMPORT_UNDONE: 'This import has been undone. Import the file again.',
});
