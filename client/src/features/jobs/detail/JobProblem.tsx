import { Button } from '@mantine/core'
import { IconMapPinOff } from '@tabler/icons-react'
import { Link } from 'react-router'
import { refusalOf, type RefusalCode } from '../../../shared/api/refusal.ts'
import { QueryProblem } from '../../../shared/ui/QueryProblem.tsx'
import { StateBox } from '../../../shared/ui/StateBox.tsx'

interface JobProblemProps {
  readonly error: unknown
  readonly onRetry: () => void
  readonly back: { readonly to: string; readonly label: string }
}

/** An address that names no job is answered as INVALID where it is no number at all. */
const missing: readonly RefusalCode[] = ['NOT_FOUND', 'INVALID']

/** Why there is no job to show. Another company's job is told apart from none by nothing. */
export function JobProblem({ error, onRetry, back }: JobProblemProps) {
  if (!missing.includes(refusalOf(error).code)) return <QueryProblem isPage error={error} onRetry={onRetry} back={back} />
  return (
    <StateBox
      isPage
      icon={<IconMapPinOff size={22} stroke={1.6} />}
      title="This job doesn’t exist, or you don’t have access to it"
      role="alert"
      action={
        <Button variant="default" component={Link} to={back.to}>
          Back to jobs
        </Button>
      }
    />
  )
}
