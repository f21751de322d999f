import { pactStates } from '@callout/mock-api/control/pactStates/pactStates'
import { type TestApp, testApp } from '@callout/mock-api/testing/testApp'
import { API_PREFIX } from './names.ts'
import type { Provider } from './provider.ts'

/** The provider states, set up in a mock in this process. */
export const statesIn = (mock: TestApp) =>
  pactStates({ store: mock.store, clock: mock.clock, addFault: (fault) => mock.control('POST', '/faults', fault) })

/** The real mock-api in memory, with the tiny seed. */
export async function startMockProvider(): Promise<Provider & { readonly close: () => Promise<void> }> {
  const mock = testApp()
  const now = mock.clock.now()
  const baseUrl = await mock.app.listen({ port: 0, host: '127.0.0.1' })
  return {
    baseUrl: baseUrl + API_PREFIX,
    states: statesIn(mock),
    reset: async () => {
      await mock.control('POST', '/reset')
      mock.clock.change({ now, frozen: true })
    },
    close: () => mock.app.close(),
  }
}
