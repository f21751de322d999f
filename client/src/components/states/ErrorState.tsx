import { messages } from '@callout/contracts/text/messages'
import { Button, Loader } from '@mantine/core'
import { IconAlertTriangle, IconCloudOff, IconRefresh } from '@tabler/icons-react'
import { isAway, type ApiErrorCode, toApiError } from '../../lib/api/apiError.ts'
import { useDeviceOffline } from '../../lib/api/reach.ts'
import { useErrorToast } from '../toasts/useErrorToast.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import { StateBox } from './StateBox.tsx'

interface ErrorStateProps {
  readonly error: unknown
  readonly onRetry: () => void
  readonly isPage?: boolean
}

/** These codes redirect to the sign-in or the plans. */
const leading: readonly ApiErrorCode[] = ['UNAUTHENTICATED', 'SUBSCRIPTION_REQUIRED']

export function ErrorState(props: ErrorStateProps) {
  return leading.includes(toApiError(props.error).code) ? <SkeletonRows /> : <ReadProblem {...props} />
}

/** An error with a retry. While the server is unreachable the app also retries automatically. */
export function ReadProblem({ error, onRetry, isPage = false }: ErrorStateProps) {
  useErrorToast(error)
  const isOffline = useDeviceOffline()
  const retry = (
    <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
      Try again
    </Button>
  )
  if (isAway(error)) {
    return (
      <StateBox
        isPage={isPage}
        icon={<IconCloudOff size={22} stroke={1.6} />}
        title={isOffline ? 'You’re offline' : 'Can’t reach the server'}
        action={retry}
        role="alert"
      >
        We’ll keep trying. <Loader size={12} color="gray" type="dots" component="span" aria-hidden />
      </StateBox>
    )
  }
  return (
    <StateBox
      isPage={isPage}
      icon={<IconAlertTriangle size={22} stroke={1.6} />}
      title={messages.somethingWrong}
      action={retry}
      role="alert"
    >
      {toApiError(error).message}
    </StateBox>
  )
}
