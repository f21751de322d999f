import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { AppOptions } from '../app.ts'
import { house } from '../testing/ask.ts'

const identityUrl = 'http://127.0.0.1:4010/control/identity'

async function served(surroundings: Partial<AppOptions>) {
  const clientDir = mkdtempSync(join(tmpdir(), 'callout-client-'))
  writeFileSync(join(clientDir, 'index.html'), '<html></html>')
  const { app } = await house({}, { clientDir, ...surroundings })
  const settings = await app.inject('/settings.json')
  const page = await app.inject('/login')
  return { settings, forms: /form-action ([^;]*)/.exec(String(page.headers['content-security-policy']))?.[1] }
}

test('the client learns where social sign-in is played, and may post a form there', async () => {
  const { settings, forms } = await served({ identityUrl })
  expect(settings.json()).toEqual({ identityUrl })
  expect(settings.headers['cache-control']).toBe('no-store')
  expect(forms).toBe("'self' http://127.0.0.1:4010")
})

test('the form of Apple may go to the auth host and on to Apple', async () => {
  expect((await served({ authHost: 'https://auth.example/' })).forms).toBe("'self' https://auth.example https://appleid.apple.com")
})

test('without either there is nothing to learn, and forms stay at home', async () => {
  const { settings, forms } = await served({})
  expect([settings.json(), forms]).toEqual([{}, "'self'"])
})
