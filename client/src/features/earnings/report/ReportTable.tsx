import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { type Dimension, dimensions, measures, type Measure, type Part, type PartRow, problemsIn } from './measures.ts'
import { EMPTY_LINE, figureText, measureLabels } from './reportText.ts'
import classes from './Report.module.css'

export interface ReportTableProps {
  readonly dimension: Dimension
  readonly rows: readonly PartRow[]
  readonly currencyCode: string | null
  /** "10/01/2026 – 10/25/2026": the days of the second line. */
  readonly beforeText: string
  /** null: no list has exactly these rows. */
  readonly hrefOf: (measure: Measure, part: Part | null) => string | null
  readonly action: ReactNode
}

/** The figures by technician, category or branch, each with the month before below it. A figure opens its rows. */
export function ReportTable({ dimension, rows, currencyCode, beforeText, hrefOf, action }: ReportTableProps) {
  const format = useFormat()
  const { title, one } = dimensions[dimension]
  const problems = problemsIn(rows.map(({ figures }) => figures))
  return (
    <section className={classes.section} aria-labelledby={`report-${dimension}`}>
      <div className={`wrap ${classes.head}`}>
        <div className={`row ${classes.title}`}>
          <h2 id={`report-${dimension}`} className="title flush">
            {title}
          </h2>
          {action}
        </div>
        <p className={classes.note}>Second line: {beforeText}</p>
      </div>
      {problems.map((problem) => (
        <p key={problem} className={classes.problem}>
          {problem}
        </p>
      ))}
      <table className={classes.table} aria-labelledby={`report-${dimension}`}>
        <thead>
          <tr>
            <th scope="col">{one}</th>
            {measures.map((measure) => (
              <th key={measure} scope="col" data-number>
                {measureLabels[measure].label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ part, name, figures, before }) => (
            <tr key={part.id ?? 'none'}>
              <th scope="row" dir="auto">
                {name}
              </th>
              {measures.map((measure) => {
                const text = figureText(measure, figures[measure], format, currencyCode)
                const href = figures[measure].value === null ? null : hrefOf(measure, part)
                return (
                  <td key={measure} data-number>
                    {href === null ? text : <Link to={href}>{text}</Link>}
                    {before ? (
                      <span className={classes.before}>
                        <span className={classes.hidden}>, before </span>
                        {figureText(measure, before[measure], format, currencyCode)}
                      </span>
                    ) : (
                      <span className={classes.before} aria-hidden>
                        {EMPTY_LINE}
                      </span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
