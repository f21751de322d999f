import { openStore } from '../db/store.ts'
import { startMain } from './process.ts'

const headers = { 'x-fc-app-platform': '2', 'content-type': 'application/json' }
const WRITERS = 4

async function call(url: string, method: string, path: string, token: string, body?: object) {
  const reply = await fetch(url + path, {
    method,
    headers: { ...headers, authorization: token },
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await reply.json()) as { responseCode: number; responseData: never }
}

/** Kills a server with SIGKILL in the middle of writes, so many times, and returns how many acknowledged writes are missing afterwards. */
export async function lostWrites(folder: string, kills: number): Promise<{ acknowledged: number; lost: number }> {
  const acknowledged: string[] = []
  const start = () => startMain({ DATA_DIR: folder })
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await start()
    const { responseData } = await call(server.url, 'POST', '/users/sign_in', '', { email: 'owner@demo.test', password: 'demo1234' })
    const token = (responseData as { user: { authentication_token: string } }).user.authentication_token
    const requested = acknowledged.length + 10 + ((kill * 7) % 40)
    let count = 0
    const write = async (): Promise<void> => {
      for (;;) {
        const name = `tax ${kill}.${(count += 1)}`
        if ((await call(server.url, 'POST', '/taxes', token, { name, rate: 5 })).responseCode === 200) acknowledged.push(name)
      }
    }
    const writers = Array.from({ length: WRITERS }, () => write().catch(() => undefined))
    while (acknowledged.length < requested) await new Promise((resolve) => setTimeout(resolve, 1))
    await server.end('SIGKILL')
    await Promise.all(writers)
  }
  const store = await openStore(folder)
  await store.close()
  const known = new Set(store.taxes.all().map(({ name }) => name))
  return { acknowledged: acknowledged.length, lost: acknowledged.filter((name) => !known.has(name)).length }
}
