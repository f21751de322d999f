import type { StepResult } from './step.ts'
import type { EndedRun } from './useSteps.ts'
import classes from './ResultList.module.css'

export interface ResultRow {
  readonly id: string
  readonly name: string
  readonly title: string | null
  readonly message: string
}

/** The steps with these results that are not done. */
export const resultRows = (
  { steps, results }: Pick<EndedRun<unknown>, 'steps' | 'results'>,
  kinds: readonly StepResult['kind'][],
): ResultRow[] =>
  steps.flatMap(({ key, name }) => {
    const result = results.get(key)
    return result && result.kind !== 'done' && kinds.includes(result.kind) ? [{ id: key, ...name, message: result.message }] : []
  })

interface ResultListProps {
  readonly title: string
  readonly rows: readonly ResultRow[]
}

export function ResultList({ title, rows }: ResultListProps) {
  return (
    <>
      <p className={classes.title} role="alert">
        {title}
      </p>
      <ul className={`list ${classes.rows}`} aria-label={title} tabIndex={0}>
        {rows.map((row) => (
          <li key={row.id}>
            <div className="ellipsis" dir="auto">
              <strong>{row.name}</strong> {row.title}
            </div>
            <div className="hint">{row.message}</div>
          </li>
        ))}
      </ul>
    </>
  )
}
