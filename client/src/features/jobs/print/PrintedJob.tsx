import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Job } from '../detail/JobDetail.tsx'
import type { JobSheet } from './JobSheet.tsx'
import { loadJobSheet } from './loadJobSheet.ts'
import { useIsPrinted } from './useIsPrinted.ts'

/** The job on paper, in place of the screen. It is loaded after the page: a printer waits for nothing. */
export function PrintedJob({ job }: { readonly job: Job }) {
  const [modules, setModules] = useState<{ readonly JobSheet: typeof JobSheet } | null>(null)
  useEffect(() => {
    // Without it the browser prints the screen.
    void loadJobSheet().then(setModules, () => undefined)
  }, [])
  const isPrinted = useIsPrinted()
  return isPrinted && modules && createPortal(<modules.JobSheet job={job} />, document.body)
}
