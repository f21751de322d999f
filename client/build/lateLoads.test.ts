import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { lateLoads } from './lateLoads.ts'

interface Written {
  readonly imports?: readonly string[]
  readonly loads?: readonly string[]
  /** In characters. */
  readonly size?: number
}

const LARGE = 100_000

/** Which of these modules lie together. */
function together(modules: Readonly<Record<string, Written>>): string[][] {
  const graph = (id: string): Rolldown.ModuleInfo | null => {
    const written = modules[id]
    if (!written) return null
    const { imports = [], loads = [], size = 10 } = written
    return { id, importedIds: imports, dynamicallyImportedIds: loads, code: 'x'.repeat(size) } as unknown as Rolldown.ModuleInfo
  }
  const names = lateLoads(graph, ['start'], new Set(['page', 'other']), (id) => (id === 'start' ? 'first' : null))
  const chunks = new Map<string, string[]>()
  for (const [id, name] of names) chunks.set(name, [...(chunks.get(name) ?? []), id])
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
