import { readWorkbook } from './readWorkbook.ts'

/** Reads an Excel file off the main thread. */
addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => void readWorkbook(data).then(postMessage))
