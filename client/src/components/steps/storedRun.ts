import { decrypt, encrypt } from '../../lib/offline/encryption.ts'
import { browserKeys } from '../../lib/offline/keyStore.ts'
import { inMockSession } from '../../lib/preferences/mockSession.ts'
import { emailHash } from '../../lib/preferences/preferenceKeys.ts'
import { browserStore } from '../../lib/preferences/storage.ts'
import { inOneTab } from '../../lib/preferences/tabs.ts'
import { readSession } from '../../lib/session/session.ts'
import type { StepStore } from './runSteps.ts'
import { isSettled, type StepResult, type StepResults, unconfirmed } from './step.ts'

/** Stored runs expire after this time. */
const RETENTION_MS = 24 * 3_600_000

interface StoredHead<Plan> {
  readonly account: string | null
  readonly user: string | null
  readonly plan: Plan
  readonly total: number
}

/** A run of this user that ended without its last step, for example with a reload. */
export interface StoredRun<Plan> {
  readonly plan: Plan
  readonly total: number
  readonly left: number
  readonly results: StepResults
}

const owner = () => ({ account: readSession('organization_name'), user: readSession('authEmail') })

const PREFIX = 'run/'
/** "run/1x2y/merge 30" has the plan, "run/1x2y/merge 30/job 11" a step's result, with its time (Unix ms), in the session's encryption. */
const headKey = (name: string): string => `${PREFIX}${emailHash(readSession('authEmail') ?? '')}/${name}`
const stepPrefix = (name: string): string => `${headKey(name)}/`

/** Nothing is stored without a session, or where the browser stores no key: a reload then loses the run. */
async function write(key: string, value: unknown): Promise<void> {
  const token = readSession('authToken')
  if (token === null) return
  const text = await encrypt(JSON.stringify(value), browserKeys).catch(() => null)
  if (text !== null && readSession('authToken') === token) browserStore.write(key, `${Date.now()} ${text}`)
}

async function read(key: string): Promise<unknown> {
  const [, stored] = browserStore.read(key)?.split(' ') ?? []
  const text = stored === undefined ? null : await decrypt(stored, browserKeys)
  return text === null ? null : JSON.parse(text)
}

function dropOldRuns(): void {
  const oldest = Date.now() - RETENTION_MS
  for (const key of browserStore.names())
    if (key.startsWith(PREFIX) && parseInt(browserStore.read(key) ?? '', 10) < oldest) browserStore.remove(key)
}

export const hasStoredRun = (name: string): boolean => browserStore.read(headKey(name)) !== null

export function dropStoredRun(name: string): void {
  const prefix = stepPrefix(name)
  for (const key of browserStore.names()) if (key === headKey(name) || key.startsWith(prefix)) browserStore.remove(key)
}

const uncertain: StepResult = { kind: 'uncertain', message: unconfirmed('The page was closed before the response arrived.') }

/** The user's run of that name of the last 24 hours in this browser; null if there is none. */
export async function readStoredRun<Plan>(name: string): Promise<StoredRun<Plan> | null> {
  dropOldRuns()
  const head = (await read(headKey(name))) as StoredHead<Plan> | null
  const { account, user } = owner()
  if (!head || head.user !== user || head.account !== account) {
    dropStoredRun(name)
    return null
  }
  const prefix = stepPrefix(name)
  const keys = browserStore.names().filter((key) => key.startsWith(prefix))
  const results = await Promise.all(
    keys.map(async (key) => {
      const stored = (await read(key)) as StepResult | null
      return [key.slice(prefix.length), stored ?? uncertain] as const
    }),
  )
  const left = head.total - results.filter(([, result]) => isSettled(result)).length
  return { plan: head.plan, total: head.total, left, results: new Map(results) }
}

export async function storeRun(name: string, plan: unknown, total: number): Promise<StepStore> {
  dropStoredRun(name)
  await write(headKey(name), { ...owner(), plan, total } satisfies StoredHead<unknown>)
  return continueStoredRun(name)
}

export function continueStoredRun(name: string): StepStore {
  const prefix = stepPrefix(name)
  return {
    begin: (key) => write(`${prefix}${key}`, uncertain),
    save: async (key, result) => {
      if (result === null) browserStore.remove(`${prefix}${key}`)
      else await write(`${prefix}${key}`, result.kind === 'done' ? { ...result, undo: null } : result)
    },
  }
}

export const withRunLock = <T>(name: string, act: () => Promise<T>): Promise<T> => inOneTab(inMockSession(headKey(name)), act)
