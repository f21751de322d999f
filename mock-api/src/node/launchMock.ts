import { mockSessionHeader } from '@callout/contracts/constants'
import type { FastifyInstance } from 'fastify'
import type { LogLine } from '../app.ts'
import { ResetTime, unixSeconds } from '../control/calls/clock.ts'
import { validated } from '../control/controlCall.ts'
import { openMock } from '../openMock.ts'
import { progressBar } from '../seed/progressBar.ts'
import { readSettings } from '../settings.ts'
import { type ControlOf, mockOf, parseReply } from './mockOf.ts'
import { clockSetting } from './mockSession.ts'
import type { Mock, MockOptions } from './types.ts'

const inProcess =
  (app: FastifyInstance, controlToken: string | undefined): ControlOf =>
  (session) =>
  async <T>(method: string, path: string, body?: object): Promise<T> => {
    const { statusCode, body: text } = await app.inject({
      method,
      url: `/control${path}`,
      headers: {
        ...(session !== undefined && { [mockSessionHeader]: session }),
        ...(controlToken !== undefined && { authorization: `Bearer ${controlToken}` }),
      },
      ...(body && { payload: body }),
    })
    return parseReply(statusCode, text) as T
  }

export interface LaunchOptions {
  /** Further settings, as of `mock-api/src/settings.ts`. */
  readonly environment?: Readonly<Record<string, string | undefined>>
  readonly log?: (line: LogLine) => void
  readonly showsProgress?: boolean
}

export interface LaunchedMock {
  readonly mock: Mock
  readonly app: FastifyInstance
  readonly controlToken: string | undefined
}

const getText = (value: number | string | undefined): string | undefined => (value === undefined ? undefined : String(value))

/** Starts a mock with the state that its options name. Throws a sentence for a wrong option. */
export async function launchMock(
  options: MockOptions,
  { environment = {}, log, showsProgress }: LaunchOptions = {},
): Promise<LaunchedMock> {
  const { scenario, clock, seedSize, port, data, clientUrl, readOnly = false } = options
  const given = { PORT: getText(port), SEED_SIZE: seedSize, CLIENT_URL: clientUrl }
  const settings = readSettings({ ...environment, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) })
  const access = { isReadOnly: false }
  const progress = showsProgress ? progressBar('Seeding') : undefined
  const { now, frozen } = validated(ResetTime, clockSetting(clock), 'clock field') as ResetTime
  const time = { now: unixSeconds(now), frozen }
  const { app, controlToken, listen, close } = await openMock(settings, { dataFolder: data, clock: time, access, log, progress })
  const mock = mockOf(await listen(), inProcess(app, controlToken), { scenario, clock }, close)
  try {
    if (scenario !== undefined) await mock.reset()
    access.isReadOnly = readOnly
    return { mock, app, controlToken }
  } catch (error) {
    await close()
    throw error
  }
}
