import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faults } from '@callout/client/vite/plantedFaults.ts'

const root = join(import.meta.dirname, '../..')
const projects = ['client', 'client-isolated', 'client-rules'].map((name) => `--project=${name}`)

/** Names of the tests that fail; the tests are those of `npm test`. Cached modules don't know the fault. */
function failedTests(files: readonly string[], name: string): string[] {
  const report = join(root, '.tmp', `planted-${faults.findIndex((fault) => fault.name === name)}.json`)
  const args = [
    'run',
    ...projects,
    ...files.map((file) => `client/src/${file}`),
    '--tags-filter=!nightly',
    '--testTimeout=60000',
    '--fsModuleCache=false',
  ]
  spawnSync('npx', ['vitest', ...args, '--reporter=json', `--outputFile=${report}`, '--passWithNoTests=false'], {
    cwd: root,
    env: { ...process.env, PLANTED_FAULT: name },
    stdio: 'ignore',
  })
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { assertionResults: { status: string; fullName: string }[] }[]
  }
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  )
}

test.each(faults)('$name', ({ name, tests, foundBy }) => {
  const failed = failedTests(tests, name)
  process.stdout.write(`${name}: ${failed.join(' | ')}\n`)
  expect(failed).toContainEqual(expect.stringContaining(foundBy))
})
