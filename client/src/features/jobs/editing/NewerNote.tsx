import { Alert, Button } from '@mantine/core'

/** Somebody else has just saved the job that is being edited. */
export function NewerNote({ onCompare }: { readonly onCompare: () => void }) {
  return (
    <Alert color="yellow" variant="light" role="status" title="Someone else just changed this job" mb="md">
      What you typed is still here.{' '}
      <Button variant="default" size="compact-sm" onClick={onCompare}>
        See what changed
      </Button>
    </Alert>
  )
}
