import { PLATFORM_HEADER, PLATFORM_WEB } from '@callout/contracts/constants'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/testApp.ts'

let mock: TestApp
let owner: string
beforeAll(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
})

const get = async (url: string) => {
  const reply = await mock.app.inject({
    method: 'GET',
    url: `/api/v1${url}`,
    headers: { [PLATFORM_HEADER]: PLATFORM_WEB, authorization: owner },
  })
  return reply.json<{ responseCode: number; responseMessage: string; responseData: { errors?: { field: string }[] } | null }>()
}

test.each([
  ['/jobs/job_listing?status[0]=1', 'status[0]', 'status'],
  ['/jobs/job_listing?Page=2', 'Page', 'page'],
  ['/jobs/job_listing?status.0=1', 'status.0', 'status'],
])('refuses %s and names the known parameters', async (url, field, known) => {
  const { responseCode, responseMessage, responseData } = await get(url)
  expect(responseCode).toBe(422)
  expect(responseData?.errors?.map((error) => error.field)).toEqual([field])
  expect(responseMessage).toContain(`Unknown query parameter ${field}. Known: `)
  expect(responseMessage.split(/Known: |, |\.$/)).toContain(known)
})

test.each(['status[]=1', 'status=1', 'status=1&status=2', 'status[]=1&status[]=2&page=1', ''])('accepts ?%s', async (query) => {
  expect(await get(`/jobs/job_listing?${query}`)).toMatchObject({ responseCode: 200 })
})
