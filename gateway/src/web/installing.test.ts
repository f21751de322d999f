import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testGateway } from '../testing/testGateway.ts'

test.each([
  ['worker.js', /javascript/],
  ['manifest.webmanifest', /^application\/manifest\+json/],
  ['icon-192.png', /^image\/png/],
])('serves %s without caching and with its content type', async (name, type) => {
  const clientDir = mkdtempSync(join(tmpdir(), 'callout-client-'))
  for (const file of ['index.html', name]) writeFileSync(join(clientDir, file), '')
  const { headers, statusCode } = await (await testGateway({}, { clientDir })).app.inject(`/${name}`)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': expect.stringMatching(type) as unknown })
})
