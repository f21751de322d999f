import { z } from '@callout/contracts/wire/zod'
import { responseCode } from '@callout/contracts/wire/envelope'
import { restoreWithFiles } from '../../files/storedFiles.ts'
import { ApiError } from '../../http/apiError.ts'
import { controlCall } from '../controlCall.ts'
import { loadState, getState } from '../mockSession.ts'
import { fileOf, SNAPSHOT_NAME, stateOfFile } from '../snapshots.ts'
import { clearSession, clockView, ResetTime } from './clock.ts'

const UPLOAD_LIMIT_BYTES = 512 * 1024 * 1024

function getName({ name = '' }: Readonly<Record<string, string>>): string {
  if (!SNAPSHOT_NAME.test(name))
    throw new ApiError(responseCode.MALFORMED, 'Use a name of at most 60 letters, digits, dots, hyphens and underscores.')
  return name
}

const group = 'Snapshots'

export const snapshotCalls = [
  controlCall({
    method: 'POST',
    path: '/control/reset',
    group,
    summary: 'Restores the demo data, and clears clock, replies, faults, switches and request log.',
    body: ResetTime,
    example: {},
    run: async ({ mock, session, body }) => {
      clearSession(session, body)
      await restoreWithFiles(session.store, mock.seed(session.clock.now()))
      return { reset: true }
    },
  }),
  controlCall({
    method: 'GET',
    path: '/control/snapshots',
    group,
    summary: 'Saved snapshots.',
    run: ({ mock }) => mock.snapshots.all(),
  }),
  controlCall({
    method: 'POST',
    path: '/control/snapshots/:name',
    group,
    summary: 'Saves records, files and time under a name. Snapshots are held until the mock stops; download one to keep it.',
    run: async ({ mock, session, params }) => mock.snapshots.put(getName(params), await getState(session)),
  }),
  controlCall({
    method: 'POST',
    path: '/control/snapshots/:name/load',
    group,
    summary: 'Restores a snapshot.',
    run: async ({ mock, session, params: { name = '' } }) => {
      await loadState(session, mock.snapshots.get(name))
      return { loaded: name, clock: clockView(session) }
    },
  }),
  controlCall({
    method: 'GET',
    path: '/control/snapshots/:name',
    group,
    summary: 'Downloads a snapshot as JSON.',
    run: ({ mock, reply, params: { name = '' } }) => {
      reply.header('content-disposition', `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}.json"`)
      return fileOf(mock.snapshots.get(name))
    },
  }),
  controlCall({
    method: 'PUT',
    path: '/control/snapshots/:name',
    group,
    summary: 'Uploads a snapshot. It is checked, and refused as a whole when a record is damaged.',
    body: z.unknown(),
    bodyLimit: UPLOAD_LIMIT_BYTES,
    run: ({ mock, session, params, body }) => mock.snapshots.put(getName(params), stateOfFile(body, session.store.snapshot())),
  }),
  controlCall({
    method: 'DELETE',
    path: '/control/snapshots/:name',
    group,
    summary: 'Deletes a snapshot.',
    run: ({ mock: { snapshots }, params: { name = '' } }) => {
      snapshots.delete(name)
      return snapshots.all()
    },
  }),
]
