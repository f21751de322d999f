import { runInWorker } from '../../../lib/runInWorker.ts'
import type { Workbook } from './readWorkbook.ts'

export const openWorkbook = (bytes: Uint8Array): Promise<Workbook> =>
  runInWorker(
    {
      startWorker: () => new Worker(new URL('workbookWorker.ts', import.meta.url), { type: 'module' }),
      compute: async (input: Uint8Array) => (await import('./readWorkbook.ts')).readWorkbook(input),
    },
    bytes,
  )
