import { lazy, Suspense } from 'react'
import type { NoMatchesProps } from './NoMatches.tsx'
import { usePassedFocus } from './rows/usePassedFocus.ts'
import classes from './ListPage.module.css'

const NoMatches = lazy(() => import('./NoMatches.tsx').then((module) => ({ default: module.NoMatches })))

/** Stands where the rows would, and takes the focus of the last one that went. */
export function NoRows(props: NoMatchesProps) {
  const ref = usePassedFocus<HTMLDivElement>()
  return (
    <div ref={ref} tabIndex={-1} data-no-rows className={classes.noRows}>
      <Suspense fallback={null}>
        <NoMatches {...props} />
      </Suspense>
    </div>
  )
}
