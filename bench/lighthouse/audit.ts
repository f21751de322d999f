import lighthouse from 'lighthouse'

const categories = ['performance', 'accessibility', 'best-practices'] as const
const PERCENT = 100
const BYTES_PER_KB = 1000

/** A Lighthouse result with the mobile preset. */
export interface Audit {
  /** 0 to 100. */
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly lcpSeconds: number
  readonly layoutShift: number
  /** Of all requests until the page is idle. */
  readonly transferKb: number
  /** Failed audits outside performance. */
  readonly faults: readonly string[]
}

/** Runs Lighthouse in the browser at `port`, with its stored data. */
export async function audit(url: string, port: number): Promise<Audit> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...categories],
    disableStorageReset: true,
  })
  if (!result) throw new Error(`Lighthouse says nothing of ${url}`)
  const { lhr } = result
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
