import { expect, test } from 'vitest'
import { testApp } from '../../testing/testApp.ts'
import { CARD_FORM_PATH } from './cardForm.ts'

test('the card form is sealed: it runs its one script, and nothing that is typed has a way out', async () => {
  const mock = testApp()
  const { app, logged } = mock
  const { headers, body } = await app.inject(CARD_FORM_PATH)
  const policy = String(headers['content-security-policy'])
  for (const directive of ["default-src 'none'", "connect-src 'none'", "form-action 'none'", 'sandbox allow-scripts'])
    expect(policy).toContain(directive)
  expect(policy).not.toContain('unsafe')
  expect(headers['cache-control']).toBe('no-store')
  // No form, no address, no call: only the port that it is given.
  expect(body).not.toMatch(/<form|src=|href=|fetch\(|XMLHttpRequest|sendBeacon|localStorage|document\.cookie/)
  expect(JSON.stringify([logged, await mock.control('GET', '/requests')])).not.toContain('4242')
})
