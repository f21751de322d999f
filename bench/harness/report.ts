import type { Spread } from './statistics.ts'

/** A figure with a limit of design.md "Budgets". */
export interface Verdict {
  readonly what: string
  readonly measured: number
  readonly budget: number
  /** For scores and frame rates: more is better. */
  readonly isFloor?: boolean
}

export interface Table {
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export interface Report {
  readonly tables: readonly Table[]
  readonly verdicts: readonly Verdict[]
}

export const isMet = ({ measured, budget, isFloor = false }: Verdict): boolean => (isFloor ? measured >= budget : measured <= budget)

const decimals = (figure: number): number => (Math.abs(figure) < 10 ? 2 : Math.abs(figure) < 100 ? 1 : 0)
export const shown = (figure: number): string => figure.toFixed(decimals(figure))
export const shownSpread = ({ median, lowest, highest }: Spread): string => `${shown(median)} (${shown(lowest)}–${shown(highest)})`
/** Ratios with two decimals; large ones without. */
const asRatio = (figure: number): string => figure.toFixed(figure < 100 ? 2 : 0)
export const shownRatio = ({ median, lowest, highest }: Spread): string => `**${asRatio(median)}** (${asRatio(lowest)}–${asRatio(highest)})`
/** `≤ 1.4 ✓` */
export const shownVerdict = (verdict: Verdict): string => `${verdict.isFloor ? '≥' : '≤'} ${verdict.budget} ${isMet(verdict) ? '✓' : '✗'}`

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const markdownOf = ({ caption, columns, rows }: Table): string =>
  [`${caption}\n`, line(columns), line(columns.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')

const sentenceOf = (verdicts: readonly Verdict[]): string => {
  const missed = verdicts.filter((verdict) => !isMet(verdict))
  if (verdicts.length === 0) return ''
  if (missed.length === 0) return 'Every budget is met.'
  return `Not met: ${missed.map(({ what, measured, budget }) => `${what} (${shown(measured)}, budget ${budget})`).join('; ')}.`
}

export const getText = ({ tables, verdicts }: Report): string =>
  [...tables.map(markdownOf), sentenceOf(verdicts)].filter(Boolean).join('\n\n')
