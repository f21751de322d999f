import { Button, Text } from '@mantine/core'
import { refusalOf } from '../api/refusal.ts'

/** In place of a part whose download has failed. */
export function MissingPart({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Text c="red" role="alert">
      {refusalOf(null).message}{' '}
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        Try again
      </Button>
    </Text>
  )
}
