import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const sources = ['mock-api/page/**/*', 'client/src/components/theme/**/*', 'client/vite/themeStyles.ts', 'package-lock.json']

function inputsHash(root: string): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { cwd: root }).toSorted()) {
    const path = join(root, file)
    if (!/\.test\.tsx?$/.test(file) && statSync(path).isFile())
      hash
        .update(`${file.replaceAll('\\', '/')}\0`)
        .update(readFileSync(path))
        .update('\0')
  }
  return hash.digest('hex')
}

/** Resolves with the output of a failed build, else with undefined. */
export type BuildPage = (root: string) => Promise<string | undefined>

const viteBuild: BuildPage = (root) =>
  new Promise((settle) => {
    const output: Buffer[] = []
    const args = [join(root, 'node_modules/vite/bin/vite.js'), 'build', 'page', '--logLevel', 'warn']
    const child = spawn(process.execPath, args, { cwd: join(root, 'mock-api'), stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
    child.on('error', (error) => settle(error.message))
    child.on('close', (code) => settle(code === 0 ? undefined : Buffer.concat(output).toString()))
  })

/** Builds the mock's page into `mock-api/dist/page` unless its sources are those of the last build. */
export async function buildPage(root: string, build = viteBuild): Promise<string | undefined> {
  const stamp = join(root, 'mock-api/dist/page.sha256')
  const hash = inputsHash(root)
  const isBuilt = existsSync(join(root, 'mock-api/dist/page/index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
  if (isBuilt) return undefined
  const problem = await build(root)
  if (problem === undefined) writeFileSync(stamp, hash)
  return problem
}

if (import.meta.main) {
  const problem = await buildPage(join(import.meta.dirname, '..'))
  if (problem !== undefined) {
    console.error(problem)
    process.exitCode = 1
  }
}
