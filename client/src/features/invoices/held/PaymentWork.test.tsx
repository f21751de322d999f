import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { QUEUE_DATABASE } from '../../../shared/queue/hasQueue.ts'
import { PaymentWork } from './PaymentWork.tsx'

const { watch, stop } = vi.hoisted(() => ({ watch: vi.fn<() => () => void>(), stop: vi.fn<() => void>() }))
vi.mock('./heldQueue.ts', () => ({ heldQueue: () => ({ watch }) }))
vi.mock('../../../shared/whenIdle.ts', () => ({
  whenIdle: (work: () => void) => {
    work()
    return () => {}
  },
}))

const databases = vi.fn<IDBFactory['databases']>()

beforeEach(() => {
  watch.mockReset().mockReturnValue(stop)
  stop.mockReset()
  databases.mockReset().mockResolvedValue([{ name: 'callout-forms', version: 1 }])
  vi.stubGlobal('indexedDB', { databases })
})

function open() {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() })
  return render(
    <ApolloProvider client={client}>
      <PaymentWork />
    </ApolloProvider>,
  )
}
const aMoment = (): Promise<void> =>
  act(async () => {
    await new Promise((done) => setTimeout(done, 50))
  })
test('a browser without channels between windows shows its pages all the same', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  databases.mockResolvedValue([{ name: QUEUE_DATABASE, version: 1 }])
  open()
  await vi.waitFor(() => expect(watch).toHaveBeenCalledTimes(1))
})

test('a browser in which nothing was ever held does nothing for payments, until another window holds one', async () => {
  const { unmount } = open()
  await aMoment()
  expect(watch).not.toHaveBeenCalled()

  const other = new BroadcastChannel('callout-payments')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin, no window
  other.postMessage(null)
  await vi.waitFor(() => expect(watch).toHaveBeenCalledTimes(1))
  other.close()
  unmount()
  expect(stop).toHaveBeenCalledTimes(1)
})

test('one in which something was held looks after it at once', async () => {
  databases.mockResolvedValue([{ name: QUEUE_DATABASE, version: 1 }])
  open()
  await vi.waitFor(() => expect(watch).toHaveBeenCalledTimes(1))
})

test('where the browser does not say what it keeps, it is asked', async () => {
  databases.mockRejectedValue(new Error('not here'))
  open()
  await vi.waitFor(() => expect(watch).toHaveBeenCalledTimes(1))
})
