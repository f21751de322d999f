import type { Rolldown } from 'vite'
import { describe, expect, test } from 'vitest'
import { lateLoads } from './lateLoads.ts'

interface Written {
  readonly imports?: readonly string[]
  readonly loads?: readonly string[]
  /** In characters. */
  readonly size?: number
}

const LARGE = 100_000

/** Of each late module the chunk. */
function namesOf(modules: Readonly<Record<string, Written>>): [string, string][] {
  const graph = (id: string): Rolldown.ModuleInfo | null => {
    const written = modules[id]
    if (!written) return null
    const { imports = [], loads = [], size = 10 } = written
    return { id, importedIds: imports, dynamicallyImportedIds: loads, code: 'x'.repeat(size) } as unknown as Rolldown.ModuleInfo
  }
  const pages = new Set(['page', 'other', ...Object.keys(modules).filter((id) => id.endsWith('Page.tsx'))])
  const chunkOf = (id: string) => (id === 'start' ? 'first' : id === 'shell' ? 'shell' : null)
  const names = lateLoads({ graph, starts: ['start'], pages, chunkOf, shell: 'shell' })
  return [...names]
}

/** Which of these modules lie together. */
function together(modules: Readonly<Record<string, Written>>): string[][] {
  const chunks = new Map<string, string[]>()
  for (const [id, name] of namesOf(modules)) chunks.set(name, [...(chunks.get(name) ?? []), id])
  return [...chunks.values()].map((ids) => ids.toSorted()).toSorted(([a = ''], [b = '']) => a.localeCompare(b))
}

const start = { loads: ['page', 'other'] }

test('what is small and needed together lies together', () => {
  expect(together({ start, page: { imports: ['a', 'b'] }, other: { size: LARGE, imports: ['a'] }, a: {}, b: {} })).toEqual([
    ['a', 'b', 'page'],
    ['other'],
  ])
})

test('nobody gets much that only another one needs', () => {
  const modules = { start, page: { imports: ['a'] }, other: { imports: ['large'] }, a: {}, large: { size: LARGE } }
  expect(together(modules)).toEqual([
    ['a', 'page'],
    ['large', 'other'],
  ])
})

test('what a page has already is no part of its dialogs', () => {
  const modules = { start, page: { imports: ['a'], loads: ['dialog'] }, other: {}, dialog: { size: LARGE, imports: ['a'] }, a: {} }
  expect(together(modules)).toContainEqual(['a', 'page'])
})

test('no two chunks wait for each other', () => {
  // `a` and `c` in one would import `b`, which imports them.
  const modules = {
    start,
    page: { imports: ['a'] },
    other: { imports: ['b'] },
    a: { imports: ['b'] },
    b: { size: LARGE, imports: ['c'] },
    c: {},
  }
  expect(together(modules).filter((ids) => ids.includes('a') && ids.includes('c') && !ids.includes('b'))).toEqual([])
})

test('what is small of a small domain lies with more of it, though somebody gets it in vain', () => {
  const [page, dialog] = ['/src/features/vans/VanPage.tsx', '/src/features/vans/VanDialog.tsx']
  const modules = { start: { loads: [page, dialog, 'other'] }, [page]: { size: 6000 }, [dialog]: { size: 2000 }, other: { size: LARGE } }
  expect(together(modules)).toContainEqual([dialog, page])
  // Much is too much, and a domain that no dozen files can hold stays as it is.
  expect(together({ ...modules, [page]: { size: 2 * LARGE } })).toContainEqual([page])
  const many = Object.fromEntries([1, 2, 3].map((place) => [`/src/features/vans/part${place}.tsx`, { size: LARGE }]))
  expect(together({ ...modules, ...many, start: { loads: [...modules.start.loads, ...Object.keys(many)] } })).toContainEqual([dialog])
})

test('a page of others gets next to nothing of a small domain in vain', () => {
  const [page, words] = ['/src/features/vans/VanPage.tsx', '/src/parts/vans/vanWords.ts']
  const withPage = (size: number) => ({
    start: { loads: [page, 'other'] },
    [page]: { size, imports: [words] },
    [words]: { size: 2000 },
    other: { size: LARGE, imports: [words] },
  })
  expect(together(withPage(2000))).toContainEqual([page, words])
  expect(together(withPage(6000))).toContainEqual([words])
})

describe('what is small and pages of many domains have', () => {
  const many = ['vans', 'tools', 'crews'].map((domain) => `/src/features/${domain}/OnePage.tsx`)
  const words = '/src/parts/vans/vanWords.ts'
  const built = (users: readonly string[], more: Readonly<Record<string, Written>> = {}) => ({
    start: { loads: ['shell', 'other'] },
    shell: { loads: many },
    other: { size: LARGE },
    ...Object.fromEntries(many.map((page) => [page, { size: LARGE, imports: users.includes(page) ? [words] : [] }])),
    [words]: {},
    ...more,
  })

  /** What the shell brings besides itself. */
  const withShell = (modules: Readonly<Record<string, Written>>) =>
    namesOf(modules)
      .flatMap(([id, name]) => (name === 'shell' && id !== 'shell' ? [id] : []))
      .toSorted()

  test('comes with the shell', () => {
    expect(withShell(built(many.slice(0, 2)))).toEqual([words])
    expect(withShell(built(many.slice(0, 1)))).toEqual([])
  })

  test('stays where it is when it is large', () => {
    expect(withShell(built(many, { [words]: { size: LARGE } }))).toEqual([])
  })

  test('stays where it is when it would bring more', () => {
    expect(withShell(built(many, { [words]: { imports: ['large'] }, large: { size: LARGE } }))).toEqual([])
    expect(withShell(built(many, { [words]: { imports: ['small'] }, small: {} }))).toEqual([words, 'small'])
    // Whatever reads or paints is had by all: the shell has it already.
    expect(withShell(built(many, { [words]: { imports: ['start'] } }))).toEqual([words])
  })

  test('stays where it is when somebody has it who has no shell', () => {
    expect(withShell(built(many, { other: { size: LARGE, imports: [words] } }))).toEqual([])
  })
})
