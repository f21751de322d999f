import { testApp } from '@callout/mock-api/testing/testApp'
import { mockStates } from './mockStates.ts'
import type { Provider } from './provider.ts'

/** The real mock-api in memory, with the tiny seed. */
export async function startMockProvider(): Promise<Provider & { readonly close: () => Promise<void> }> {
  const mock = testApp()
  const tokens = new Map<string, string>()
  const now = mock.clock.now()
  const baseUrl = await mock.app.listen({ port: 0, host: '127.0.0.1' })
  return {
    baseUrl,
    tokens,
    states: mockStates(mock, tokens),
    reset: async () => {
      tokens.clear()
      await mock.control('POST', '/reset')
      mock.clock.change({ now, frozen: true })
    },
    close: () => mock.app.close(),
  }
}
