import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faults } from './plantedFaults.ts'

test.each(faults)('$name: its code has a single place', ({ file, code }) => {
  expect(readFileSync(join(import.meta.dirname, '../src', file), 'utf8').split(code)).toHaveLength(2)
})
