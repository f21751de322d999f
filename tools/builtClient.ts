import { spawnSync } from 'node:child_process'
import { type BinaryLike, createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { Sentence } from './sentence.ts'

type Environment = Readonly<NodeJS.ProcessEnv>

const UNUSED_MS = 30 * 86_400_000

/** Sources of a build; tests are not. */
const sources = ['client/**/*', 'client/.env*', 'contracts/src/**/*', 'package-lock.json', 'tsconfig.json']
const isLeftOut = (path: string): boolean => /(^|[\\/])(node_modules|dist|testing)$/.test(path)

function inputsHash(root: string, environment: Environment): string {
  const hash = createHash('sha256')
  const add = (name: string, content: BinaryLike): void => void hash.update(`${name}\0`).update(content).update('\0')
  for (const file of globSync(sources, { cwd: root, exclude: isLeftOut }).toSorted())
    if (!/\.test\.tsx?$/.test(file) && statSync(join(root, file)).isFile()) add(file.replaceAll('\\', '/'), readFileSync(join(root, file)))
  for (const name of Object.keys(environment)
    .filter((key) => key.startsWith('VITE_'))
    .toSorted())
    add(name, environment[name] ?? '')
  return hash.digest('hex').slice(0, 16)
}

/** Named after the build's inputs: a build never replaces one that is served. */
export const builtClientFolder = (root: string, environment: Environment): string =>
  join(root, '.tmp/client', inputsHash(root, environment))

/** Removes builds that no start has used for a month. */
function removeUnused(parent: string): void {
  for (const name of readdirSync(parent))
    if (Date.now() - statSync(join(parent, name)).mtimeMs > UNUSED_MS) rmSync(join(parent, name), { recursive: true })
}

/** Returns the output if it fails. */
export type Build = (outDir: string) => string | undefined

const viteBuild =
  (root: string, env: Environment): Build =>
  (outDir) => {
    const args = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', outDir, '--emptyOutDir']
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: join(root, 'client'), env, encoding: 'utf8' })
    return status === 0 ? undefined : `${stdout}${stderr}`
  }

/** Does nothing if the folder exists. */
export function buildClient(root: string, environment: Environment, build: Build = viteBuild(root, environment)): string {
  const folder = builtClientFolder(root, environment)
  const parent = join(folder, '..')
  mkdirSync(parent, { recursive: true })
  if (!existsSync(folder)) {
    console.log('Building the client …')
    // Renamed at the end, so that an interrupted build is not served.
    const unfinished = `${folder}.${process.pid}`
    const problem = build(unfinished)
    if (problem !== undefined) throw new Sentence(`The client can’t be built:\n${problem}`)
    if (existsSync(folder)) rmSync(unfinished, { recursive: true })
    else renameSync(unfinished, folder)
  }
  utimesSync(folder, new Date(), new Date())
  removeUnused(parent)
  return folder
}
