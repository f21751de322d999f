import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const branch = /import\.meta\.env\.(?:PROD|DEV|MODE)|NODE_ENV|UNSAFE_/

test('only main.tsx depends on the build mode, and nothing uses an unsafe API of the router', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter((file) => !/\.test\.tsx?$|^testing\//.test(file))
  const found = files.filter((file) => branch.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')))
  expect(found).toEqual(['main.tsx'])
})
