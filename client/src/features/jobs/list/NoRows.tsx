import { lazy, Suspense } from 'react'
import type { NoJobsProps } from './NoJobs.tsx'
import { usePassedFocus } from './usePassedFocus.ts'
import classes from './JobList.module.css'

const NoJobs = lazy(() => import('./NoJobs.tsx').then((module) => ({ default: module.NoJobs })))

/** Stands where the rows would, and takes the focus of the last one that went. */
export function NoRows(props: NoJobsProps) {
  const ref = usePassedFocus<HTMLDivElement>()
  return (
    <div ref={ref} tabIndex={-1} data-no-rows className={classes.noRows}>
      <Suspense fallback={null}>
        <NoJobs {...props} />
      </Suspense>
    </div>
  )
}
