import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { envExample, settingRows } from '../../tools/envExample.ts'

/** Variables of Node, Vite and test tools; not settings of the product. */
const foreign: ReadonlySet<string> = new Set([
  'PATH',
  'NODE_COMPILE_CACHE',
  'PLANTED_FAULT',
  'STACK_TRACES',
  'COUNTS_FILE',
  'INIT_CWD',
  'PACT_DO_NOT_TRACK',
  'SCARF_ANALYTICS',
  'VARIANTS',
  'PROD',
])

const product = globSync(
  ['{gateway,mock-api,client}/src/**/*.{ts,tsx}', 'client/vite/**/*.ts', 'client/vite.config.ts', 'tools/*.{ts,mjs}'],
  {
    exclude: ['**/testing/**', '**/*.test.*', '**/*.nightly.*', '**/*.generated.ts', '**/generated/**'],
  },
)

const NAME = '[A-Z][A-Z0-9_]+'
/** How a setting is read: each pattern's first group has one name, or several in braces. */
const readings: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:env|environment)(?:\.|\[')(${NAME})\b`, 'g'),
  new RegExp(String.raw`\bportOf\(environment, '(${NAME})'`, 'g'),
  // { NAME, OTHER: alias } = process.env, or a parameter of type Environment
  /\{([^{}]*)\} = (?:process|import\.meta)\.env\b/g,
  /\{([^{}]*)\}: Environment\b/g,
  // a schema or a table of settings
  new RegExp(String.raw`^ {2}(${NAME}): (?:z\.|\{ limit)`, 'gm'),
  new RegExp(String.raw`^ {2}readonly (VITE_[A-Z_]+)\?`, 'gm'),
]

/** A variable in a compose file. */
const substitution = new RegExp(String.raw`\$\{(${NAME})[:}]`, 'g')

const namesIn = (text: string): string[] => [...text.matchAll(new RegExp(String.raw`\b${NAME}\b`, 'g'))].map(([name]) => name)

const matchesIn = (files: readonly string[], patterns: readonly RegExp[]): string[] =>
  files
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((source) => patterns.flatMap((pattern) => [...source.matchAll(pattern)].flatMap(([, names = '']) => namesIn(names))))

const read = new Set(
  [...matchesIn(product, readings), ...matchesIn(globSync(['docker-compose.yml', 'docker/*']), [substitution])].filter(
    (name) => !foreign.has(name),
  ),
)

const running = readFileSync('docs/running.md', 'utf8')
const documented = settingRows(running).flatMap(({ names }) => names)

test('docs/running.md has a row for every setting that the code reads', () => {
  expect(read.size).toBeGreaterThan(50)
  expect([...read].filter((name) => !documented.includes(name)).toSorted()).toEqual([])
})

test('every setting of docs/running.md is read by the code', () => {
  expect(documented.filter((name) => !read.has(name))).toEqual([])
})

test('no setting has two rows', () => {
  expect(documented.filter((name, index) => documented.indexOf(name) !== index)).toEqual([])
})

test('.env.example is written from docs/running.md', () => {
  expect(readFileSync('.env.example', 'utf8')).toBe(envExample(running))
})

test('.env.example names each setting once, switched off', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n')
  expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([])
  const named = lines.flatMap((line) => /^#([A-Z]\w+)=$/.exec(line)?.[1] ?? [])
  expect(named.toSorted()).toEqual(documented.toSorted())
})
