import { describe, expect } from 'vitest'
import { test as mockTest } from './vitest.ts'

mockTest.override({ mockOptions: { scenario: 'code-pending', clock: { now: '2026-06-17T12:00Z', frozen: true } } })

describe('the fixture', () => {
  mockTest('starts the mock with the options of the file', async ({ mock }) => {
    expect((await mock.clock.advance('1h')).iso).toBe('2026-06-17T13:00:00.000Z')
    expect(await mock.outbox.code('unverified@demo.test')).toMatch(/^\d{6}$/)
  })

  mockTest('restores the data for each test', async ({ mock }) => {
    expect((await mock.clock.now()).iso).toBe('2026-06-17T12:00:00.000Z')
  })
})
