import type { FastifyInstance } from 'fastify'
import { buildApp, type LogLine } from './app.ts'
import { Clock } from './clock.ts'
import { isLoopback } from './http/callers.ts'
import { logLines } from './logLines.ts'
import { progressBar } from './seed/progressBar.ts'
import { API_PREFIX } from './http/rows.ts'
import { newToken } from './resources/auth/secrets.ts'
import { markChanges } from './seed/markChanges.ts'
import { seed as fillStore } from './seed/seed.ts'
import { readSettings, type Settings } from './settings.ts'
import { reasonOf } from './db/problems.ts'
import type { Data } from './db/collection.ts'
import { dataFilledBy, openStore, type Store } from './db/store.ts'
import { restoreWithFiles } from './files/storedFiles.ts'
import { whenNpmEnds } from './whenNpmEnds.ts'

const lines = logLines((text) => process.stdout.write(text))
process.on('exit', lines.flush)

const log = (line: LogLine): void => lines.write(JSON.stringify(line))

const SEED_VALID_SECONDS = 15 * 60

/** Demo data, made for a time of day: cached for a quarter of an hour, so that a reset needn't make them again. */
function seeder({ SEED, SEED_SIZE, REFERENCE_DATE }: Settings): (now: number) => Data {
  let last: { readonly quarter: number; readonly data: Data } | undefined
  return (now) => {
    const quarter = Math.floor(now / SEED_VALID_SECONDS)
    const options = { seed: SEED, size: SEED_SIZE, now, ...(REFERENCE_DATE && { referenceDate: REFERENCE_DATE }) }
    const progress = SEED_SIZE === 'large' ? progressBar('Seeding') : undefined
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

async function listen(app: FastifyInstance, settings: Settings): Promise<void> {
  try {
    const address = await app.listen({ host: settings.HOST, port: settings.PORT })
    log({ level: 'info', listening: `${address}${API_PREFIX}`, pid: process.pid })
  } catch (error) {
    throw new Error(listenError(settings, error as NodeJS.ErrnoException), { cause: error })
  }
}

const SWEEP_EVERY_MS = 50

/** Waits for requests in flight, and closes idle keep-alive connections. */
async function finish(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_EVERY_MS)
  await app.close()
  clearInterval(sweep)
}

/** Finishes requests in flight, writes the snapshot and releases the data folder. */
function stopOnSignal(app: FastifyInstance, store: Store): void {
  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    await finish(app)
    await store.close()
    log({ level: 'info', stopped: true })
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  whenNpmEnds(stop)
}

/** Opens the data folder. System errors become a sentence about the setting. */
function open({ DATA_DIR }: Settings): Promise<Store> {
  return openStore(DATA_DIR).catch((error: NodeJS.ErrnoException) => {
    throw error.code === undefined ? error : new Error(`Can’t use DATA_DIR ${DATA_DIR}: ${reasonOf(error)}.`)
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

async function start(): Promise<void> {
  const settings = readSettings(process.env)
  const store = await open(settings)
  markChanges(store)
  const clock = new Clock()
  const seed = seeder(settings)
  const now = clock.now()
  const isSeeded = store.companies.size === 0 || settings.FRESH || isOutdated(store, settings, now)
  if (isSeeded) await restoreWithFiles(store, seed(now))
  const { at, is_changed } = store.seeds.get(1) ?? {}
  log({ level: 'info', [isSeeded ? 'seeded' : 'loaded']: settings.DATA_DIR, jobs: store.jobs.size, seeded_at: at, is_changed })
  const { CLIENT_URL: clientUrl, CONTROL_TOKEN } = settings
  const controlToken = controlTokenOf(settings)
  if (controlToken !== CONTROL_TOKEN) log({ level: 'info', control_token: controlToken })
  const upstream = { url: settings.UPSTREAM_URL, mode: settings.UPSTREAM_MODE }
  const app = buildApp({ store, clock, clientUrl, publicUrl: publicUrlOf(settings), controlToken, upstream, seed, log })
  stopOnSignal(app, store)
  await listen(app, settings).catch(async (error) => {
    await store.close()
    throw error
  })
}

start().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
