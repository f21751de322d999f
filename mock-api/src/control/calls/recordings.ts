import { responseCode } from '@callout/contracts/wire/envelope'
import { z } from '@callout/contracts/wire/zod'
import { ApiError } from '../../http/apiError.ts'
import { controlCall } from '../controlCall.ts'
import { readRecording, recordingOf } from '../recordings/recordings.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import { SNAPSHOT_NAME } from '../snapshots.ts'

const UPLOAD_LIMIT_BYTES = 32 * 1024 * 1024

const SaveBody = z.strictObject({
  from: z.optional(
    z
      .enum(['mock', 'upstream'], { error: 'Use mock or upstream' })
      .check(z.describe('Only calls that the mock answered, or the backend of `UPSTREAM_URL`; both unless set')),
  ),
})

/** Recordings are scenarios, too. Throws 400. */
function getName({ name = '' }: Readonly<Record<string, string>>): string {
  if (!SNAPSHOT_NAME.test(name))
    throw new ApiError(responseCode.MALFORMED, 'Use a name of at most 60 letters, digits, dots, hyphens and underscores.')
  if (scenarios.some((scenario) => scenario.name === name))
    throw new ApiError(responseCode.MALFORMED, `There’s a scenario ${name}. Use another name.`)
  return name
}

const group = 'Recordings'

export const recordingCalls = [
  controlCall({
    method: 'GET',
    path: '/control/recordings',
    group,
    summary: 'Recordings, with their number of calls.',
    run: ({ mock: { recordings } }) => recordings.all(),
  }),
  controlCall({
    method: 'POST',
    path: '/control/recordings/:name',
    group,
    summary:
      'Saves the calls of the request log with their replies, without the gateway’s polls. Tokens, codes and personal data are replaced by placeholders; calls that return a token or code are left out. `POST /control/scenarios/:name` and a session with that `scenario` replay it: the same request gets the same reply, the mock answers others.',
    body: SaveBody,
    example: {},
    run: ({ mock: { recordings }, session: { requests }, params, body: { from } }) => {
      const logged = requests.latest().filter(({ is_upstream }) => from === undefined || is_upstream === (from === 'upstream'))
      return recordings.put(getName(params), recordingOf(logged.toReversed()))
    },
  }),
  controlCall({
    method: 'GET',
    path: '/control/recordings/:name',
    group,
    summary: 'Downloads a recording as JSON.',
    run: ({ mock: { recordings }, reply, params: { name = '' } }) => {
      const recording = recordings.get(name)
      reply.header('content-disposition', `attachment; filename="${name}.json"`)
      return recording
    },
  }),
  controlCall({
    method: 'PUT',
    path: '/control/recordings/:name',
    group,
    summary: 'Uploads a recording. It is checked and scrubbed again, and refused as a whole when a call is damaged.',
    body: z.unknown(),
    bodyLimit: UPLOAD_LIMIT_BYTES,
    run: ({ mock: { recordings }, params, body }) => recordings.put(getName(params), readRecording(body)),
  }),
  controlCall({
    method: 'DELETE',
    path: '/control/recordings/:name',
    group,
    summary: 'Deletes a recording. A session that replays it goes on.',
    run: ({ mock: { recordings }, params: { name = '' } }) => {
      recordings.delete(name)
      return recordings.all()
    },
  }),
]
