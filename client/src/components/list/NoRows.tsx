import { NoMatches } from './NoMatches.tsx'
import type { NoMatchesProps } from './NoMatches.tsx'
import { usePassedFocus } from './rows/usePassedFocus.ts'
import classes from './ListPage.module.css'

/** Stands where the rows would, and takes the focus of the last one that went. */
export function NoRows(props: NoMatchesProps) {
  const ref = usePassedFocus<HTMLDivElement>()
  return (
    <div ref={ref} tabIndex={-1} data-no-rows className={classes.noRows}>
      <NoMatches {...props} />
    </div>
  )
}
