import { createPortal } from 'react-dom'
import type { Job } from '../JobDetail.tsx'
import { JobSheet } from './JobSheet.tsx'
import { useIsPrinted } from './useIsPrinted.ts'

/** The job on paper, in place of the screen; nothing until somebody prints. */
export function PrintedJob({ job }: { readonly job: Job }) {
  return useIsPrinted() && createPortal(<JobSheet job={job} />, document.body)
}
