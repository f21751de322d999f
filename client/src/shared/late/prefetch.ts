import { isSavingData } from './isSavingData.ts'
import { filesFor, type LateFiles } from './lateFiles.ts'
import type { LatePart } from './latePart.ts'
import { whenIdle } from './whenIdle.ts'

/** Without the list nothing is prefetched. */
const nothing: LateFiles = { files: [], modules: {} }

async function readLateFiles(): Promise<LateFiles> {
  try {
    const response = await fetch('/late.json')
    return response.ok ? ((await response.json()) as LateFiles) : nothing
  } catch {
    return nothing
  }
}

let asked: Promise<LateFiles> | undefined
const lateFiles = (): Promise<LateFiles> => (asked ??= readLateFiles())

function linkTo(href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload'
  link.crossOrigin = ''
  link.href = href
  return link
}

const keyOf = ({ rel, href }: HTMLLinkElement): string => `${rel} ${href}`

/**
 * Downloads files and runs nothing of them. A style sheet is taken over: the first screen with it would wait for all styles anew. Whoever
 * runs a file has written its whole address into the page: these are compared, so that no sheet stands there twice.
 */
export function prefetchFiles(hrefs: Iterable<string>): void {
  const there = new Set([...document.head.querySelectorAll('link')].map(keyOf))
  document.head.append(...[...new Set(hrefs)].map(linkTo).filter((link) => !there.has(keyOf(link))))
}

const waiting = new Set<string>()
const done = new Set<string>()
let callOff: (() => void) | undefined

async function prefetchWaiting(): Promise<void> {
  callOff = undefined
  const modules = [...waiting]
  waiting.clear()
  const late = await lateFiles()
  modules.forEach((module) => done.add(module))
  prefetchFiles(modules.flatMap((module) => filesFor(late, module) ?? []))
}

/** Downloads late parts when the browser is idle, so that they are there when they are wanted. Not where data are saved. */
export function prefetch(parts: readonly Pick<LatePart<unknown>, 'module'>[]): void {
  if (isSavingData()) return
  const modules = parts.flatMap(({ module }) => (module === undefined || done.has(module) ? [] : module))
  if (modules.length === 0) return
  modules.forEach((module) => waiting.add(module))
  callOff ??= whenIdle(() => void prefetchWaiting())
}
