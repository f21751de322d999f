import 'fake-indexeddb/auto'
import { gql } from '@apollo/client'
import { afterEach, expect, test, vi } from 'vitest'
import { renderHook } from '@testing-library/react'
import { fakeGateway, outOfReach } from '../../testing/fakeGateway.ts'
import { individual, owner, signedIn } from '../../testing/people.ts'
import { createApollo } from '../api/createApollo.ts'
import { setServerAway } from '../api/reach.ts'
import { writeSession } from '../session/session.ts'
import { deleteResponses, readResponse, saveResponse } from './responseStore.ts'
import { useCopyTime } from './copyTime.ts'

const document = gql`
  query MyDay($date: String!) {
    dispatchMap(date: $date) {
      date
    }
  }
`
const day = { dispatchMap: { __typename: 'DispatchMap', date: '2026-11-23' } }
const query = () => createApollo(() => undefined).query({ query: document, variables: { date: '2026-11-23' } })
const inSeconds = (text: string): number => Date.parse(text) / 1000

afterEach(async () => {
  await deleteResponses()
  vi.useRealTimers()
  setServerAway(false)
})

/** Loads the day at 15:40 UTC, then loses the network; it is 18:00. */
async function loadThenLose(ownStaffId: string | null, user: typeof individual | typeof owner, isStored: boolean) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T15:40:00Z') })
  signedIn(user)
  writeSession({ ownStaffId })
  const gateway = fakeGateway({ MyDay: day })
  await query()
  await vi.waitFor(async () => {
    if (isStored && !(await readResponse('MyDay/{"date":"2026-11-23"}'))) throw new Error('Not stored yet')
  })
  gateway.answer({ MyDay: outOfReach() })
  vi.setSystemTime(new Date('2026-11-23T18:00:00Z'))
}

test.each([
  ['someone who works alone', individual, null],
  ['an owner with visits of their own', owner, owner.id],
])('the day of %s is read from the device without a network, with its time', async (_, user, ownStaffId) => {
  await loadThenLose(ownStaffId, user, true)
  window.history.replaceState(null, '', '/jobs/12')
  expect((await query()).data).toEqual(day)
  expect(renderHook(() => useCopyTime('/jobs/12')).result.current).toBe(inSeconds('2026-11-23T15:40:00Z'))
})

test('an owner without visits of their own has no copy', async () => {
  await loadThenLose(null, owner, false)
  await expect(query()).rejects.toThrow('Failed to fetch')
})

test('a new quote finds its job in the copy of the job’s page', async () => {
  signedIn(individual)
  const ofJob = { job: { __typename: 'Job', id: '12', title: 'Boiler repair' } }
  await saveResponse('Job/{"id":"12"}', ofJob)
  fakeGateway({ JobToQuote: outOfReach() })
  const toQuote = gql`
    query JobToQuote($id: ID!) {
      job(id: $id) {
        id
        title
      }
    }
  `
  const { data } = await createApollo(() => undefined).query({ query: toQuote, variables: { id: '12' } })
  expect(data).toMatchObject({ job: { id: '12', title: 'Boiler repair' } })
})
