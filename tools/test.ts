import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { failedChecks } from './check.ts'
import { type Counts, countsOf, sumOf } from './counts.ts'
import { root } from './services.ts'

const folder = join(root, '.tmp')
const failure: Counts = { passed: 0, failed: 1 }

const say = (title: string): void => console.log(`\n── ${title}`)

const isOk = (command: string, parameters: string[], cwd = root): boolean =>
  spawnSync(command, parameters, { cwd, stdio: 'inherit', env: process.env }).status === 0

/** Runs projects of vitest.config.ts and counts their tests. */
function vitest(...projects: string[]): Counts {
  say(projects.join(', '))
  const report = join(folder, 'vitest.json')
  rmSync(report, { force: true })
  const selection = projects.flatMap((project) => ['--project', project])
  const passed = isOk('vitest', ['run', ...selection, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`])
  try {
    return countsOf(JSON.parse(readFileSync(report, 'utf8')), passed)
  } catch {
    return failure
  }
}

async function checks(): Promise<Counts> {
  say('checks')
  return { passed: 0, failed: (await failedChecks()).length }
}

/** Journeys need a browser, and the client as it is delivered. */
function journeys(): Counts {
  try {
    process.env['CHROME_PATH'] = ensureBrowser()
  } catch (error) {
    console.error((error as Error).message)
    return failure
  }
  say('build of the client')
  return isOk('npm', ['run', '--silent', 'build'], join(root, 'client')) ? vitest('journeys') : failure
}

mkdirSync(folder, { recursive: true })
const counts = sumOf([await checks(), vitest('contracts', 'mock-api', 'gateway', 'client', 'tests'), vitest('pact'), journeys()])
const line = `${counts.passed} passed, ${counts.failed} failed`
writeFileSync(join(folder, 'counts.txt'), `${line}\n`)
console.log(`\n${line}`)
process.exitCode = counts.failed === 0 ? 0 : 1
