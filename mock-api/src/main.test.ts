import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dataFilledBy, openStore, type Store } from './db/store.ts'
import { markChanges } from './seed/markChanges.ts'
import { seed } from './seed/seed.ts'
import { lostWrites } from './testing/kills.ts'
import { type Running, startMain } from './testing/process.ts'
import { tinyData } from './testing/tinySeed.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 })

const headers = { 'x-fc-app-platform': '2', 'content-type': 'application/json' }
const started: Running[] = []
let folder: string

async function start(environment: Record<string, string> = {}): Promise<Running> {
  const running = await startMain({ DATA_DIR: folder, ...environment })
  started.push(running)
  return running
}
async function signIn({ url }: Running): Promise<string> {
  const body = JSON.stringify({ email: 'owner@demo.test', password: 'demo1234' })
  const reply = await fetch(`${url}/users/sign_in`, { method: 'POST', headers, body })
  const { responseData } = (await reply.json()) as { responseData: { user: { authentication_token: string } } }
  return responseData.user.authentication_token
}
async function opens({ url }: Running, token: string): Promise<boolean> {
  const reply = await fetch(`${url}/users/user_profile_get`, { headers: { ...headers, authorization: token } })
  return ((await reply.json()) as { responseCode: number }).responseCode === 200
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'callout-main-'))
})
afterEach(async () => {
  await Promise.all(started.splice(0).map((running) => running.end('SIGKILL').catch(() => null)))
  rmSync(folder, { recursive: true, force: true })
})

describe('a server on a data folder', () => {
  test('loses no acknowledged write when it is killed in the middle of many', async () => {
    const { acknowledged, lost } = await lostWrites(folder, 2)
    expect(acknowledged).toBeGreaterThan(20)
    expect(lost).toBe(0)
  })

  test('writes a snapshot and lets the folder go when it is asked to stop', async () => {
    const first = await start()
    const token = await signIn(first)
    expect(await first.end('SIGTERM')).toBe(0)
    const files = readdirSync(folder)
    const journal = files.find((name) => name.startsWith('journal-')) as string
    expect(readFileSync(join(folder, journal), 'utf8')).toBe('')
    expect(await opens(await start(), token)).toBe(true)
  })

  test('starts with new demo data when FRESH is set', { tags: 'nightly' }, async () => {
    const first = await start()
    const token = await signIn(first)
    await first.end('SIGTERM')
    expect(await opens(await start({ FRESH: '1' }), token)).toBe(false)
  })

  test('makes demo data of another day again, unless a user has changed them', { tags: 'nightly' }, async () => {
    const at = Math.floor(Date.now() / 1000)
    const getJob = async (environment: Record<string, string>): Promise<string | undefined> => {
      await (await start({ REFERENCE_DATE: '', ...environment })).end('SIGTERM')
      const store = await openStore(folder)
      await store.close()
      return store.jobs.get(1)?.title
    }
    const mark = async (seededAt: number, write?: (store: Store) => unknown): Promise<void> => {
      const store = await openStore(folder)
      markChanges(store)
      await store.restore(
        dataFilledBy((filled) => {
          seed(filled, { seed: 1, size: 'tiny', now: seededAt })
          filled.seeds.insert({ at: seededAt, is_changed: false })
        }),
      )
      store.transaction(() => store.sessions.insert({ token_hash: 'x', user_id: 1, company_id: 1, kind: 'user', created_at: at }))
      write?.(store)
      await store.durable()
      await store.close()
    }
    const days = 86_400
    const seededAt = async (): Promise<number | undefined> => {
      const store = await openStore(folder)
      await store.close()
      return store.seeds.get(1)?.at
    }
    await mark(at - 2 * days)
    await getJob({})
    expect(await seededAt()).toBeGreaterThanOrEqual(at)
    await mark(at - 2 * days)
    await getJob({ REFERENCE_DATE: '2026-06-17' })
    expect(await seededAt()).toBe(at - 2 * days)
    await mark(at - 2 * days, (store) => store.jobs.update(1, { title: 'Mine' }))
    expect(await getJob({})).toBe('Mine')
    expect(await seededAt()).toBe(at - 2 * days)
  })

  test('answers what is in flight before it stops', { tags: 'nightly' }, async () => {
    const running = await start()
    const faults = new URL('/control/faults', running.url)
    await fetch(faults, { method: 'POST', headers, body: JSON.stringify({ path: '/users/sign_in', delay_ms: 1000 }) })
    const answer = signIn(running)
    await expect.poll(async () => (await fetch(faults, { headers })).json(), { timeout: 60_000 }).toMatchObject([{ hits: 1 }])
    expect(await running.end('SIGTERM')).toBe(0)
    await answer
    const store = await openStore(folder)
    await store.close()
    expect(store.sessions.size).toBe(1)
  })

  test('refuses a second one', async () => {
    const store = await openStore(folder)
    await expect(start()).rejects.toThrow(new Error(`The data folder ${folder} is in use by another process.\n`))
    await store.close()
  })
})

test.each([
  [{ CONTROL_TOKEN: 'a-token-of-sixteen' }, 200],
  // A token of its own, which only the log has.
  [{}, 401],
])('a server that other machines reach asks for a token under /control', async (settings, expected) => {
  const running = await start({ HOST: '0.0.0.0', ...settings })
  const url = `http://127.0.0.1:${new URL(running.url).port}/control/requests`
  expect((await fetch(url)).status).toBe(401)
  expect((await fetch(url, { headers: { authorization: 'Bearer a-token-of-sixteen' } })).status).toBe(expected)
})

test('a port that is taken stops the start with one sentence', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await expect(start({ PORT: String(port) })).rejects.toThrow(new Error(`PORT ${port} is already in use on 127.0.0.1; set another one.\n`))
  server.close()
})

test('a data folder that cannot be one stops the start with a sentence that names the setting', { tags: 'nightly' }, async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  await expect(start({ DATA_DIR: file })).rejects.toThrow(new Error(`Can’t use DATA_DIR ${file}: file already exists (EEXIST).\n`))
  await expect(start({ DATA_DIR: '/dev/null/data' })).rejects.toThrow(
    new Error('Can’t use DATA_DIR /dev/null/data: not a directory (ENOTDIR).\n'),
  )
})

test('a snapshot that was cut stops the start with a sentence, and nothing is written', { tags: 'nightly' }, async () => {
  const store = await openStore(folder)
  await store.restore(tinyData())
  await store.close()
  const path = join(folder, 'snapshot-1.ndjson')
  truncateSync(path, Math.floor(readFileSync(path).length / 2))
  const names = readdirSync(folder)
  const left = names.map((name) => readFileSync(join(folder, name)))
  await expect(start()).rejects.toThrow(
    /^\S*snapshot-1\.ndjson can’t be used: .*\. Nothing was changed\. Put it back from a copy, or move .*\.\n$/,
  )
  expect(readdirSync(folder)).toEqual(names)
  expect(names.map((name) => readFileSync(join(folder, name)))).toEqual(left)
})

test('a wrong setting stops the start with one sentence', async () => {
  await expect(start({ SEED_SIZE: 'huge' })).rejects.toThrow(new Error('SEED_SIZE must be tiny, odd, demo or large.\n'))
})
