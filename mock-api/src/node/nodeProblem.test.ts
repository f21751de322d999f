import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nodeProblem } from './nodeProblem.ts'

test.each(['20.19.0', '22.9.0', '22.17.1'])('Node.js %s is named as too old', (version) => {
  expect(nodeProblem(version)).toBe(`@callout/mock-api needs Node.js 22.18 or newer; this is ${version}.`)
})

test.each(['22.18.0', '23.0.0', '24.21.0'])('Node.js %s is new enough', (version) => {
  expect(nodeProblem(version)).toBeUndefined()
})

test('package.json names the same version', () => {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { engines: { node: string } }
  expect(engines.node).toBe('>=22.18')
})
