import { worksAlone } from '../../../lib/session/onSite.ts'
import { Link } from 'react-router'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { Counted } from '../Counted.tsx'
import { type Figures, type Measure, measures } from './measures.ts'
import { changeText, EMPTY_LINE, figureText, measureLabels } from './reportText.ts'
import classes from './Report.module.css'

interface ReportFiguresProps {
  readonly figures: Figures
  /** null: not loaded yet. */
  readonly before: Figures | null
  readonly beforeText: string
  readonly currencyCode: string | null
  readonly notes: Partial<Readonly<Record<Measure, string>>>
  readonly hrefOf: (measure: Measure) => string | null
}

/** The month in numbers, each compared with the month before and opening its rows. */
export function ReportFigures({ figures, before, beforeText, currencyCode, notes, hrefOf }: ReportFiguresProps) {
  const format = useFormat()
  return (
    <>
      <dl className={classes.figures} aria-label="Month in numbers">
        {measures.map((measure) => {
          const { label, how, ofTeam = '' } = measureLabels[measure]
          const message = ofTeam === '' || worksAlone() ? how : `${how} ${ofTeam}`
          const figure = figures[measure]
          const text = figureText(measure, figure, format, currencyCode)
          const href = figure.value === null ? null : hrefOf(measure)
          const change = changeText(measure, figure, before?.[measure])
          return (
            <div key={measure}>
              <dt className={`row hint ${classes.label}`}>
                {label}
                <Counted label={label} how={message} />
              </dt>
              <dd className={classes.value}>{href === null ? text : <Link to={href}>{text}</Link>}</dd>
              {figure.problem && <dd className={classes.problem}>{figure.problem}</dd>}
              {!before && figure.value !== null && (
                <dd className={classes.note} aria-hidden>
                  {EMPTY_LINE}
                </dd>
              )}
              {change && before && (
                <dd className={classes.note}>
                  {change} {figureText(measure, before[measure], format, currencyCode)}
                </dd>
              )}
              {before?.[measure].problem && !figure.problem && (
                <dd className={classes.note}>
                  {beforeText}: {before[measure].problem}
                </dd>
              )}
              {notes[measure] && <dd className={classes.note}>{notes[measure]}</dd>}
            </div>
          )
        })}
      </dl>
      <p className={classes.compared}>Compared with {beforeText}</p>
    </>
  )
}
