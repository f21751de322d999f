import { Alert, Button } from '@mantine/core'

/** Somebody else has just saved the job that is being edited. */
export function NewerNote({ onCompare }: { readonly onCompare: () => void }) {
  return (
    <Alert color="yellow" variant="light" role="status" title="Somebody else has just changed this job" mb="md">
      Nothing you typed is lost.{' '}
      <Button variant="default" size="compact-sm" onClick={onCompare}>
        See what changed
      </Button>
    </Alert>
  )
}
