import { Button } from '@mantine/core'
import { IconMapPinOff } from '@tabler/icons-react'
import { Link } from 'react-router'
import { toApiError, type ApiErrorCode } from '../../lib/api/apiError.ts'
import { QueryProblem } from '../states/QueryProblem.tsx'
import { StateBox } from '../states/StateBox.tsx'

export interface Back {
  readonly to: string
  readonly label: string
  readonly state: { readonly row: string }
}

export const backText = ({ label }: Back): string => `Back to ${label.toLowerCase()}`

interface RecordProblemProps {
  readonly error: unknown
  readonly noun: string
  /** The record was displayed before. */
  readonly wasShown: boolean
  readonly onRetry: () => void
  readonly back: Back
}

/** A non-numeric id in the path returns INVALID. */
const missing: readonly ApiErrorCode[] = ['NOT_FOUND', 'INVALID']

/** Why the record can't be shown. Another company's record is indistinguishable from a missing one. */
export function RecordProblem({ error, noun, wasShown, onRetry, back }: RecordProblemProps) {
  if (!missing.includes(toApiError(error).code)) return <QueryProblem isPage error={error} onRetry={onRetry} back={back} />
  return (
    <StateBox
      isPage
      icon={<IconMapPinOff size={22} stroke={1.6} />}
      title={
        wasShown
          ? `This ${noun} was deleted, or you no longer have access to it`
          : `This ${noun} doesn’t exist, or you don’t have access to it`
      }
      role="alert"
      action={
        <Button variant="default" component={Link} to={back.to} state={back.state}>
          {backText(back)}
        </Button>
      }
    />
  )
}
