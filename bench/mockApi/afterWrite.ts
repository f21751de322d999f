/** Cost of the first read after a write, when derived data must follow. In this process, without a network. */
import { buildApp } from '@callout/mock-api/app'
import { Clock } from '@callout/mock-api/clock'
import { API_PREFIX } from '@callout/mock-api/http/rows'
import { seed } from '@callout/mock-api/seed/seed'
import { dataFilledBy, memoryStore, type Store } from '@callout/mock-api/db/store'
import type { UserData } from '@callout/contracts/profile/schemas'
import type { z } from '@callout/contracts/wire/zod'
import { REFERENCE_DATE, restHeaders } from '../harness/callout.ts'
import { spreadOf } from '../harness/statistics.ts'

const WARM_UP = 2
const ROUNDS = 7
const READS = 60
/** Writes visits that start within this many seconds of now. */
const AROUND = 36 * 3600

/** Writes a technician's step: a visit and its job. */
function writer(store: Store, now: number): () => void {
  const around = store.visits.all().filter(({ company_id, start_at }) => company_id === 1 && Math.abs((start_at ?? 0) - now) < AROUND)
  let turn = 0
  return () => {
    const { id, job_id } = around[(turn += 1) % around.length] ?? around[0] ?? { id: 0, job_id: 0 }
    store.transaction(() => {
      store.visits.update(id, { lock_version: turn })
      store.jobs.update(job_id, { lock_version: turn })
    })
  }
}

/** Microseconds per read after a write with 100,000 jobs, per path and round. */
export async function readsAfterWrites(paths: readonly string[], now: number): Promise<number[][]> {
  const seeded = dataFilledBy((filled) => seed(filled, { seed: 1, size: 'large', referenceDate: REFERENCE_DATE }))
  const store = memoryStore(seeded)
  const clock = new Clock()
  clock.change({ now, frozen: true })
  const app = buildApp({ store, clock, seed: () => seeded })
  const credentials = { email: 'owner@demo.test', password: 'demo1234', device_type: 2 }
  const signIn = await app.inject({ method: 'POST', url: `${API_PREFIX}/users/sign_in`, headers: restHeaders(''), payload: credentials })
  const { user } = signIn.json<{ responseData: z.output<typeof UserData> }>().responseData
  const headers = restHeaders(user.authentication_token ?? '')
  const write = writer(store, now)
  const readOnce = async (path: string): Promise<number> => {
    write()
    const started = performance.now()
    const { statusCode } = await app.inject({ method: 'GET', url: API_PREFIX + path, headers })
    if (statusCode !== 200) throw new Error(`GET ${path} was answered with ${statusCode}.`)
    return (performance.now() - started) * 1000
  }
  const figures: number[][] = paths.map(() => [])
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const read: number[][] = paths.map(() => [])
    for (let turn = 0; turn < READS; turn += 1) for (const [index, path] of paths.entries()) read[index]?.push(await readOnce(path))
    for (const [index, micros] of read.entries()) if (round >= 0) figures[index]?.push(spreadOf(micros).median)
  }
  return figures
}
