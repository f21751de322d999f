import type { ReactNode } from 'react'
import { PrintedRecord } from './PrintedRecord.tsx'
import classes from './PrintedSheet.module.css'

interface PrintedSheetProps {
  readonly title: string
  readonly subtitle: string
  readonly children: ReactNode
}

/** A report on paper, in place of the screen. */
export const PrintedSheet = ({ title, subtitle, children }: PrintedSheetProps) => (
  <PrintedRecord>
    <div className={classes.sheet} data-printed-sheet>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.subtitle}>{subtitle}</p>
      {children}
    </div>
  </PrintedRecord>
)
