/** Lint for private vocabulary in comments, identifiers and test names: `node tools/privateWords.ts`, part of `npm run check`. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { leftovers } from './privateWordLeftovers.ts'
import { root } from './services.ts'

interface PrivateWord {
  /** Lowercase, matched as whole words; identifiers are split at capitals. */
  readonly word: string
  readonly reason: string
  readonly isForIdentifiers?: true
}

/** Words that identifiers don't use, with the standard term. */
const identifierWords: Readonly<Record<string, string>> = {
  alike: 'Write duplicate.',
  begins: 'Write initialValues, takesEffect or starts.',
  begun: 'Write started.',
  either: 'The filter is booleanFilter.',
  fate: 'Write decision.',
  fates: 'Write decisions.',
  insist: 'Write override.',
  insisted: 'Write overridden.',
  mine: 'Write local.',
  obstacle: 'Write blockedReason.',
  remark: 'Write warning.',
  said: 'Write message, reply or announcement.',
  standing: 'Write state.',
  surroundings: 'Write context or options.',
  theirs: 'Write remote.',
  unsure: 'Write isUncertain.',
  wanted: 'Write requested.',
  who: 'Write actor, user or person.',
  wish: 'Write request.',
  wishes: 'Write requests.',
}

export const privateWords: readonly PrivateWord[] = [
  { word: 'told', reason: 'Data doesn’t speak: write returned, set, known, or notified.' },
  { word: 'untold', reason: 'Write missing or unknown.' },
  { word: 'kept', reason: 'It had twelve meanings: write cached, saved, persisted, preserved or unchanged.' },
  { word: 'whoever', reason: 'Name the subject: the user, the caller, the gateway.' },
  { word: 'nobody', reason: 'Name the subject, or write no one, unassigned, unknown.' },
  { word: 'somebody', reason: 'Name the subject, or write someone, a user, a person.' },
  { word: 'anew', reason: 'Write again, or name what is repeated: reload, retry.' },
  { word: 'all the same', reason: 'Write still, anyway or also.' },
  { word: 'of late', reason: 'Write recently.' },
  { word: 'taken back', reason: 'Write undone, voided or revoked.' },
  { word: 'takes back', reason: 'Write undoes, voids or revokes.' },
  { word: 'take back', reason: 'Write undo, void or revoke.' },
  { word: 'stranger', reason: 'Write anonymous caller or unknown request.' },
  { word: 'strangers', reason: 'Write anonymous callers or unknown requests.' },
  { word: 'refusal', reason: 'The class is ApiError; an HTTP response is an error.' },
  { word: 'refusals', reason: 'Write errors or rejections.' },
  { word: 'salvage', reason: 'Write tolerant parse.' },
  { word: 'hollow', reason: 'Write empty reply.' },
  { word: 'drift', reason: 'Write schema mismatch.' },
  { word: 'late part', reason: 'Late means a visit after its start: write lazy module.' },
  { word: 'late parts', reason: 'Late means a visit after its start: write lazy modules.' },
  { word: 'first load', reason: 'Write entry chunk.' },
  { word: 'first loads', reason: 'Write entry chunks.' },
  { word: 'made up', reason: 'Write fake or sample.' },
  { word: 'judge', reason: 'Write check, compare or contract mutation test.' },
  { word: 'judges', reason: 'Write checks or contract mutation tests.' },
  { word: 'barn', reason: 'Write fixture.' },
  ...Object.entries(identifierWords).map(([word, reason]): PrivateWord => ({ word, reason, isForIdentifiers: true })),
]

export interface Finding {
  readonly file: string
  readonly line: number
  readonly word: string
  readonly text: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

interface Text {
  readonly start: number
  readonly text: string
  readonly isIdentifier: boolean
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** `keptAnswers` as "kept answers". */
const wordsOf = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()

const patterns = privateWords.map(({ word, isForIdentifiers = false }) => ({
  word,
  isForIdentifiers,
  pattern: new RegExp(`\\b${word.replaceAll(' ', '\\s+')}\\b`),
}))

function rootName(callee: unknown): unknown {
  if (!isNode(callee)) return undefined
  if (callee.type === 'Identifier') return callee['name']
  return rootName(callee['callee'] ?? callee['object'] ?? callee['tag'])
}

const isStyleClass = ({ type, object }: Node): boolean =>
  type === 'MemberExpression' && isNode(object) && object.type === 'Identifier' && object['name'] === 'classes'

function collect(value: unknown, texts: Text[]): void {
  if (Array.isArray(value)) return value.forEach((item) => collect(item, texts))
  if (!isNode(value) || isStyleClass(value)) return
  if (/^(Private|JSX)?Identifier$/.test(value.type))
    texts.push({ start: value.start, text: wordsOf(String(value['name'])), isIdentifier: true })
  if (value.type === 'CallExpression' && /^(test|it|describe)$/.test(String(rootName(value['callee'])))) {
    const [name] = value['arguments'] as readonly unknown[]
    if (isNode(name) && name.type === 'Literal')
      texts.push({ start: name.start, text: String(name['value']).toLowerCase(), isIdentifier: false })
  }
  for (const child of Object.values(value)) collect(child, texts)
}

export function findPrivateWords(file: string, source: string): Finding[] {
  const { program, comments } = parseSync(file, source)
  const texts: Text[] = comments.map(({ start, value }) => ({ start, text: value.toLowerCase(), isIdentifier: false }))
  collect(program, texts)
  return texts.flatMap(({ start, text, isIdentifier }) =>
    patterns
      .filter(({ pattern, isForIdentifiers }) => (isIdentifier || !isForIdentifiers) && pattern.test(text))
      .map(({ word }) => ({
        file,
        line: source.slice(0, start).split('\n').length,
        word,
        text: text.replaceAll(/\s+/g, ' ').trim().slice(0, 100),
      })),
  )
}

const packages = ['contracts', 'mock-api', 'gateway', 'client', 'backend-check', 'tests', 'tools', 'bench']
const ignored = /node_modules|\/dist\/|generated|privateWord/

const sources = (): string[] =>
  packages
    .flatMap((name) => globSync(`${name}/**/*.{ts,tsx}`, { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !ignored.test(file))

export function privateWordProblems(): string[] {
  const findings = sources().flatMap((file) => findPrivateWords(file, readFileSync(join(root, file), 'utf8')))
  const byFolder = Map.groupBy(findings, ({ file }) => Object.keys(leftovers).find((folder) => file.startsWith(folder)) ?? '')
  return [...byFolder].flatMap(([folder, found]) => {
    const allowed = leftovers[folder] ?? 0
    if (found.length <= allowed) return []
    const lines = found.map(({ file, line, word, text }) => {
      const reason = privateWords.find((entry) => entry.word === word)?.reason ?? ''
      return `${file}:${line}: “${word}” in “${text}”. ${reason}`
    })
    return folder === '' ? lines : [`${folder}: ${found.length} private words, ${allowed} allowed.`, ...lines]
  })
}

if (import.meta.main) {
  const problems = privateWordProblems()
  for (const problem of problems) console.log(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
}
