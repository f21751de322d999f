import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderWith } from '@callout/gateway/testing/folderWith'
import { getSum } from './counts.ts'
import { root } from './services.ts'

test('lists failed tests, files and hooks, and a process that ended, by file and first line', () => {
  const folder = folderWith({
    'sums.test.js': `test('adds', () => {}); test('subtracts', () => { throw new Error('expected 1 to be 2\\nDetails') })`,
    'broken.test.js': `import './missing.js'`,
    'hooks.test.js': `describe('with a hook', () => { afterAll(() => { throw new Error('closed twice') }); test('opens', () => {}) })`,
    'killed.test.js': `test('ends', () => new Promise(() => process.kill(process.pid, 'SIGKILL')))`,
  })
  const file = join(folder, 'counts.json')
  const reporter = join(root, 'tools/countsReporter.ts')
  const { status } = spawnSync('vitest', ['run', '--globals', '--root', folder, `--reporter=${reporter}`], {
    cwd: root,
    env: { ...process.env, COUNTS_FILE: file },
  })
  const { passed, failed, failures } = JSON.parse(readFileSync(file, 'utf8'))
  expect([status, passed, failed]).toEqual([1, 2, 4])
  const [subtracts, broken, hook, killed] = failures
  expect([subtracts, hook]).toEqual([`${folder}/sums.test.js: subtracts: expected 1 to be 2`, `${folder}/hooks.test.js: closed twice`])
  expect(broken).toContain(`${folder}/broken.test.js: Cannot find module './missing.js'`)
  expect(killed).toMatch(/SIGKILL.*killed\.test\.js/)
})

test('the closing line counts every run', () => {
  expect(
    getSum([
      { passed: 1, failed: 0, failures: [] },
      { passed: 2, failed: 3, failures: ['a', 'b', 'c'] },
    ]),
  ).toEqual({ passed: 3, failed: 3, failures: ['a', 'b', 'c'] })
})
