import { toApiError, type ApiErrorCode } from '../../lib/api/apiError.ts'
import { ErrorState } from './ErrorState.tsx'
import { RefusedState } from './RefusedState.tsx'

interface QueryProblemProps {
  readonly error: unknown
  readonly onRetry: () => void
  readonly back: { readonly to: string; readonly label: string }
  readonly isPage?: boolean
}

const finalCodes: readonly ApiErrorCode[] = ['FORBIDDEN', 'NOT_FOUND']

/** Shown if a query failed without cached data. */
export function QueryProblem({ error, onRetry, back, isPage = false }: QueryProblemProps) {
  if (finalCodes.includes(toApiError(error).code)) return <RefusedState error={error} back={back} isPage={isPage} />
  return <ErrorState error={error} onRetry={onRetry} isPage={isPage} />
}
