import { Button } from '@mantine/core'
import { toApiError } from '../../lib/api/apiError.ts'

export function DownloadFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p role="alert" style={{ margin: 0, color: 'var(--mantine-color-red-text)' }}>
      {toApiError(null).message}{' '}
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        Try again
      </Button>
    </p>
  )
}
