import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { job, jobsOf, me } from '../src/testing/jobs.ts'
import { fakeGateway } from '../src/testing/fakeGateway.ts'
import { signedIn } from '../src/testing/people.ts'
import { renderAt } from '../src/testing/renderAt.tsx'
import { firstCalls } from './firstCalls.ts'

afterEach(() => {
  delete window.begunCalls
})

test('what the page asks for the bare job list is what the list asks, letter for letter', async () => {
  const { everywhere, pages } = await firstCalls()
  const jobs = pages.filter(({ path }) => path === '/jobs')
  expect(jobs.map(({ module }) => module)).toEqual(['features/jobs/JobListPage.tsx'])
  signedIn()
  const answers = { ...me, Jobs: jobsOf([job()], 5000) }
  const { callsOf } = fakeGateway(answers)
  window.begunCalls = [...everywhere, ...jobs.map(({ call }) => call)].map(({ body }) => {
    const { operationName } = JSON.parse(body) as { operationName: keyof typeof answers }
    return { token: 'token-of-the-owner', body, answer: Promise.resolve(Response.json({ data: answers[operationName] })) }
  })
  renderAt('/jobs')
  expect(await screen.findByRole('link', { name: 'J-1012' })).toBeVisible()
  expect([callsOf('Me'), callsOf('Jobs'), window.begunCalls]).toEqual([[], [], []])
})
