import { useApolloClient } from '@apollo/client/react'
import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { showError } from '../../../components/toasts/toasts.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import type { Evidence } from '../onJob/useEvidence.ts'

interface EvidenceLinkProps {
  readonly jobId: string
  readonly form: Evidence['form']
}

/** Downloads the form that the customer signed; of a quote approved otherwise, the quote. */
export function EvidenceLink({ jobId, form }: EvidenceLinkProps) {
  const client = useApolloClient()
  const format = useFormat()
  const [isBusy, setIsBusy] = useState(false)
  const save = async (): Promise<void> => {
    setIsBusy(true)
    try {
      const { saveApprovalPdf } = await import('./saveApprovalPdf.ts')
      await saveApprovalPdf(client, jobId, form?.jobFormId ?? null, format)
    } catch (error) {
      showError(toApiError(error).message)
    }
    setIsBusy(false)
  }
  return (
    <Anchor component="button" type="button" inherit disabled={isBusy} onClick={() => void save()}>
      {form?.jobFormId ? 'Signed form (PDF)' : 'Quote (PDF)'}
    </Anchor>
  )
}
