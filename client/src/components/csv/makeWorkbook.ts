import { runInWorker } from '../../lib/runInWorker.ts'
import type { WorkbookContent } from './writeWorkbook.ts'

export const makeWorkbook = (content: WorkbookContent): Promise<Blob> =>
  runInWorker(
    {
      startWorker: () => new Worker(new URL('workbookWriter.ts', import.meta.url), { type: 'module' }),
      compute: async (input: WorkbookContent) => (await import('./writeWorkbook.ts')).writeWorkbook(input),
    },
    content,
  )
