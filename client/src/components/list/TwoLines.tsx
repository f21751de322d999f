import type { ReactNode } from 'react'
import classes from './table/ListTable.module.css'

interface TwoLinesProps {
  readonly first: ReactNode
  readonly second: ReactNode
  readonly isStrong?: boolean
}

/** A cell with a main line and a secondary line. */
export const TwoLines = ({ first, second, isStrong = false }: TwoLinesProps) => (
  <>
    <div className={`${classes.line} ${classes.text} ${isStrong ? classes.strong : ''}`} dir="auto">
      {first}
    </div>
    <div className={classes.second} dir="auto">
      {second}
    </div>
  </>
)
