import { lookupEndpoints } from '@callout/contracts/lookups/endpoints'
import { cancelReasons } from '@callout/contracts/lookups/samples'
import { type Interaction, ok, shows } from '../interaction.ts'
import { signedIn, TOKEN } from '../states.ts'

export const lookupInteractions: readonly Interaction[] = [
  {
    name: 'reading why jobs are cancelled',
    row: lookupEndpoints.listCancelReasons,
    given: [signedIn],
    operation: { query: 'query CancelReasons { cancelReasons { id reason requiresNote } }', token: TOKEN },
    sends: { path: '/static_contents/cancel_job_reasons' },
    reply: ok(cancelReasons.slice(0, 1)),
    answer: shows({ cancelReasons: [{ id: '1', reason: 'Customer asked to cancel', requiresNote: false }] }),
  },
]
