import { useApolloClient } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { toApiError } from '../../../lib/api/apiError.ts'
import { showError } from '../../../components/toasts/toasts.ts'
import { useHasAuthority } from '../../../lib/session/useAuthority.ts'
import { savePaper } from './savePaper.ts'

interface PaperButtonProps {
  readonly label: string
  readonly of: string
  readonly id: string
  /** Saves this receipt instead of the invoice. */
  readonly receiptNumber?: string
}

/** Saves the PDF of an invoice or receipt; hidden from users without prices. */
export function PaperButton({ label, of, id, receiptNumber }: PaperButtonProps) {
  const client = useApolloClient()
  const [isBusy, setIsBusy] = useState(false)
  if (!useHasAuthority('view_prices')) return null
  const save = async (): Promise<void> => {
    setIsBusy(true)
    try {
      const isSaved = await savePaper(client, { id, ...(receiptNumber && { receiptNumber }) })
      if (!isSaved) showError('No PDF available. Print the page instead.')
    } catch (error) {
      showError(toApiError(error).message)
    }
    setIsBusy(false)
  }
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      aria-label={`${label}: ${of}`}
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={isBusy}
      onClick={() => void save()}
    >
      {label}
    </Button>
  )
}
