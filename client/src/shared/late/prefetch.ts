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

/** Downloads a file and runs nothing of it. A style sheet is taken over: the first screen with it would wait for all styles anew. */
export function prefetchFile(href: string): void {
  const isStyle = href.endsWith('.css')
  const rel = isStyle ? 'stylesheet' : 'modulepreload'
  if (document.head.querySelector(`link[rel="${rel}"][href="${href}"]`)) return
  const link = document.createElement('link')
  link.rel = rel
  link.crossOrigin = ''
  link.href = href
  document.head.append(link)
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
  new Set(modules.flatMap((module) => filesFor(late, module) ?? [])).forEach(prefetchFile)
}

/** Downloads late parts when the browser is idle, so that they are there when they are wanted. Not where data are saved. */
export function prefetch(parts: readonly Pick<LatePart<unknown>, 'module'>[]): void {
  if (isSavingData()) return
  const modules = parts.flatMap(({ module }) => (module === undefined || done.has(module) ? [] : module))
  if (modules.length === 0) return
  modules.forEach((module) => waiting.add(module))
  callOff ??= whenIdle(() => void prefetchWaiting())
}
