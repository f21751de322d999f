import { Button } from '@mantine/core'
import { IconLock, IconMapPinOff } from '@tabler/icons-react'
import { Link } from 'react-router'
import { toApiError } from '../../lib/api/apiError.ts'
import { useErrorToast } from '../toasts/useErrorToast.ts'
import { StateBox } from './StateBox.tsx'

interface RefusedStateProps {
  readonly error: unknown
  readonly back: { readonly to: string; readonly label: string }
  readonly isPage?: boolean
}

/** FORBIDDEN and NOT_FOUND: shows the reason and a link, since a retry doesn't help. */
export function RefusedState({ error, back, isPage = false }: RefusedStateProps) {
  const { code, message } = toApiError(error)
  useErrorToast(error)
  const isForbidden = code === 'FORBIDDEN'
  const Icon = isForbidden ? IconLock : IconMapPinOff
  return (
    <StateBox
      isPage={isPage}
      icon={<Icon size={22} stroke={1.6} />}
      title={isForbidden ? 'You don’t have access to this' : 'Not found'}
      role="alert"
      action={
        <Button variant="default" component={Link} to={back.to}>
          {back.label}
        </Button>
      }
    >
      {message}
    </StateBox>
  )
}
