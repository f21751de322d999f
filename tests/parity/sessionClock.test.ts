import { buildApp } from '@callout/gateway/app'
import { testApp } from '@callout/mock-api/testing/testApp'
import { expect, onTestFinished, test } from 'vitest'

const DAY = 86_400

test('the gateway passes on how far the clock of a mock session is ahead, and nothing of a real backend', async () => {
  const mock = testApp()
  mock.clock.reset()
  const address = await mock.app.listen({ host: '127.0.0.1', port: 0 })
  const restBaseUrl = `${address}/api/v1`
  const [gateway, real] = await Promise.all([
    buildApp({ restBaseUrl, hasMockHeaders: true, isOpen: true }),
    buildApp({ restBaseUrl, isOpen: true }),
  ])
  onTestFinished(async () => {
    await Promise.all([gateway.close(), real.close(), mock.app.close()])
  })
  const control = (path: string, payload: object, session = '') =>
    mock.app.inject({ method: 'POST', url: `/control${path}`, payload, headers: { 'x-mock-session': session } })
  const aheadOf = async (session: string, app = gateway): Promise<unknown> => {
    const headers = { 'x-mock-session': session }
    const reply = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query: '{ countries { id } }' } })
    expect(reply.json()).toHaveProperty('data.countries')
    return reply.headers['x-clock-ahead']
  }
  await control('/sessions', { id: 'later' })
  await control('/clock', { advance: '8d' }, 'later')
  expect([await aheadOf(''), await aheadOf('later')]).toEqual([undefined, String(8 * DAY)])
  await control('/clock', { advance: '-3d' })
  expect([await aheadOf(''), await aheadOf('later'), await aheadOf('later', real)]).toEqual([undefined, String(8 * DAY), undefined])
  await mock.app.inject({ method: 'DELETE', url: '/control/clock', headers: { 'x-mock-session': 'later' } })
  expect(await aheadOf('later')).toBeUndefined()
})
