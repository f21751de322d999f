import type { CsvCell } from '../../../components/csv/csvText.ts'
import type { Format } from '../../../lib/format/useFormat.ts'
import { dimensions, type Figure, type Figures, type Measure, measures, type PartRow } from './measures.ts'

/** Keeps the place of a comparison while it loads. */
export const EMPTY_LINE = '\u00a0'

export const measureLabels: Readonly<Record<Measure, { readonly label: string; readonly how: string; readonly ofTeam?: string }>> = {
  jobs: {
    label: 'Jobs done',
    how: 'Completed jobs with a visit in this period. A job with visits in two months counts in both.',
    ofTeam: 'A job of two technicians counts for both.',
  },
  received: {
    label: 'Received',
    how: 'Payments received in this period, including tax, as on the earnings page.',
    ofTeam: 'A payment is split between the technicians of the job.',
  },
  ticket: {
    label: 'Average ticket',
    how: 'Total of the jobs done, divided by their number. A recurring job that bills each visit counts with the total of one visit.',
  },
  onTime: {
    label: 'On time',
    how: 'Completed visits that began in time, of those with a recorded arrival.',
  },
}

/** "12", "$1,200.00" or "85%"; a dash where there is no number. */
export function figureText(measure: Measure, { value }: Figure, { money }: Pick<Format, 'money'>, currencyCode: string | null): string {
  if (value === null) return '–'
  if (measure === 'jobs') return value.toLocaleString('en')
  return measure === 'onTime' ? `${Math.round(value * 100)}%` : money(value, currencyCode)
}

/** "12% more than" the value before; null: they can't be compared. */
export function changeText(measure: Measure, { value: now }: Figure, before: Figure | undefined): string | null {
  const past = before?.value ?? null
  if (now === null || past === null) return null
  if (now === past) return 'Same as'
  if (measure === 'onTime') {
    const points = Math.round(now * 100) - Math.round(past * 100)
    return points === 0 ? 'About the same as' : `${Math.abs(points)} points ${points > 0 ? 'more' : 'less'} than`
  }
  if (past === 0) return 'More than'
  const percent = Math.abs(Math.round(((now - past) / past) * 1000) / 10)
  return `${percent.toLocaleString('en')}% ${now > past ? 'more' : 'less'} than`
}

const decimalsOf: Readonly<Record<Measure, number>> = { jobs: 0, received: 2, ticket: 2, onTime: 1 }

function cell(measure: Measure, figure: Figure | undefined): CsvCell {
  const value = figure?.value ?? null
  if (value === null) return null
  return { amount: measure === 'onTime' ? value * 100 : value, decimals: decimalsOf[measure] }
}

export function reportCsv(
  all: { readonly figures: Figures; readonly before: Figures | null },
  rows: readonly PartRow[],
): readonly (readonly CsvCell[])[] {
  const heads = measures.flatMap((measure) => {
    const { label } = measureLabels[measure]
    const name = measure === 'onTime' ? `${label} (%)` : label
    return [name, `${name}, month before`]
  })
  const cells = (figures: Figures, before: Figures | null): CsvCell[] =>
    measures.flatMap((measure) => [cell(measure, figures[measure]), cell(measure, before?.[measure])])
  return [
    ['Group', 'Name', ...heads],
    ['All', null, ...cells(all.figures, all.before)],
    ...rows.map(({ part, name, figures, before }) => [dimensions[part.dimension].one, name, ...cells(figures, before)]),
  ]
}
