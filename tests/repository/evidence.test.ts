import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accessibilityPage } from '../evidence/accessibilityPage.ts'
import { type Proof, wcagCriteria } from '../evidence/wcagCriteria.ts'

/** The tables of docs/security/asvs.md and docs/accessibility.md name tests that exist. */

interface Line {
  readonly ids: readonly string[]
  readonly state: string
  readonly evidence: string
}

/** `6.1.1, 6.2.1-6.2.3` as four ids. */
function idsIn(cell: string): string[] {
  return cell.split(', ').flatMap((part) => {
    const [from = '', to = from] = part.split('-')
    const section = from.slice(0, from.lastIndexOf('.'))
    const [first, last] = [from, to].map((id) => Number(id.slice(id.lastIndexOf('.') + 1)))
    return Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, index) => `${section}.${(first ?? 0) + index}`)
  })
}

const toLines = (file: string): Line[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const [ids = '', , state = '', ...evidence] = line.split(' | ').map((cell) => cell.replaceAll(/^\| | +\|$/g, '').trim())
      return { ids: idsIn(ids), state, evidence: evidence.join(' | ') }
    })

/** `path`: “part of the title”, where the title or its template is in the file. */
const references = (evidence: string): Proof[] =>
  [...evidence.matchAll(/`([^`]+\.tsx?)`: “([^”]+)”/g)].map(([, file = '', title = '']) => ({ file, title }))

const asvs = toLines('docs/security/asvs.md')
const getIds = (lines: readonly Line[]): string[] => lines.flatMap(({ ids }) => ids)

test('every named test exists', () => {
  const named = [...asvs.flatMap(({ evidence }) => references(evidence)), ...wcagCriteria.flatMap(({ proofs }) => proofs)]
  const missing = named.filter(({ file, title }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title))
  expect(missing).toEqual([])
})

test.each([
  ['docs/security/asvs.md', getIds(asvs), 253],
  ['docs/accessibility.md', wcagCriteria.map(({ number }) => number), 55],
])('%s has each requirement once', (_, ids, count) => {
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toHaveLength(count)
})

test('a requirement that is met names a test, and one that is documented an existing file', () => {
  const states = new Set(['met', 'documented', 'backend', 'operator', 'n/a', 'open'])
  for (const { ids, state, evidence } of asvs) {
    expect(states, ids.join()).toContain(state)
    expect(state === 'met' && references(evidence).length === 0 ? 'no test' : '', ids.join()).toBe('')
    expect(state === 'documented' && !existsSync(/`([^`]+)`/.exec(evidence)?.[1] ?? '') ? 'no file' : '', ids.join()).toBe('')
    expect(['n/a', 'open'].includes(state) && evidence === '' ? 'no reason' : '', ids.join()).toBe('')
  }
  expect(wcagCriteria.filter(({ state, proofs }) => state === 'met' && proofs.length === 0)).toEqual([])
})

test('docs/accessibility.md is fresh: if not, run npm run docs:reference', () => {
  // The formatter aligns tables and breaks lines.
  const plain = (text: string): string => text.replaceAll(/-{3,}/g, '---').replaceAll(/\s+/g, ' ').trim()
  expect(plain(readFileSync('docs/accessibility.md', 'utf8'))).toBe(plain(accessibilityPage()))
})

test('at least 95 % of what is ours in ASVS is met or documented, and the page states how much', () => {
  const count = (...states: string[]): number => getIds(asvs.filter(({ state }) => states.includes(state))).length
  const [met, ours] = [count('met', 'documented'), count('met', 'documented', 'open')]
  expect(met / ours).toBeGreaterThanOrEqual(0.95)
  const counts = `${count('backend')} are the backend’s, ${count('operator')} the operator’s, ${count('n/a')} don’t apply.`
  expect(readFileSync('docs/security/asvs.md', 'utf8').replaceAll(/\s+/g, ' ')).toContain(
    `${met} of the ${ours} requirements that are ours are met (${((100 * met) / ours).toFixed(1)} %); ${counts}`,
  )
})

test('sources hash with SHA-256 only', () => {
  const sources = globSync('{client,contracts,gateway,mock-api}/src/**/*.{ts,tsx}').map((path) => readFileSync(path, 'utf8'))
  const algorithms = sources.flatMap((text) =>
    [...text.matchAll(/(?:createHash|createHmac|subtle\.digest)\('([^']+)'/g)].map(([, name]) => name),
  )
  expect(new Set(algorithms)).toEqual(new Set(['sha256', 'SHA-256']))
})
