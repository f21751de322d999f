import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { createApollo } from '../../../lib/api/createApollo.ts'
import { resetStores } from '../../../lib/createStore.ts'
import { type FakeOperation, fakeGateway } from '../../../testing/fakeGateway.ts'
import { NINE } from '../../../testing/jobs.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { keepQuote } from '../device/keepQuote.ts'
import { readDeviceQuotes } from '../device/knownQuotes.ts'
import { quotedJob } from '../testing/quotedJob.ts'
import { recordSignature } from './recordSignature.ts'

const filled = { work: { value: 'Repair' }, sign: { value: 'typed', signerName: 'Nora Newman', signedAt: NINE } }
const approval = { kind: 'SIGNED', name: 'Nora Newman', at: NINE }

beforeEach(() => {
  resetStores()
  signedIn(owner)
})

async function record(job: ReturnType<typeof quotedJob>, more: Record<string, FakeOperation> = {}) {
  const gateway = fakeGateway({ QuoteToApprove: { job }, UpdateQuote: { updateJob: job }, ...more })
  await recordSignature(
    createApollo(() => undefined),
    '12',
    filled,
  )
  return gateway.callsOf('UpdateQuote')
}

test('saves the signature as the approval, unless the backend has done so', async () => {
  expect(await record(quotedJob())).toMatchObject([{ input: { id: '12', lockVersion: 3, job: { quote: { approval } } } }])
  const done = { __typename: 'QuoteApproval' as const, kind: 'PHONE' as const, name: 'Nora Newman', at: NINE, note: '' }
  expect(await record(quotedJob({}, { approval: done }))).toEqual([])
  expect(await record(quotedJob({ quote: null }))).toEqual([])
})

test('keeps the approval on this device if the backend keeps no quotes', async () => {
  await keepQuote('12', { message: 'Two coats of paint' })
  await record(quotedJob({ quote: null }))
  expect((await readDeviceQuotes()).get('12')).toMatchObject({ message: 'Two coats of paint', approval })
})
