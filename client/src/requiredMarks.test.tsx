import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { chooseCustomer, formAnswers, openNewJob } from './testing/jobForm.ts'
import { newcomer, signUpAnswers } from './features/auth/testing/signUpAnswers.ts'
import { signUpClient } from './features/auth/signUp/signUpClient.ts'
import { fakeGateway } from './testing/fakeGateway.ts'
import { historyOf, job, jobsOf, me, reasons } from './testing/jobs.ts'
import { owner, signedIn } from './testing/people.ts'
import { renderAt } from './testing/renderAt.tsx'
import { expectEvenMarks, expectRequiredToBeRefused } from './testing/requiredMarks.ts'

/** An open form, and the button that sends it. */
interface OpenForm {
  readonly user: UserEvent
  readonly form: HTMLElement
  readonly send: HTMLElement
}
type Open = () => Promise<OpenForm>

beforeEach(async () => {
  sessionStorage.clear()
  await signUpClient.clearStore()
})

const LOAD_MS = 20_000

async function formOf(user: UserEvent, name: string, button: string): Promise<OpenForm> {
  const form = await screen.findByRole('form', { name }, { timeout: LOAD_MS })
  return { user, form, send: within(form).getByRole('button', { name: button }) }
}

async function dialogOf(user: UserEvent, button: string): Promise<OpenForm> {
  const form = await screen.findByRole('dialog', undefined, { timeout: LOAD_MS })
  return { user, form, send: await within(form).findByRole('button', { name: button }) }
}

const page =
  (path: string, name: string, button: string, token?: 'signed in'): Open =>
  () => {
    if (token) signedIn()
    fakeGateway({ ...signUpAnswers, ...(token && { Me: { me: owner } }) })
    return formOf(renderAt(path).user, name, button)
  }

const setup =
  (type: 'Individual' | 'Company'): Open =>
  async () => {
    fakeGateway({ ...signUpAnswers, IpLocation: { ipLocation: null } })
    const { user } = renderAt('/register')
    await user.type(await screen.findByLabelText('Email'), newcomer.email)
    await user.type(screen.getByLabelText('Password'), 'demo1234')
    await user.click(screen.getByRole('button', { name: 'Create a Free Account' }))
    await user.click(await screen.findByRole('radio', { name: type }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    return formOf(user, `${type} Setup`, 'Next')
  }

const newCustomer: Open = async () => {
  const { user } = await openNewJob()
  await user.click(screen.getByRole('button', { name: 'New customer' }))
  const form = await screen.findByRole('group', { name: 'New customer' }, { timeout: LOAD_MS })
  return { user, form, send: await within(form).findByRole('button', { name: 'Save customer' }) }
}

const newProperty: Open = async () => {
  const { user } = await openNewJob()
  await chooseCustomer(user, 'maria', /Maria Lopez/)
  await user.click(await screen.findByRole('button', { name: 'New property' }))
  return dialogOf(user, 'Save property')
}

/** A dialog of the job page; `label` is in the menu of a job in which that can be done. */
const action =
  (label: string, button: string, now: ReturnType<typeof job>): Open =>
  async () => {
    signedIn()
    fakeGateway({ ...formAnswers, ...me, ...reasons, Job: { job: now }, JobHistory: historyOf([]) })
    const { user } = renderAt('/jobs/12')
    await screen.findByRole('heading', { level: 1 })
    const direct = screen.queryByRole('button', { name: label })
    if (direct) await user.click(direct)
    else {
      await user.click(screen.getByRole('button', { name: 'More actions' }))
      await user.click(await screen.findByRole('menuitem', { name: label }))
    }
    return dialogOf(user, button)
  }

const list = async (): Promise<UserEvent> => {
  signedIn()
  fakeGateway({ ...formAnswers, ...me, ...reasons, Jobs: jobsOf([job()], 1) })
  const { user } = renderAt('/jobs')
  await screen.findByRole('link', { name: 'J-1012' })
  return user
}

const bulk =
  (label: string, button: string): Open =>
  async () => {
    const user = await list()
    await user.click(screen.getByRole('checkbox', { name: 'Select J-1012' }))
    await user.click(within(await screen.findByRole('region', { name: 'Selected jobs' })).getByRole('button', { name: label }))
    return dialogOf(user, button)
  }

const viewName: Open = async () => {
  const user = await list()
  await user.click(await screen.findByRole('button', { name: /^Views: / }))
  await user.click(await screen.findByRole('menuitem', { name: 'Save current view as…' }))
  return dialogOf(user, 'Save')
}

const unscheduled = job({ status: 'UNSCHEDULED', startAt: null, endAt: null, staff: [], allowedActions: ['SCHEDULE'] })
const started = job({ status: 'STARTED', allowedActions: ['FINISH'] })

/** Every form of the product in which something is typed. */
const forms: Readonly<Record<string, Open>> = {
  'the sign-in': page('/login', 'Sign in', 'Sign in'),
  'the sign-up': page('/register', 'Create your account', 'Create a Free Account'),
  'the setup of an individual': setup('Individual'),
  'the setup of a company': setup('Company'),
  'the forgotten password': page('/forgot-password', 'Reset password', 'Reset password'),
  'the new password': page('/reset-password#token=one-time', 'Set new password', 'Set new password'),
  'the contact form': page('/contact', 'Contact support', 'Send message'),
  'the changed password': page('/account/password', 'Change password', 'Change password', 'signed in'),
  'a new customer': newCustomer,
  'a new property': newProperty,
  'a visit to schedule': action('Schedule', 'Schedule', unscheduled),
  'a finished visit': action('Finish', 'Finish', started),
  'a declined visit': action('Decline', 'Decline', job()),
  'a bulk move': bulk('Reschedule', 'Reschedule'),
  'the name of a view': viewName,
}

test.each(Object.entries(forms))('%s marks what is required as every form does, and refuses what it marks', async (_, open) => {
  const { user, form, send } = await open()
  expectEvenMarks(form)
  await expectRequiredToBeRefused(user, form, send)
})

/** Where an empty note or an empty customer is refused elsewhere than at a text that can be emptied. */
const choices: Readonly<Record<string, Open>> = {
  'a cancelled job': action('Cancel', 'Cancel job', job()),
  'a bulk cancellation': bulk('Cancel', 'Cancel job'),
}

test.each(Object.entries(choices))('%s needs one of the reasons and no note', async (_, open) => {
  const { form } = await open()
  expectEvenMarks(form)
  for (const reason of await within(form).findAllByRole('radio')) expect(reason).toBeRequired()
  expect(within(form).getByLabelText('Note')).not.toBeRequired()
})

test('a new job marks customer, property, category and times', { tags: 'nightly' }, async () => {
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'))
  await openNewJob()
  const form = screen.getByRole('form', { name: 'New job' })
  await within(form).findByRole('combobox', { name: 'Line items' }, { timeout: LOAD_MS })
  expectEvenMarks(form)
  for (const label of [/^Customer/, /^Property/, /^Category/, /^Start time/, /^End time/])
    expect(within(form).getByLabelText(label, { selector: 'input, select' })).toBeRequired()
  vi.useRealTimers()
})

test('a mark that only one of two required fields has is found', () => {
  const form = document.createElement('form')
  const field = (id: string, label: string) => `<label for="${id}">${label}</label><input id="${id}" aria-required="true">`
  form.innerHTML = `<p>* Required</p>${field('a', 'A *')}${field('b', 'B')}`
  document.body.replaceChildren(form)
  expect(() => expectEvenMarks(form)).toThrow(/to deeply equal/)
})
