import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const MOST_LINES = 20
const folder = '.tmp/docs'
const bin = fileURLToPath(import.meta.resolve('@callout/mock-api/bin'))

const blockOf = (file: string, language: string, text = ''): string =>
  [...readFileSync(file, 'utf8').matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))]
    .map(([, body = '']) => body)
    .find((body) => body.includes(text)) ?? ''

/** The command of the package is not linked in this repository. */
const withCommand = (script: string): string =>
  script.replace("['callout-mock', ", `[${JSON.stringify(bin)}, `).replace("command: 'npx'", "command: process.execPath, stderr: 'ignore'")

test.each(['use-in-tests', 'mcp', 'contract-only'])('the first script of docs/%s.md succeeds', { tags: 'nightly' }, async (name) => {
  const script = blockOf(`docs/${name}.md`, 'js')
  expect(script.split('\n').length).toBeGreaterThan(5)
  expect(script.split('\n').length).toBeLessThanOrEqual(MOST_LINES)
  mkdirSync(folder, { recursive: true })
  const file = `${folder}/${name}.mjs`
  writeFileSync(file, withCommand(script))
  // Its assertions run while it is loaded.
  await expect(import(pathToFileURL(file).href)).resolves.toBeDefined()
})

test.each(['examples/vitest/tests/taxes.test.ts', 'examples/playwright/tests/taxes.spec.ts'])('docs/use-in-tests.md has %s', (file) => {
  const example = readFileSync(file, 'utf8')
  const [firstLine = ''] = example.split('\n')
  expect(blockOf('docs/use-in-tests.md', 'ts', firstLine)).toBe(example)
  expect(example.split('\n').length).toBeLessThanOrEqual(MOST_LINES)
})
