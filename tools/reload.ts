import { execFile } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildPage } from './builtPage.ts'
import { root } from './services.ts'

const DEBOUNCE_MS = 100
const folders = ['contracts/src', 'gateway/src', 'mock-api/src', 'mock-api/page', 'client/src']

const isOfPage = (path: string): boolean => path.startsWith('mock-api/page/')

export interface Stale {
  readonly isCodegen: boolean
  /** Vite reloads the client itself. */
  readonly programs: readonly string[]
}

const notRun = /\.test\.tsx?$|\.generated\.ts$|\/(testing|generated)\//

export function staleAfter(path: string): Stale {
  const isGraphql = path.endsWith('.graphql')
  if (isGraphql) return { isCodegen: true, programs: ['gateway'] }
  if (isOfPage(path) || notRun.test(path) || !/\.(ts|json)$/.test(path)) return { isCodegen: false, programs: [] }
  if (path.startsWith('contracts/')) return { isCodegen: false, programs: ['mock-api', 'gateway'] }
  const [name = ''] = path.split('/')
  return { isCodegen: path === 'gateway/src/schema/enums.ts', programs: name === 'client' ? [] : [name] }
}

export interface ReloadOptions {
  readonly restart: (name: string) => Promise<boolean>
  readonly hasProgram: (name: string) => boolean
  readonly generate?: () => Promise<void>
  /** Resolves with the output of a failed build. */
  readonly page?: () => Promise<string | undefined>
  readonly print: (line: string) => void
}

const codegen = async (): Promise<void> => {
  const cli = join(root, 'node_modules/@graphql-codegen/cli/esm/bin.js')
  await promisify(execFile)(process.execPath, [cli, '--config', 'codegen.ts', '--silent'], { cwd: root })
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

export async function reload(paths: readonly string[], options: ReloadOptions): Promise<void> {
  const { restart, hasProgram, generate = codegen, page = () => buildPage(root), print } = options
  const since = performance.now()
  if (paths.some(isOfPage)) {
    const problem = await page()
    print(problem === undefined ? `Built the mock’s page in ${seconds(since)}: reload it.` : `The mock’s page can’t be built:\n${problem}`)
  }
  const stale = paths.map(staleAfter)
  if (stale.some(({ isCodegen }) => isCodegen)) {
    try {
      await generate()
      print(`Generated code in ${seconds(since)}.`)
    } catch (error) {
      const { stdout, stderr, message } = error as Error & { stdout?: string; stderr?: string }
      print(`${`${stdout ?? ''}${stderr ?? ''}`.trim() || message}\nThe code could not be generated.`)
      return
    }
  }
  const names = [...new Set(stale.flatMap(({ programs }) => programs))].filter(hasProgram)
  await Promise.all(
    names.map(async (name) => {
      const restartedAt = performance.now()
      if (await restart(name)) print(`The ${name} reloaded in ${seconds(restartedAt)}.`)
      else print(`The ${name} doesn’t start: see the lines above. It tries again after the next save.`)
    }),
  )
}

/** Until `signal` aborts, calls `onChange` with the files that were saved since its last call ended. */
export function watchSources(signal: AbortSignal, onChange: (paths: readonly string[]) => Promise<void>): void {
  const changed = new Set<string>()
  let isBusy = false
  let timer: NodeJS.Timeout | undefined
  const run = async (): Promise<void> => {
    if (isBusy || changed.size === 0) return
    isBusy = true
    const paths = [...changed]
    changed.clear()
    await onChange(paths)
    isBusy = false
    void run()
  }
  const note = (path: string): void => {
    changed.add(path.replaceAll('\\', '/'))
    clearTimeout(timer)
    timer = setTimeout(run, DEBOUNCE_MS)
  }
  for (const folder of folders) watch(join(root, folder), { recursive: true, signal }, (_, file) => file && note(`${folder}/${file}`))
  // Editors that replace a file end a watch of the file itself.
  watch(root, { signal }, (_, file) => file === 'schema.graphql' && note(file))
}
