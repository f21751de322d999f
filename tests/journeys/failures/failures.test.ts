import { readFileSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test, type TestContext } from 'vitest'
import { failureFolder, loggedPath } from './writeFailure.ts'
import { onProduct } from '../product.ts'

const product = onProduct('tiny')
const TOKEN = 'token-of-this-session'

/** A page that signs in, keeps a token, sends it, and logs it. */
const PAGE = `<input type="password" value="demo1234"><p>Hello</p><script>
localStorage.setItem('authToken', '${TOKEN}')
document.body.title = '${TOKEN}'
addEventListener('load', () => fetch('/graphql?token=${TOKEN}&tab=active', {
  method: 'POST', headers: { authorization: '${TOKEN}' }, body: '{"operationName":"Jobs"}',
}).then(() => console.log('asked with ${TOKEN}')))
</script>`

let address = ''
beforeAll(async () => {
  const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`
  return () => server.close()
})

test('a failed journey leaves console, requests, screenshot and HTML without tokens', async (context) => {
  const { task } = context
  const folder = failureFolder(task)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const hooks: ((context: TestContext) => unknown)[] = []
  const { page } = await product.arrive('desktop', { onTestFinished: (hook) => void hooks.push(hook) }, 'new')
  await Promise.all([page.waitForEvent('console', (message) => message.text().startsWith('asked')), page.goto(address)])
  const failed = { ...context, task: { ...task, result: { state: 'fail' as const } } }
  for (const hook of hooks) await hook(failed)

  expect(readdirSync(folder).toSorted()).toEqual(['console.txt', 'network.txt', 'page.html', 'page.png'])
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8')
  expect(read('console.txt')).toContain('log: asked with [token]')
  expect(read('network.txt')).toMatch(/ POST \/graphql\?token=…&tab=active Jobs 200 \d+ ms$/m)
  expect(read('page.html')).toContain('<p>Hello</p>')
  expect(readFileSync(join(folder, 'page.png')).subarray(1, 4).toString()).toBe('PNG')
  for (const name of ['console.txt', 'network.txt', 'page.html']) expect(read(name)).not.toMatch(new RegExp(`${TOKEN}|demo1234`))
})

test('an address in the log has no values that open anything', () => {
  expect(loggedPath('http://127.0.0.1:4000/files/1?signature=abc&size=2#token=once')).toBe('/files/1?signature=…&size=2')
  expect(loggedPath('data:text/plain,secret')).toBe('data:')
})
