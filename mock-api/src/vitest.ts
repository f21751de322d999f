import { test as base, type TestAPI } from 'vitest'
import { startMock } from './startMock.ts'
import type { Mock, MockOptions } from './node/types.ts'

export interface MockFixtures {
  /** Change with `test.override({ mockOptions: { scenario: 'busy-day' } })`. */
  readonly mockOptions: MockOptions
  readonly mockServer: Mock
  /** The same with the data of its start for each test. */
  readonly mock: Mock
}

export const test: TestAPI<MockFixtures> = base.extend<MockFixtures>({
  mockOptions: [{}, { scope: 'file' }],
  mockServer: [
    async ({ mockOptions }, use) => {
      const mock = await startMock(mockOptions)
      await use(mock)
      await mock.stop()
    },
    { scope: 'file' },
  ],
  mock: async ({ mockServer }, use) => {
    await mockServer.reset()
    await use(mockServer)
  },
})
