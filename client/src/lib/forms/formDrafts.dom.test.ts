import { beforeEach, expect, test } from 'vitest'
import { writeSession } from '../session/session.ts'
import { draftPlace, dropDraft, readDraft, writeDraft } from './formDrafts.ts'
import { deleteSavedForms } from './savedForms.ts'

beforeEach(() => {
  sessionStorage.clear()
  writeSession({ authEmail: 'owner@demo.test' })
  window.history.replaceState(null, '', '/jobs/new?customer=3')
})

test('stores a draft until it is deleted', () => {
  const place = draftPlace('job')
  writeDraft(place, { title: 'Boi' })
  writeDraft(place, { title: 'Boiler' })
  expect([readDraft(place), readDraft(place)]).toEqual([{ title: 'Boiler' }, { title: 'Boiler' }])
  dropDraft(place)
  expect(readDraft(place)).toBeNull()
})

test('each path has its own drafts', () => {
  writeDraft(draftPlace('job'), { title: 'Boiler' })
  window.history.replaceState(null, '', '/jobs/new')
  expect(readDraft(draftPlace('job'))).toBeNull()
})

test("other users don't see a draft", () => {
  const place = draftPlace('job')
  writeDraft(place, { title: 'Boiler' })
  writeSession({ authEmail: 'staff@demo.test' })
  expect(readDraft(place)).toBeNull()
})

test('sign-out deletes all drafts', () => {
  const place = draftPlace('job')
  writeDraft(place, { title: 'Boiler' })
  deleteSavedForms()
  expect(readDraft(place)).toBeNull()
})
