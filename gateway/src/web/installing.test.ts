import { expect, test } from 'vitest'
import { folderWith } from '../testing/folderWith.ts'
import { testGateway } from '../testing/testGateway.ts'

test.each([
  ['worker.js', /javascript/],
  ['manifest.webmanifest', /^application\/manifest\+json/],
  ['icon-192.png', /^image\/png/],
])('serves %s without caching and with its content type', async (name, type) => {
  const clientDir = folderWith({ 'index.html': '', [name]: '' })
  const { headers, statusCode } = await (await testGateway({}, { clientDir })).app.inject(`/${name}`)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': expect.stringMatching(type) as unknown })
})
