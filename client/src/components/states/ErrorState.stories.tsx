import { CombinedGraphQLErrors } from '@apollo/client/errors'
import type { Meta } from '../../workshop/csf.ts'
import { ErrorState } from './ErrorState.tsx'

export default {
  parameters: {
    docs: {
      description: { component: 'Replaces content whose query failed. Announced at once and as a toast; Try again is the first tab stop.' },
    },
  },
} satisfies Meta

const retry = (): void => undefined
const failed = (code: string, message: string) => new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] })

export const Failed = () => <ErrorState error={failed('UPSTREAM_FAILED', 'The report could not be created.')} onRetry={retry} />

export const ServerUnreachable = () => <ErrorState error={new TypeError('Failed to fetch')} onRetry={retry} />

export const WholePage = () => <ErrorState isPage error={failed('INTERNAL', 'Something failed.')} onRetry={retry} />

export const SessionEnded = () => <ErrorState error={failed('UNAUTHENTICATED', 'Sign in again.')} onRetry={retry} />
