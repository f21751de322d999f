import { Button } from '@mantine/core'
import { refusalOf } from '../../lib/api/refusal.ts'

/** In place of content whose code failed to download. */
export function DownloadFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p role="alert" style={{ margin: 0, color: 'var(--mantine-color-red-text)' }}>
      {refusalOf(null).message}{' '}
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        Try again
      </Button>
    </p>
  )
}
