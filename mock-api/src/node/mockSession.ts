import type {
  ClockSetting,
  ClockState,
  ExpectedCall,
  Fault,
  Faults,
  MockCall,
  MockClock,
  MockOptions,
  MockRecording,
  MockSession,
  MockSnapshot,
  Outbox,
  OutboxMessage,
  Replies,
  SignedIn,
} from './types.ts'

/** Makes a control call: `POST`, `/clock`. Throws the message of an error. */
export type Control = <T>(method: string, path: string, body?: object) => Promise<T>

/** The initial state of a session, which a reset restores. */
export type Initial = Pick<MockOptions, 'scenario' | 'clock'>

export interface SessionParts {
  readonly id: string | undefined
  readonly url: string
  readonly control: Control
  readonly initial: Initial
  readonly stop: () => Promise<void>
}

export const clockSetting = (clock: MockOptions['clock']): ClockSetting =>
  clock === undefined || typeof clock === 'object' ? (clock ?? {}) : { now: clock }

const toQuery = (values: object): string => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}

function outboxOf(control: Control): Outbox {
  const all: Outbox['all'] = (to) => control<OutboxMessage[]>('GET', `/outbox${toQuery({ to })}`)
  return {
    all,
    code: async (to) => {
      const found = (await all(to)).find(({ code }) => code !== null)
      if (!found?.code) throw new Error(`No code was sent to ${to}.`)
      return found.code
    },
  }
}

const effects = ['status', 'response_code', 'delay_ms', 'jitter_ms', 'drop'] as const satisfies readonly (keyof Fault)[]

const faultsOf = (control: Control): Faults => ({
  add: (fault) => control('POST', '/faults', effects.some((name) => fault[name] !== undefined) ? fault : { ...fault, status: 503 }),
  all: () => control('GET', '/faults'),
  clear: async () => void (await control('DELETE', '/faults')),
})

const repliesOf = (control: Control): Replies => ({
  add: (reply) => control('POST', '/replies', reply),
  all: () => control('GET', '/replies'),
  clear: async () => void (await control('DELETE', '/replies')),
})

async function verifyCalls(control: Control, calls: readonly ExpectedCall[]): Promise<void> {
  const { calls: verified } = await control<{ calls: { problem: string | null }[] }>('POST', '/verify', { calls })
  const problems = verified.flatMap(({ problem }) => problem ?? [])
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

function clockOf(control: Control): MockClock {
  const change = (body: object): Promise<ClockState> => control('POST', '/clock', body)
  return {
    now: () => control('GET', '/clock'),
    set: (now, frozen) => change({ now, frozen }),
    advance: (duration) => change({ advance: duration }),
    freeze: () => change({ frozen: true }),
    run: () => change({ frozen: false }),
    reset: () => control('DELETE', '/clock'),
  }
}

async function takeSnapshot(control: Control): Promise<MockSnapshot> {
  const name = crypto.randomUUID()
  await control('POST', `/snapshots/${name}`)
  return {
    name,
    load: async () => void (await control('POST', `/snapshots/${name}/load`)),
    delete: async () => void (await control('DELETE', `/snapshots/${name}`)),
  }
}

async function recordCalls(control: Control): Promise<MockRecording> {
  const path = `/recordings/${crypto.randomUUID()}`
  await control('POST', path, {})
  const recording = await control<MockRecording>('GET', path)
  await control('DELETE', path)
  return recording
}

async function replayCalls(control: Control, recording: MockRecording, clock: MockOptions['clock']): Promise<void> {
  const name = crypto.randomUUID()
  await control('PUT', `/recordings/${name}`, recording)
  await control('POST', `/scenarios/${name}`, clockSetting(clock))
  await control('DELETE', `/recordings/${name}`)
}

/** Restores the scenario, or the demo data, at a time. */
export async function restore(control: Control, { scenario, clock }: Initial): Promise<void> {
  await control('POST', scenario === undefined ? '/reset' : `/scenarios/${encodeURIComponent(scenario)}`, clockSetting(clock))
}

/** The typed control API of one session. */
export const mockSession = ({ id, url, control, initial, stop }: SessionParts): MockSession => ({
  id,
  url,
  apiUrl: `${url}/api/v1`,
  signIn: (roleOrEmail) => control<SignedIn>('POST', '/tokens', { user: roleOrEmail }),
  outbox: outboxOf(control),
  faults: faultsOf(control),
  replies: repliesOf(control),
  clock: clockOf(control),
  calls: async (filter = {}) => (await control<MockCall[]>('GET', `/requests${toQuery(filter)}`)).toReversed(),
  verify: (...calls) => verifyCalls(control, calls),
  snapshot: () => takeSnapshot(control),
  record: () => recordCalls(control),
  replay: (recording) => replayCalls(control, recording, initial.clock),
  reset: () => restore(control, initial),
  stop,
})
