import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { temporaryFolder } from '../harness/callout.ts'

const categories = ['performance', 'accessibility', 'best-practices'] as const
const PERCENT = 100
const BYTES_PER_KB = 1000

export interface Audit {
  /** 0 to 100. */
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly lcpSeconds: number
  readonly layoutShift: number
  /** Of all requests until the page is idle. */
  readonly transferKb: number
  readonly faults: readonly string[]
}

interface TraceEvent {
  dur?: number
  readonly tdur?: number
}

/** Replaces durations by CPU time: on a busy machine a task also waits for a core. */
function useCpuTime(folder: string): void {
  const file = join(folder, 'trace.json')
  const trace = JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: TraceEvent[] }
  for (const event of trace.traceEvents)
    if (event.dur !== undefined && event.tdur !== undefined) event.dur = Math.min(event.dur, event.tdur)
  writeFileSync(file, JSON.stringify(trace))
}

/** Runs Lighthouse in the browser at `port`, with its stored data. Tasks count with the CPU time of their thread. */
export async function audit(url: string, port: number): Promise<Audit> {
  const { path, remove } = temporaryFolder()
  try {
    const settings = {
      port,
      logLevel: 'error' as const,
      output: 'json' as const,
      onlyCategories: [...categories],
      disableStorageReset: true,
    }
    await lighthouse(url, { ...settings, gatherMode: path })
    useCpuTime(path)
    const result = await lighthouse(url, { ...settings, auditMode: path })
    if (!result) throw new Error(`Lighthouse says nothing of ${url}`)
    return auditOf(url, result)
  } finally {
    remove()
  }
}

function auditOf(url: string, { lhr }: NonNullable<Awaited<ReturnType<typeof lighthouse>>>): Audit {
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  const score = (category: string): number => Math.round((lhr.categories[category]?.score ?? 0) * PERCENT)
  const figure = (id: string): number => lhr.audits[id]?.numericValue ?? Number.NaN
  const faulty = ['accessibility', 'best-practices'].flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? []).filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1),
  )
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    lcpSeconds: figure('largest-contentful-paint') / 1000,
    layoutShift: figure('cumulative-layout-shift'),
    transferKb: figure('total-byte-weight') / BYTES_PER_KB,
    faults: faulty.map(({ id }) => lhr.audits[id]?.title ?? id),
  }
}
