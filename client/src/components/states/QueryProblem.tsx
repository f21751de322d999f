import { toApiError, type ApiErrorCode } from '../../lib/api/apiError.ts'
import { ErrorState } from './ErrorState.tsx'
import { RefusedState } from './RefusedState.tsx'

interface QueryProblemProps {
  readonly error: unknown
  readonly onRetry: () => void
  readonly back: { readonly to: string; readonly label: string }
  /** It is the whole page. */
  readonly isPage?: boolean
}

const finalCodes: readonly ApiErrorCode[] = ['FORBIDDEN', 'NOT_FOUND']

/** What a screen shows when its query failed and there is nothing older to show. */
export function QueryProblem({ error, onRetry, back, isPage = false }: QueryProblemProps) {
  if (finalCodes.includes(toApiError(error).code)) return <RefusedState error={error} back={back} isPage={isPage} />
  return <ErrorState error={error} onRetry={onRetry} isPage={isPage} />
}
