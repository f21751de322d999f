import { responseCode } from '@callout/contracts/wire/envelope'
import { z } from '@callout/contracts/wire/zod'
import { ApiError } from '../../http/apiError.ts'
import { type ControlContext, controlCall } from '../controlCall.ts'
import { recordingOf } from '../upstream/scrubbed.ts'
import { upstreamModes } from '../upstream/modes.ts'

const view = async ({ mock: { upstream } }: Pick<ControlContext, 'mock'>): Promise<object> => ({
  url: upstream.url ?? null,
  mode: upstream.mode,
  calls: await upstream.report(),
})

const group = 'Compare with a backend'

export const upstreamCalls = [
  controlCall({
    method: 'GET',
    path: '/control/upstream',
    group,
    summary:
      'The backend of `UPSTREAM_URL`, who answers, and by call which fields of its replies are missing or have another type than those of the mock.',
    run: view,
  }),
  controlCall({
    method: 'POST',
    path: '/control/upstream',
    group,
    summary:
      'Chooses who answers. With `compare` the backend answers, and each read is repeated on the mock by its demo user of the same type; writes go to the backend only. Calls in a mock session are always answered by the mock.',
    body: z.strictObject({
      mode: z.enum(upstreamModes, { error: 'Use mock, upstream or compare' }).check(z.describe('`mock`, `upstream` or `compare`')),
    }),
    example: { mode: 'mock' },
    run: (context) => {
      const { upstream } = context.mock
      if (upstream.url === undefined && context.body.mode !== 'mock')
        throw new ApiError(
          responseCode.MALFORMED,
          'There’s no backend. Set UPSTREAM_URL, or use npm start -- --compare https://their.backend.',
        )
      upstream.mode = context.body.mode
      return view(context)
    },
  }),
  controlCall({
    method: 'GET',
    path: '/control/upstream/recordings',
    group,
    summary:
      'Calls of the request log that the backend answered, newest first, without tokens and personal data: texts are placeholders, except for times, amounts and words of fixed lists.',
    run: ({ mock }) =>
      mock.sessions.shared.requests
        .latest()
        .filter(({ is_upstream }) => is_upstream)
        .map(recordingOf),
  }),
  controlCall({
    method: 'DELETE',
    path: '/control/upstream',
    group,
    summary: 'Empties the comparison.',
    run: (context) => {
      context.mock.upstream.clear()
      return view(context)
    },
  }),
]
