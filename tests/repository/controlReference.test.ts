import { readFileSync, writeFileSync } from 'node:fs'
import { controlReference } from '@callout/mock-api/control/reference'
import { expect, test } from 'vitest'

const file = 'docs/reference/control.md'

/** Without the padding of tables, which the formatter adds. */
const unpadded = (text: string): string => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---')

/** `UPDATE=1` writes the file. */
test('docs/reference/control.md describes the control API', () => {
  const expected = controlReference('http://127.0.0.1:4010')
  if (process.env['UPDATE']) writeFileSync(file, expected)
  expect(unpadded(readFileSync(file, 'utf8'))).toBe(unpadded(expected))
})
