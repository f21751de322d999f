import { messages } from '@callout/contracts/messages'
import { Button, Loader } from '@mantine/core'
import { IconAlertTriangle, IconCloudOff, IconRefresh } from '@tabler/icons-react'
import { isAway, type ApiErrorCode, toApiError } from '../../lib/api/apiError.ts'
import { useErrorToast } from '../toasts/useErrorToast.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import { StateBox } from './StateBox.tsx'

interface ErrorStateProps {
  readonly error: unknown
  readonly onRetry: () => void
  readonly isPage?: boolean
}

/** They lead to another page at once: to the sign-in, to the plans. */
const leading: readonly ApiErrorCode[] = ['UNAUTHENTICATED', 'SUBSCRIPTION_REQUIRED']

/** What stands in the place of a page that could not be read, and of the one that is about to be left. */
export function ErrorState(props: ErrorStateProps) {
  return leading.includes(toApiError(props.error).code) ? <SkeletonRows /> : <ReadProblem {...props} />
}

/** What went wrong, with a retry. While the server is away the app tries by itself; the button need not be pressed. */
export function ReadProblem({ error, onRetry, isPage = false }: ErrorStateProps) {
  useErrorToast(error)
  const retry = (
    <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
      Try again
    </Button>
  )
  if (isAway(error)) {
    return (
      <StateBox isPage={isPage} icon={<IconCloudOff size={22} stroke={1.6} />} title="Can’t reach the server" action={retry} role="alert">
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
