import { writeWorkbook, type WorkbookContent } from './writeWorkbook.ts'

addEventListener('message', ({ data }: MessageEvent<WorkbookContent>) => {
  writeWorkbook(data).then(postMessage, (error: unknown) => {
    setTimeout(() => {
      throw error
    })
  })
})
