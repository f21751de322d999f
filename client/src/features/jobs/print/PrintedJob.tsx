import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Job } from '../detail/JobDetail.tsx'
import { CompanyOnPaperDocument } from './company.generated.ts'
import type { Company, JobSheet } from './JobSheet.tsx'
import { loadJobSheet } from './loadJobSheet.ts'
import { useIsPrinted } from './useIsPrinted.ts'

/** The job on paper, in place of the screen. It is loaded after the page: a printer waits for nothing. */
export function PrintedJob({ job }: { readonly job: Job }) {
  const client = useApolloClient()
  const [modules, setModules] = useState<{ readonly JobSheet: typeof JobSheet } | null>(null)
  const [company, setCompany] = useState<Company | null>(null)
  useEffect(() => {
    // Without it the browser prints the screen.
    void loadJobSheet().then(setModules, () => undefined)
    // Without it the sheet has the company's name alone.
    void client.query({ query: CompanyOnPaperDocument }).then(
      ({ data }) => setCompany(data?.generalData ?? null),
      () => undefined,
    )
  }, [client])
  const isPrinted = useIsPrinted()
  return isPrinted && modules && createPortal(<modules.JobSheet job={job} company={company} />, document.body)
}
