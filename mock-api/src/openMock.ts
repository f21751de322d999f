import type { FastifyInstance } from 'fastify'
import { buildApp, type LogLine } from './app.ts'
import { Clock, type ClockChange } from './clock.ts'
import type { Data } from './db/collection.ts'
import { reasonOf } from './db/problems.ts'
import { dataFilledBy, memoryStore, openStore, type Store } from './db/store.ts'
import { restoreWithFiles } from './files/storedFiles.ts'
import { isLoopback } from './http/callers.ts'
import { newToken } from './resources/auth/secrets.ts'
import { markChanges } from './seed/markChanges.ts'
import { seed as fillStore } from './seed/seed.ts'
import type { Settings } from './settings.ts'

export interface OpenOptions {
  /** Whether calls that change records are refused once the mock has started. */
  readonly access?: { readonly isReadOnly: boolean }
  /** Without it, records and files are in memory. */
  readonly dataFolder?: string | undefined
  readonly clock?: ClockChange
  readonly log?: (line: LogLine) => void
  readonly progress?: ((done: number, total: number) => void) | undefined
}

/** A mock with data and clock. It has no signal handlers and doesn't end the process. */
export interface OpenMock {
  readonly app: FastifyInstance
  /** Bearer token for `/control`; undefined: none is needed. */
  readonly controlToken: string | undefined
  /** Returns the origin. Throws a sentence for a port that can't be used. */
  readonly listen: () => Promise<string>
  /** Finishes requests in flight, writes the snapshot and releases the data folder. */
  readonly close: () => Promise<void>
}

const SEED_VALID_SECONDS = 15 * 60

/** Demo data, made for a time of day: cached for a quarter of an hour, so that a reset needn't make them again. */
function seeder({ SEED, SEED_SIZE, REFERENCE_DATE }: Settings, progress: OpenOptions['progress']): (now: number) => Data {
  let last: { readonly quarter: number; readonly data: Data } | undefined
  return (now) => {
    const quarter = Math.floor(now / SEED_VALID_SECONDS)
    const options = { seed: SEED, size: SEED_SIZE, now, ...(REFERENCE_DATE && { referenceDate: REFERENCE_DATE }) }
    const fill = (store: Store): void => {
      fillStore(store, options, progress)
      store.seeds.insert({ at: now, is_changed: false })
    }
    if (last?.quarter !== quarter) last = { quarter, data: dataFilledBy(fill) }
    return last.data
  }
}

function listenError({ HOST, PORT }: Settings, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'EADDRINUSE') return `PORT ${PORT} is already in use on ${HOST}; set another one.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${HOST} is not an address of this machine.`
  return `Can’t use PORT ${PORT} on HOST ${HOST}: ${message}.`
}

const SWEEP_EVERY_MS = 50

/** Waits for requests in flight, and closes idle keep-alive connections. */
async function finish(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_EVERY_MS)
  await app.close()
  clearInterval(sweep)
}

/** Opens the data folder. System errors become a sentence about the setting. */
function openFolder(folder: string): Promise<Store> {
  return openStore(folder).catch((error: NodeJS.ErrnoException) => {
    throw error.code === undefined ? error : new Error(`Can’t use DATA_DIR ${folder}: ${reasonOf(error)}.`)
  })
}

/** Generates a token for a server that other machines can reach. */
const controlTokenOf = ({ CONTROL_TOKEN, HOST }: Settings): string | undefined =>
  CONTROL_TOKEN ?? (isLoopback(HOST) ? undefined : newToken())

const publicUrlOf = ({ PUBLIC_URL }: Settings): string | undefined => PUBLIC_URL && new URL(PUBLIC_URL).origin

/** Unchanged demo data of another day. */
function isOutdated({ seeds }: Store, { REFERENCE_DATE }: Settings, now: number): boolean {
  const seed = seeds.get(1)
  return seed !== undefined && !seed.is_changed && REFERENCE_DATE === undefined && dayOf(seed.at) !== dayOf(now)
}

/** In the time zone of this machine. */
const dayOf = (at: number): string => new Date(at * 1000).toDateString()

/** Opens or seeds the data of a mock, which doesn't listen yet. */
export async function openMock(settings: Settings, options: OpenOptions = {}): Promise<OpenMock> {
  const { dataFolder, log = () => undefined } = options
  const store = dataFolder === undefined ? memoryStore() : await openFolder(dataFolder)
  markChanges(store)
  const clock = new Clock()
  clock.change(options.clock ?? {})
  const seed = seeder(settings, options.progress)
  const now = clock.now()
  const isSeeded = store.companies.size === 0 || settings.FRESH || isOutdated(store, settings, now)
  if (isSeeded) await restoreWithFiles(store, seed(now))
  const { at, is_changed } = store.seeds.get(1) ?? {}
  log({ level: 'info', [isSeeded ? 'seeded' : 'loaded']: dataFolder ?? null, jobs: store.jobs.size, seeded_at: at, is_changed })
  const { CLIENT_URL: clientUrl, CONTROL_TOKEN } = settings
  const controlToken = controlTokenOf(settings)
  if (controlToken !== CONTROL_TOKEN) log({ level: 'info', control_token: controlToken })
  const upstream = { url: settings.UPSTREAM_URL, mode: settings.UPSTREAM_MODE }
  const app = buildApp({
    store,
    clock,
    clientUrl,
    publicUrl: publicUrlOf(settings),
    controlToken,
    upstream,
    seed,
    log,
    ...(options.access && { access: options.access }),
  })
  const close = async (): Promise<void> => {
    await finish(app)
    await store.close()
  }
  const listen = async (): Promise<string> => {
    try {
      return await app.listen({ host: settings.HOST, port: settings.PORT })
    } catch (error) {
      await close()
      throw new Error(listenError(settings, error as NodeJS.ErrnoException), { cause: error })
    }
  }
  return { app, controlToken, listen, close }
}
