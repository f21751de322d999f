import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { job, jobsOf, me } from '../src/testing/jobs.ts'
import { fakeGateway } from '../src/testing/fakeGateway.ts'
import { signedIn } from '../src/testing/people.ts'
import { renderAt } from '../src/testing/renderAt.tsx'
import { TODAY } from '@callout/contracts/firstPicture'
import { pageFinder } from '../src/app/prefetch.ts'
import { routes } from '../src/app/routes.tsx'
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
  window.begunCalls = [...everywhere, ...jobs.flatMap(({ calls }) => calls)].map(({ body }) => {
    const { operationName } = JSON.parse(body) as { operationName: keyof typeof answers }
    return { token: 'token-of-the-owner', body, answer: Promise.resolve(Response.json({ data: answers[operationName] })) }
  })
  renderAt('/jobs')
  expect(await screen.findByRole('link', { name: 'J-1012' })).toBeVisible()
  expect([callsOf('Me'), callsOf('Jobs'), window.begunCalls]).toEqual([[], [], []])
})

test('what the page asks for Today is what Today asks, letter for letter, but for the week', async () => {
  const { everywhere, pages } = await firstCalls()
  const home = pages.filter(({ path }) => path === '/')
  signedIn()
  const none = { jobs: { __typename: 'JobPage', items: [], totalCount: 0, ignored: [] } }
  const dashboard = { __typename: 'Dashboard', date: '2026-11-23', visitsToday: null, jobs: null }
  const activeStaff = { __typename: 'ActiveStaffPage', items: [], totalCount: 0 }
  const answers = { ...me, Today: { dashboard }, TodayJobs: none, TodayStaff: { activeStaff }, TodayWeek: { dayCounts: [] } }
  const { callsOf } = fakeGateway(answers)
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format()
  window.begunCalls = [...everywhere, ...home.flatMap(({ calls }) => calls)].map((call) => {
    const body = call.body.replaceAll(TODAY, today)
    const { operationName } = JSON.parse(body) as { operationName: keyof typeof answers }
    return { token: 'token-of-the-owner', body, answer: Promise.resolve(Response.json({ data: answers[operationName] })) }
  })
  renderAt('/')
  expect(await screen.findByText('Nothing is late, unassigned, clashing or waiting for an invoice.')).toBeVisible()
  expect(await screen.findByText('No one goes out today')).toBeVisible()
  expect(window.begunCalls).toEqual([])
  expect([callsOf('Today'), callsOf('TodayJobs'), callsOf('TodayStaff')]).toEqual([[], [], []])
})

test('what a press asks for is what the page of the job asks, letter for letter', async () => {
  const { opened } = await firstCalls()
  signedIn()
  const answers = { ...me, Job: { job: job() } }
  const { callsOf } = fakeGateway(answers)
  const { body } = opened['/jobs/:jobId'] ?? { body: '' }
  window.begunCalls = [
    { token: 'token-of-the-owner', body: body.replace('{id}', '4'), answer: Promise.resolve(Response.json({ data: answers.Job })) },
  ]
  renderAt('/jobs/4')
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect([callsOf('Job'), window.begunCalls]).toEqual([[], []])
})

test('each path of which a press asks something is a page of the product', async () => {
  const { opened } = await firstCalls()
  const pageAt = pageFinder(routes)
  const found = Object.keys(opened).map((path) => `/${pageAt(path)?.segments.join('/')}`)
  expect(found).toEqual(Object.keys(opened))
  expect(found).toContain('/customers/:customerId')
})
