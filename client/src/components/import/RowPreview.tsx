import type { ReactNode } from 'react'
import type { PlannedRow } from './planRows.ts'
import { decisionLabels } from './importText.ts'
import classes from './Import.module.css'

const SHOWN = 20

const tones = {
  new: 'green',
  joined: 'green',
  known: 'grey',
  twice: 'grey',
  possibleDuplicate: 'amber',
  wrong: 'red',
} as const satisfies Record<PlannedRow['decision']['kind'], string>

interface PreviewRowProps {
  readonly row: PlannedRow
  readonly isOverridden: boolean
  readonly action?: ReactNode
}

export function PreviewRow({ row: { line, read, decision }, isOverridden, action }: PreviewRowProps) {
  const kind = decision.kind === 'possibleDuplicate' && isOverridden ? 'new' : decision.kind
  return (
    <li className={classes.row}>
      <span className={`hint ${classes.line}`}>Row {line}</span>
      <span className={classes.who} dir="auto">
        <strong>{read.name || 'No name'}</strong>
        <span className={classes.facts}>{read.facts.join(' · ')}</span>
      </span>
      <span className={classes.fate}>
        <span className={classes.mark} data-tone={tones[kind]}>
          {decisionLabels[kind]}
        </span>
        {'message' in decision && <span className={classes.why}>{decision.message}</span>}
        {action}
      </span>
    </li>
  )
}

interface RowPreviewProps {
  readonly plan: readonly PlannedRow[]
  readonly overridden: ReadonlySet<number>
}

export function RowPreview({ plan, overridden }: RowPreviewProps) {
  const title = plan.length > SHOWN ? `The first ${SHOWN} of ${plan.length.toLocaleString('en')} rows` : 'All rows'
  return (
    <ul className={`list ${classes.rows}`} aria-label={title}>
      {plan.slice(0, SHOWN).map((row) => (
        <PreviewRow key={row.line} row={row} isOverridden={overridden.has(row.line)} />
      ))}
    </ul>
  )
}
