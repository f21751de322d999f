import { type Cut, openScreens, type Loss } from './losses.ts'
import type { CallResult, Difference } from './results.ts'

export interface Worth {
  /** Percent of the values on screens whose calls were tried; undefined without such a screen. */
  readonly percent: number | undefined
  /** The differences with the greatest effect, and the percentage that each restores. */
  readonly best: readonly { readonly field: string; readonly percent: number }[]
  /** Operations affected by a difference or a missing call, by `call` or `call field`. */
  readonly losses: ReadonlyMap<string, readonly Loss[]>
}

const BEST = 5

export const getKey = (call: string, field?: string): string => (field === undefined ? call : `${call} ${field}`)

/** The field or, without one, the whole reply; undefined if nothing is lost. */
export function cutOf(call: string, { field, code }: Difference): Cut | undefined {
  if (code !== 200) return undefined
  const below = field.replace(/^responseData\.?/, '')
  return field.startsWith('responseData') && below !== '' ? { call, field: below } : { call }
}

const cellsOf = (losses: readonly Loss[]): number => losses.reduce((sum, { cells }) => sum + cells.length, 0)
const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10)

export async function worthOf(results: readonly CallResult[]): Promise<Worth> {
  const tried = new Set(results.filter(({ status }) => status !== 'not tried').map(({ call }) => call.name))
  const screens = await openScreens((calls) => calls.length > 0 && calls.every((call) => tried.has(call)))
  try {
    const cuts = results.flatMap(({ call, status, differences }): Cut[] =>
      status === 'missing' ? [{ call: call.name }] : differences.flatMap((difference) => cutOf(call.name, difference) ?? []),
    )
    const unique = [...new Map(cuts.map((cut) => [getKey(cut.call, cut.field), cut])).entries()]
    const losses = new Map<string, readonly Loss[]>()
    for (const [key, cut] of unique) losses.set(key, await screens.losses([cut]))
    const all = screens.all.reduce((sum, { full }) => sum + full.size, 0)
    const lost = cellsOf(await screens.losses(unique.map(([, cut]) => cut)))
    const best = [...losses]
      .map(([key, ownLosses]) => ({ field: key.replace(' ', ': '), percent: percentOf(cellsOf(ownLosses), all) }))
      .filter(({ percent }) => percent > 0)
      .toSorted((a, b) => b.percent - a.percent)
      .slice(0, BEST)
    return { percent: all === 0 ? undefined : percentOf(all - lost, all), best, losses }
  } finally {
    await screens.close()
  }
}

/** `CustomerRecord` as "Customer record". */
export const screenName = (operation: string): string => {
  const text = operation.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function lossLine(losses: readonly Loss[]): string {
  const most = losses.toSorted((a, b) => b.cells.length - a.cells.length || a.operation.localeCompare(b.operation, 'en'))
  const named = most.slice(0, 3).map(({ operation, cells, fails }) => {
    const last = cells.map((cell) => cell.split('.').at(-1) ?? cell)
    const what = fails ? 'everything' : cells.length > 3 ? `${cells.length} values` : last.join(', ')
    return `${screenName(operation)}: ${what}`
  })
  const more = most.length - named.length
  return named.join('; ') + (more > 0 ? `; and ${more} more` : '')
}
