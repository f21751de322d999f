import { beforeEach, describe, expect, test } from 'vitest'
import { readDraft, writeDraft } from '../forms/formDrafts.ts'
import { saveForms, registerForm, takeSavedForm } from '../forms/savedForms.ts'
import { preferenceKey } from '../preferences/preferenceKeys.ts'
import { writeSession } from '../session/session.ts'
import { enter, leaveToLogin } from './sessionMoves.ts'

const olivia = { authToken: 'a', authEmail: 'olivia@demo.test' }
const otherUser = { authToken: 'b', authEmail: 'zoe@other-company.test' }
const views = preferenceKey('jobList', olivia.authEmail)
const DRAFT = '/jobs/new job'
const THEME = { 'mantine-color-scheme-value': 'dark' }

/** All names and values in the browser’s storage. */
const inTheBrowser = (): string => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])

/** Olivia has a filter named after a customer, the dark theme, a job draft, and a note in progress. */
beforeEach(() => {
  localStorage.setItem('mantine-color-scheme-value', 'dark')
  writeSession(olivia)
  localStorage.setItem(views, '{"views":[{"name":"Overdue of Mrs. Oak"}]}')
  writeDraft(DRAFT, { title: 'Pump of Mrs. Oak' })
  window.history.replaceState(null, '', '/jobs/7')
  const end = registerForm('note', () => ({ note: 'The key of Mrs. Oak is next door.' }))
  saveForms()
  end()
})

test('sign-out leaves only the theme', () => {
  leaveToLogin()
  expect({ ...localStorage }).toEqual(THEME)
  expect(inTheBrowser()).not.toContain('Oak')
})

describe('when a session is lost', () => {
  beforeEach(() => leaveToLogin('/jobs/7'))

  test('only the theme is left in local storage', () => expect({ ...localStorage }).toEqual(THEME))

  test('the same user gets views, drafts and form input back', () => {
    enter({ ...olivia, authEmail: 'olivia@demo.test' }, '/jobs/7')
    expect(localStorage.getItem(views)).toContain('Overdue of Mrs. Oak')
    expect(readDraft(DRAFT)).toEqual({ title: 'Pump of Mrs. Oak' })
    expect(takeSavedForm('note')).toEqual({ note: 'The key of Mrs. Oak is next door.' })
  })

  test('does not overwrite preferences changed since in another window', () => {
    localStorage.setItem(views, '{"views":[{"name":"Newer"}]}')
    enter(olivia, '/jobs/7')
    expect(localStorage.getItem(views)).toContain('Newer')
  })

  test('another user finds nothing in local or session storage', () => {
    enter(otherUser, '/jobs')
    expect(inTheBrowser()).not.toContain('Oak')
    leaveToLogin('/jobs')
    enter(olivia, '/jobs')
    expect(inTheBrowser()).not.toContain('Oak')
  })
})
