import { spawnSync } from 'node:child_process'
import { testApp } from '@callout/mock-api/testing/testApp'
import { describe, expect, test } from 'vitest'
import { type FlowResult, runFlows } from './flows.ts'
import { type PlantedFault, plantedFaults } from './plantedFaults.ts'
import type { Send } from './session.ts'

const isNightly = process.env['NIGHTLY'] !== undefined

async function flowsOfMock(fault: PlantedFault | undefined, seed: number, runs: number): Promise<FlowResult> {
  const mock = testApp()
  const inject: Send = async ({ method, path, headers, body }) => {
    const reply = await mock.app.inject({ method: method as 'GET', url: path, headers, ...(body && { payload: body }) })
    return { status: reply.statusCode, text: reply.body }
  }
  try {
    const [admin, staff, other] = [await mock.signIn('owner'), await mock.signIn('staff'), await mock.signIn('individual')]
    const send = fault?.wrap(inject, { admin }) ?? inject
    return await runFlows({ send, baseUrl: 'http://backend.example', tokens: { admin, staff, other }, seed, seconds: 600, runs })
  } finally {
    await mock.app.close()
  }
}

test('the mock meets every expectation', async () => {
  const { failure, sequences, calls } = await flowsOfMock(undefined, 1, isNightly ? 300 : 10)
  expect(failure).toBeUndefined()
  expect([sequences, calls > sequences * 20]).toEqual([isNightly ? 300 : 10, true])
})

/** `npm test` tries each tenth fault; `npm run test:nightly` all of them. */
describe('planted faults', () => {
  test('there are forty', () => {
    expect(plantedFaults).toHaveLength(40)
  })

  const found: string[] = []
  const tried = plantedFaults.filter((_, index) => isNightly || index % 10 === 1)
  test.each(tried.map((fault) => [fault.name, fault] as const))('%s', async (name, fault) => {
    const { failure } = await flowsOfMock(fault, 1, 120)
    if (failure) found.push(name)
    expect(failure?.lines.every((line) => line.startsWith('curl ') && !line.includes('Authorization: ey')) ?? true).toBe(true)
  })

  test('at least 95 % are found', () => {
    const missed = tried.filter(({ name }) => !found.includes(name)).map(({ name }) => name)
    expect(missed.slice(Math.floor(tried.length * 0.05))).toEqual([])
  })
})

describe('the command', () => {
  const run = (...args: readonly string[]) => spawnSync(process.execPath, ['backend-check/flows/main.ts', ...args], { encoding: 'utf8' })

  test.each([
    [['--base-url', 'backend.example', '--allow-writes'], 2, 'needs a scheme'],
    [['--base-url', 'http://127.0.0.1:9'], 2, '--allow-writes is missing'],
    [['--base-url', 'http://127.0.0.1:9', '--allow-writes', '--seconds', 'x'], 2, 'no whole number'],
    [['--base-url', 'http://127.0.0.1:9', '--allow-writes'], 3, 'can’t be reached'],
  ])('%j ends with %i', (args, code, sentence) => {
    const { status, stderr } = run(...args)
    expect([status, stderr.trim().split('\n').length]).toEqual([code, 1])
    expect(stderr).toContain(sentence)
  })
})

test('a failure is a list of curl commands that name tokens by variables', async () => {
  const fault = plantedFaults.find(({ name }) => name === 'create_invoice ignores due_days')
  const { failure } = await flowsOfMock(fault, 1, 120)
  expect(failure?.message).toMatch(/days from issue_date to due_date: expected 23, got \d+/)
  expect(failure?.steps.length).toBeLessThanOrEqual(2)
  expect(failure?.lines.join('\n')).toMatch(/-H "Authorization: \$BACKEND_TOKEN".*"action":"create_invoice"/)
  expect(failure?.lines.filter((line) => !line.startsWith('curl '))).toEqual([])
  expect(failure?.lines.at(-1)).toContain('# getInvoice answers 200')
})
