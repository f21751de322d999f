import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import type { Job } from '../job.ts'
import { CompanyOnPaperDocument } from './company.generated.ts'
import type { Company, JobSheet } from './JobSheet.tsx'
import { loadJobSheet } from './loadJobSheet.ts'
import { PrintedRecord } from '../../../components/record/PrintedRecord.tsx'

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
  return <PrintedRecord>{modules && <modules.JobSheet job={job} company={company} />}</PrintedRecord>
}
