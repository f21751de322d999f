import type { Data } from '../../db/collection.ts'
import { dataFilledBy } from '../../db/store.ts'
import { restoreWithFiles } from '../../files/storedFiles.ts'
import { type ControlContext, controlCall } from '../controlCall.ts'
import { type MockSession, notFound } from '../mockSession.ts'
import type { Recordings } from '../recordings/recordings.ts'
import { type Scenario, scenarios } from '../scenarios/scenarios.ts'
import { clearSession, clockView, ResetTime } from './clock.ts'

const OWNER = 'owner@demo.test'

const replayed = (name: string, calls: number): Pick<Scenario, 'name' | 'summary' | 'email'> => ({
  name,
  summary: `Replays a recording: ${calls} calls get their recorded replies, the mock answers the others.`,
  email: OWNER,
})

/** A scenario, or the replay of a recording. Throws 404 with the nearest name. */
export function scenarioOf(name: string, recordings: Recordings): Scenario {
  const recording = recordings.find(name)
  if (recording) return { ...replayed(name, recording.calls.length), recording }
  const names = [...scenarios, ...recordings.all()].map((scenario) => scenario.name)
  const found = scenarios.find((scenario) => scenario.name === name)
  if (!found) throw notFound('scenario', name, names)
  return found
}

export async function startScenario(
  { mock }: Pick<ControlContext, 'mock'>,
  session: MockSession,
  scenario: Scenario,
  time: ResetTime = {},
): Promise<void> {
  const { clock, faults, store } = session
  clearSession(session, time)
  const dataAt = (now: number) => (scenario.fill ? dataFilledBy((filled) => scenario.fill?.(filled, now)) : mock.seed(now))
  const seeded = dataAt(clock.now())
  const now = scenario.nowIn?.(companyIn(seeded), clock.now())
  if (now !== undefined) clock.change({ now })
  await restoreWithFiles(store, now === undefined ? seeded : dataAt(now))
  scenario.change?.(session)
  if (scenario.recording) session.replay.start(scenario.recording)
  await store.durable()
  for (const fault of scenario.faults ?? []) faults.add(fault)
}

type Company = Parameters<NonNullable<Scenario['nowIn']>>[0]

function companyIn(data: Data): Company {
  const [company] = data['companies']?.records.values() ?? []
  return company as Company
}

export const scenarioView = (scenario: Scenario, session: MockSession): object => ({
  scenario: scenario.name,
  email: scenario.email,
  session: session.id ?? null,
  clock: clockView(session),
})

const group = 'Scenarios'

export const scenarioCalls = [
  controlCall({
    method: 'GET',
    path: '/control/scenarios',
    group,
    summary: 'Scenarios, and recordings that can be replayed as one, with the demo user to sign in as.',
    run: ({ mock: { recordings } }) => [
      ...scenarios.map(({ name, summary, email }) => ({ name, summary, email })),
      ...recordings.all().map(({ name, calls }) => replayed(name, calls)),
    ],
  }),
  controlCall({
    method: 'POST',
    path: '/control/scenarios/:name',
    group,
    summary:
      'Replaces the data of the session, or the shared data, by a scenario. To leave the shared data as it is, start a session with `scenario`.',
    body: ResetTime,
    example: {},
    run: async ({ mock, session, params: { name = '' }, body }) => {
      const scenario = scenarioOf(name, mock.recordings)
      await startScenario({ mock }, session, scenario, body)
      return scenarioView(scenario, session)
    },
  }),
]
