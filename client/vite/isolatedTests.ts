import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const client = join(import.meta.dirname, '..')
const needsNewModules = /\bvi\.(mock|doMock|hoisted|resetModules|stubEnv)\(|stubGlobal\('ReadableStream'|fake-indexeddb\/auto/

/** Test files with a document that replace modules or Node's streams, or begin and end sessions, so that they cannot share a page with other files. */
export function isolatedTests(): string[] {
  return readdirSync(join(client, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter(
      (file) =>
        /\.test\.tsx$|\.dom\.test\.ts$/.test(file) &&
        (file.includes('features/auth/') || needsNewModules.test(readFileSync(join(client, file), 'utf8'))),
    )
}
