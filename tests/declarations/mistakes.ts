import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** The mistake, the correct declaration, and the wrong one. */
export type Mistake = readonly [sentence: string, right: string, wrong: string]

const getName = (place: number): string => `mistake${place}.tsx`

interface Declared {
  /** Of the folder in `.tmp`. */
  readonly name: string
  /** A declaration that compiles, and that each mistake is made in. */
  readonly source: string
  /** What the declaration needs to be wrong. */
  readonly prepare?: (text: string) => string
}

/**
 * Declarations with their mistakes, compiled together: the messages by the number of the mistake, -1 for the declaration as
 * it is.
 */
export function compileMistakes({ name, source, prepare = String }: Declared, mistakes: readonly Mistake[]): Map<number, string[]> {
  const folder = resolve('.tmp', name)
  const right = prepare(
    readFileSync(source, 'utf8').replaceAll(
      /(from |import\()'(\.\.?\/[^']+)'/g,
      (_, by: string, path: string) => `${by}'${resolve(source, '..', path).replaceAll('\\', '/')}'`,
    ),
  )
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [index, [sentence, from, to]] of mistakes.entries()) {
    if (!right.includes(from)) throw new Error(`The declaration has nothing to be wrong about: ${sentence}`)
    writeFileSync(resolve(folder, getName(index)), right.replace(from, to))
  }
  writeFileSync(resolve(folder, getName(-1)), right)
  const options = { extends: resolve('tsconfig.json'), compilerOptions: { incremental: false, tsBuildInfoFile: null } }
  writeFileSync(resolve(folder, 'tsconfig.json'), JSON.stringify({ ...options, include: ['*.tsx', resolve('client/src/vite-env.d.ts')] }))
  const { stdout } = spawnSync('tsc', ['-p', folder, '--pretty', 'false'], { encoding: 'utf8' })
  rmSync(folder, { recursive: true, force: true })
  const found = new Map<number, string[]>()
  for (const [line, place] of stdout.matchAll(/^.*mistake(-?\d+)\.tsx\(.*$/gm)) {
    found.set(Number(place), [...(found.get(Number(place)) ?? []), line])
  }
  return found
}
