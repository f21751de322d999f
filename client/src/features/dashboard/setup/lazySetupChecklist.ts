import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'

/** Shown by Today and by empty lists. */
export const SetupChecklist = lazyWithPreload(async () => (await import('./SetupChecklist.tsx')).SetupChecklist)
