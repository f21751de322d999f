import { useApolloClient } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { saveFile } from '../../components/csv/saveFile.ts'
import { toApiError } from '../../lib/api/apiError.ts'
import { showError } from '../../components/toasts/toasts.ts'
import { TransactionPaperDocument } from './transactions.generated.ts'

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))

/** Saves the PDF of a payment's receipt. */
export function ReceiptPaperButton({ id, name }: { readonly id: string; readonly name: string }) {
  const client = useApolloClient()
  const [isBusy, setIsBusy] = useState(false)
  const save = async (): Promise<void> => {
    setIsBusy(true)
    try {
      const { data } = await client.query({ query: TransactionPaperDocument, variables: { id }, fetchPolicy: 'no-cache' })
      const { base64, fileName } = data?.transactionPaper ?? {}
      if (base64) saveFile(fileName ?? `${name}.pdf`, bytesOf(base64), 'application/pdf')
      else showError('No PDF available. Print the page instead.')
    } catch (error) {
      showError(toApiError(error).message)
    }
    setIsBusy(false)
  }
  return (
    <Button leftSection={<IconDownload size={16} aria-hidden />} loading={isBusy} onClick={() => void save()}>
      Download PDF
    </Button>
  )
}
