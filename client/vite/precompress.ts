import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const compressible = /\.(js|css|html|svg|json|txt)$/
/** Below this a response fits one packet either way. */
const LEAST_BYTES = 1024

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < LEAST_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await Promise.all([
    brotli(bytes, { params }).then((small) => writeFile(`${path}.br`, small)),
    promisify(gzip)(bytes, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
  ])
}

/** Lays a brotli and a gzip form beside each text file of the build, for servers that send what the browser takes. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    writeBundle: async ({ dir }) => {
      if (!dir) return
      const files = await readdir(dir, { recursive: true })
      await Promise.all(files.filter((name) => compressible.test(name)).map((name) => compress(join(dir, name))))
    },
  }
}
