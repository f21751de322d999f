import { readWorkbook } from './readWorkbook.ts'

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => void readWorkbook(data).then(postMessage))
