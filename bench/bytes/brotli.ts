import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const BYTES_PER_KB = 1000
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/** Transfer size of a file in kB of 1,000 bytes. Fonts are compressed already. */
export function transferKb(folder: string, file: string): number {
  const bytes = readFileSync(join(folder, file))
  return (file.endsWith('.woff2') ? bytes : brotliCompressSync(bytes, best)).length / BYTES_PER_KB
}
