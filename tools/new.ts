import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { blocksOf, fill, replaceAllOf, type Text } from './newTemplates.ts'

interface Skeleton {
  readonly files: ReadonlyMap<string, string>
  readonly edits: readonly Edit[]
  readonly next: readonly string[]
}

interface Edit {
  readonly path: string
  readonly lines: string
  /** Inserts after the first match; at the end if it is missing. */
  readonly after?: RegExp
  readonly before?: RegExp
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const kebab = (word: string): string => word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const addedOf = (diff: string): string =>
  [...diff.matchAll(/^\+(.*)$/gm)]
    .map(([, line = '']) => line)
    .join('\n')
    .trimEnd()
    .trimEnd()

function getText(domain: string, name: string): Text {
  return { domain, name, Name: capital(name), path: kebab(name) }
}

function pageSkeleton(kind: 'list' | 'form', next: readonly string[], root: string, domain: string, name: string): Skeleton {
  const labels = getText(domain, name)
  const blocks = blocksOf(join(root, `docs/add-a-${kind}.md`))
  const [pathLine, route] = blocks.filter(({ language }) => language === 'diff').map(({ text }) => addedOf(text))
  const written = blocks.filter(({ path }) => path !== undefined)
  return {
    files: new Map(written.map(({ path = '', text }) => [replaceAllOf(kind, path, labels), replaceAllOf(kind, text, labels)])),
    edits: [
      { path: 'client/src/lib/paths.ts', lines: replaceAllOf(kind, pathLine ?? '', labels), after: /^export const paths = \{\n/m },
      { path: 'client/src/app/appRoutes.tsx', lines: replaceAllOf(kind, route ?? '', labels), before: /^ {2}\{ path: '\*'/m },
    ],
    next: ['npm run codegen', ...next],
  }
}

function callSkeleton(root: string, domain: string, name: string): Skeleton {
  const labels = getText(
    domain,
    name.replace(/^get/, '').replace(/^./, (letter) => letter.toLowerCase()),
  )
  const [schema = '', endpoint = '', sample = '', graphql = '', handler = '', right = '', resolver = ''] = blocksOf(
    join(root, 'docs/add-a-call.md'),
  )
    .filter(({ language }) => language === 'diff')
    .map(({ text }) => replaceAllOf('call', text, labels))
  const [field = '', type = ''] = graphql.split(/^@@.*\n/m)
  const chapter = `^# -+ ${domain}\\n[^]*?`
  const edits: Edit[] = [
    { path: `contracts/src/${domain}/schemas.ts`, lines: addedOf(schema) },
    { path: `contracts/src/${domain}/endpoints.ts`, lines: addedOf(endpoint), after: /^export const \w+Endpoints = \{\n/m },
    { path: `contracts/src/${domain}/samples.ts`, lines: addedOf(sample) },
    {
      path: 'schema.graphql',
      lines: `${addedOf(field).replace(/^\n/, '')}\n`,
      after: new RegExp(`${chapter}^extend type Query \\{\\n`, 'm'),
    },
    { path: 'schema.graphql', lines: `${addedOf(type)}\n`, after: new RegExp(`${chapter}^extend type Query \\{\\n[^]*?^\\}\\n\\n`, 'm') },
    { path: `mock-api/src/resources/${domain}.ts`, lines: addedOf(handler), after: /^export const \w+Handlers\b.*\{\n/m },
    { path: 'tests/roles/rights.ts', lines: addedOf(right), after: /^export const rights\b.*\{\n/m },
    { path: `gateway/src/modules/${domain}.ts`, lines: addedOf(resolver), after: /^ {2}Query: \{\n/m },
  ]
  return {
    files: new Map(),
    edits,
    next: ['npm run codegen', 'a pact interaction (step 5 of docs/add-a-call.md), then npm run pact:record'],
  }
}

type Writer = (root: string, domain: string, name: string) => Skeleton
const kinds: Readonly<Record<'list' | 'form' | 'call', Writer>> = {
  list: pageSkeleton.bind(null, 'list', ['an entry in client/src/app/navigation.ts, if the page belongs into the menu']),
  form: pageSkeleton.bind(null, 'form', ['a link to the page, such as "New …" above its list']),
  call: callSkeleton,
}

function edited(text: string, { path, lines, after, before }: Edit): string {
  const place = after ?? before
  if (!place) return `${text.trimEnd()}\n\n${lines}\n`
  const found = place.exec(text)
  if (!found) throw new Error(`${path} has no place for the new lines: ${place.source}`)
  const at = found.index + (after ? found[0].length : 0)
  return `${text.slice(0, at)}${lines}\n${text.slice(at)}`
}

/** Returns the changed paths and the remaining steps. Throws for wrong arguments. */
export function writeNew(root: string, kind: string, target: string): { paths: string[]; next: readonly string[] } {
  const [, domain = '', name = ''] = /^([a-z]\w*)\/([a-z]\w*)$/.exec(target) ?? []
  if (!(kind in kinds) || name === '')
    throw new Error('Use npm run new -- list|form|call domain/name, such as list customers/vipCustomers.')
  if (!existsSync(join(root, 'client/src/features', domain))) throw new Error(`There is no domain ${domain} in client/src/features.`)
  const { files, edits, next } = kinds[kind as keyof typeof kinds](root, domain, name)
  const taken = [...files.keys()].filter((path) => existsSync(join(root, path)))
  if (taken.length > 0) throw new Error(`These files exist: ${taken.join(', ')}`)
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const edit of edits) writeFileSync(join(root, edit.path), edited(readFileSync(join(root, edit.path), 'utf8'), edit))
  return { paths: [...new Set([...files.keys(), ...edits.map(({ path }) => path)])], next }
}

if (import.meta.main) {
  const [kind = '', target = ''] = process.argv.slice(2)
  try {
    const { paths, next } = writeNew(process.cwd(), kind, target)
    spawnSync('oxfmt', paths, { stdio: 'ignore', shell: process.platform === 'win32' })
    console.log(`Written:\n${paths.map((path) => `  ${path}`).join('\n')}\n\nReplace each ${fill('…')}; npx tsc lists them. Then:`)
    console.log(next.map((step) => `  ${step}`).join('\n'))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
