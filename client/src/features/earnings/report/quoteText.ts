import type { CsvCell } from '../../../components/csv/csvText.ts'
import { worksAlone } from '../../../lib/session/onSite.ts'
import type { Source } from './loadMonth.ts'
import { type QuoteDimension, quoteDimensions, type QuoteFigures, quoteFigures, type QuotePart, quoteParts } from './quoteMeasures.ts'
import type { ReadQuotes } from './useReportQuotes.ts'

export const quoteColumns = ['Quotes', 'Approved', 'Conversion', 'Average amount'] as const

const number = (count: number): string => count.toLocaleString('en')
const percent = (part: number | null): string => (part === null ? '–' : `${Math.round(part * 100)}%`)

/** `quoteColumns` of some quotes. */
export const quoteCells = ({ all, approved, conversion, average }: QuoteFigures, money: (amount: number) => string): string[] => [
  number(all),
  number(approved),
  percent(conversion),
  average.value === null ? '–' : money(average.value),
]

/** "4 quotes: 1 approved, 1 not accepted, 1 expired, 1 waiting · Conversion 25% · Average amount $0.18". */
export function quoteSummary(figures: QuoteFigures, isPartial: boolean, money: (amount: number) => string): string {
  const { all, approved, notAccepted, expired, waiting } = figures
  const count = `${isPartial ? 'At least ' : ''}${number(all)} ${all === 1 ? 'quote' : 'quotes'}`
  const states = [`${number(approved)} approved`, `${number(notAccepted)} not accepted`, `${number(expired)} expired`]
  const [, , conversion, average] = quoteCells(figures, money)
  return `${count}: ${states.join(', ')}, ${number(waiting)} waiting · Conversion ${conversion} · Average amount ${average}`
}

/** Why the figures are not of all quotes; null: they are. */
export const partialNote = ({ rows, isPartial }: ReadQuotes): string | null =>
  isPartial ? `There are at least ${number(rows.length)} quotes. The figures are of the newest ${number(rows.length)}.` : null

export interface QuoteTable {
  readonly dimension: QuoteDimension
  /** null: no quote has a returned one. */
  readonly parts: readonly QuotePart[] | null
}

export const quoteTables = ({ rows }: ReadQuotes, today: string): QuoteTable[] =>
  (worksAlone() ? (['category'] as const) : (['maker', 'category'] as const)).map((dimension) => ({
    dimension,
    parts: quoteParts(rows, dimension, today),
  }))

const csvCells = ({ all, approved, conversion, average: { value } }: QuoteFigures): CsvCell[] => [
  { amount: all, decimals: 0 },
  { amount: approved, decimals: 0 },
  conversion === null ? null : { amount: conversion * 100, decimals: 1 },
  value === null ? null : { amount: value, decimals: 2 },
]

/** A report's table with quotes as further columns and rows; unchanged without quotes. */
export function withQuotes(
  table: readonly (readonly CsvCell[])[],
  { data }: Source<ReadQuotes>,
  today: string,
): readonly (readonly CsvCell[])[] {
  const [heads, ...rows] = table
  if (!heads || data?.rows.length === 0) return table
  const empty = (count: number): null[] => Array.from({ length: count }, () => null)
  const row = (group: string, name: string | null, figures: QuoteFigures | null): CsvCell[] => [
    group,
    name,
    ...empty(heads.length - 2),
    ...(figures ? csvCells(figures) : empty(quoteColumns.length)),
  ]
  return [
    [...heads, 'Quotes', 'Quotes approved', 'Conversion (%)', 'Average quote amount'],
    ...rows.map((cells) => [...cells, ...empty(quoteColumns.length)]),
    row('Quotes', data?.isPartial ? `Newest ${number(data.rows.length)}` : null, data && quoteFigures(data.rows, today)),
    ...(data ? quoteTables(data, today) : []).flatMap(({ dimension, parts }) =>
      (parts ?? []).map(({ name, figures }) => row(quoteDimensions[dimension].title, name, figures)),
    ),
  ]
}
