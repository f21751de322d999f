import { writeWorkbook, type WorkbookContent } from './writeWorkbook.ts'

/** Writes an Excel workbook off the main thread. A failure is an error of the worker. */
addEventListener('message', ({ data }: MessageEvent<WorkbookContent>) => {
  writeWorkbook(data).then(postMessage, (error: unknown) => {
    setTimeout(() => {
      throw error
    })
  })
})
