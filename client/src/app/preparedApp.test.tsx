import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { firstCalls } from '../../build/firstCalls.ts'
// The build begins to download it with the page.
import '../features/jobs/JobListPage.tsx'
import { prepareRoot, Root } from '../Root.tsx'
import { fakeGateway } from '../testing/fakeGateway.ts'
import { job, jobsOf, me } from '../testing/jobs.ts'
import { signedIn } from '../testing/people.ts'

afterEach(() => {
  delete window.begunCalls
})

const answers = { ...me, Jobs: jobsOf([job()], 5000) }

/** The page has asked for who is signed in and for the bare job list, as its own script does. */
async function begin(answerOf: (operation: keyof typeof answers) => Promise<Response>): Promise<void> {
  window.history.replaceState(null, '', '/jobs')
  document.body.insertAdjacentHTML('afterbegin', '<div id="first-paint"></div>')
  const { everywhere, pages } = await firstCalls()
  const calls = [...everywhere, ...pages.filter(({ path }) => path === '/jobs').flatMap((page) => page.calls)]
  window.begunCalls = calls.map(({ body }) => {
    const { operationName } = JSON.parse(body) as { operationName: keyof typeof answers }
    return { token: 'token-of-the-owner', body, answer: answerOf(operationName) }
  })
}

const answered = (operation: keyof typeof answers): Promise<Response> => Promise.resolve(Response.json({ data: answers[operation] }))

test('the first render shows the rows whose answer is there, and asks for nothing again', async () => {
  signedIn()
  const { callsOf } = fakeGateway(answers)
  await begin(answered)
  expect(await prepareRoot()).toBe(true)
  const { container } = render(<Root />)
  expect(within(container).getByRole('link', { name: 'J-1012' })).toBeVisible()
  expect(within(container).getByRole('button', { name: /^Account: / })).toBeVisible()
  expect([callsOf('Me'), callsOf('Jobs')]).toEqual([[], []])
})

test('an answer that takes its time is taken when it comes, and is not asked for again', async () => {
  signedIn()
  const { callsOf } = fakeGateway(answers)
  let answer: (response: Response) => void = () => {}
  const slow = new Promise<Response>((resolve) => (answer = resolve))
  await begin((operation) => (operation === 'Jobs' ? slow : answered(operation)))
  expect(await prepareRoot()).toBe(true)
  render(<Root />)
  expect(screen.queryByRole('link', { name: 'J-1012' })).toBeNull()
  answer(Response.json({ data: answers.Jobs }))
  expect(await screen.findByRole('link', { name: 'J-1012' })).toBeVisible()
  expect(callsOf('Jobs')).toEqual([])
})

test('what was prepared for one session is not shown to another', async () => {
  signedIn()
  await begin(answered)
  await prepareRoot()
  localStorage.setItem('authToken', 'token-of-another')
  const { callsOf } = fakeGateway({ ...answers, Jobs: jobsOf([], 0) })
  const { container } = render(<Root />)
  expect(within(container).queryByRole('link', { name: 'J-1012' })).toBeNull()
  await screen.findByRole('heading', { name: 'Jobs' })
  expect([callsOf('Me').length, callsOf('Jobs').length]).toEqual([1, 1])
})
