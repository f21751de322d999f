import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NO_BROWSER } from './browser.ts'
import { type Counts, getSum } from './counts.ts'
import { root } from './services.ts'

const folder = join(root, '.tmp')
const success: Counts = { passed: 0, failed: 0, failures: [] }
const failure = (what: string): Counts => ({ passed: 0, failed: 1, failures: [what] })

/** Output is streamed, or printed at the end if the command runs in parallel. */
function isOk(title: string, line: string, { beside = false, cwd = root, env = process.env } = {}): Promise<boolean> {
  const [command = '', ...parameters] = line.split(' ')
  const output: Buffer[] = [Buffer.from(`\n── ${title}\n`)]
  const note = (chunk: Buffer): void => void output.push(chunk)
  if (!beside) process.stdout.write(Buffer.concat(output))
  const child = spawn(command, parameters, { cwd, env, stdio: beside ? ['ignore', 'pipe', 'pipe'] : 'inherit' })
  child.stdout?.on('data', note)
  child.stderr?.on('data', note)
  return new Promise((settle) => {
    child.on('error', (error) => note(Buffer.from(`${error.message}\n`)))
    child.on('close', (code) => {
      if (beside) process.stdout.write(Buffer.concat(output))
      settle(code === 0)
    })
  })
}

async function vitest(projects: readonly string[], options?: { readonly beside: boolean }): Promise<Counts> {
  const title = projects.join(', ')
  const file = join(folder, `counts-${projects[0]}.json`)
  rmSync(file, { force: true })
  const selection = projects.map((project) => `--project=${project}`).join(' ')
  const line = `vitest run ${selection} --tags-filter=!nightly --reporter=default --reporter=./tools/countsReporter.ts`
  const passed = await isOk(title, line, { ...options, env: { ...process.env, COUNTS_FILE: file } })
  const counts: Counts = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : failure(`${title}: vitest wrote no counts`)
  return passed || counts.failed > 0 ? counts : getSum([counts, failure(`${title}: see what vitest printed`)])
}

/** Run one after another beside the unit tests, which leave a core idle. */
async function besides(): Promise<Counts & { readonly hasBrowser: boolean }> {
  const steps: Counts[] = []
  const step = async (title: string, line: string, cwd = root): Promise<boolean> => {
    const passed = await isOk(title, line, { beside: true, cwd })
    steps.push(passed ? success : failure(title))
    return passed
  }
  const hasBrowser = await step('a browser for the journeys', 'node tools/browser.ts')
  await step('checks', 'node tools/check.ts')
  await step('build of the mock’s page', 'node tools/builtPage.ts')
  await step('build of the client', 'npm run --silent build', join(root, 'client'))
  return { ...getSum([...steps, await vitest(['pact'], { beside: true })]), hasBrowser }
}

mkdirSync(folder, { recursive: true })
const journeyFailures = join(folder, 'failures')
rmSync(journeyFailures, { recursive: true, force: true })
// Tests start about a hundred programs.
// The error of a screen test then names no line: run its file alone.
process.env['STACK_TRACES'] ??= '0'
process.env['NODE_COMPILE_CACHE'] ??= join(folder, 'compiled')
const [units, { hasBrowser, ...rest }] = await Promise.all([
  vitest(['contracts', 'mock-api', 'gateway', 'client', 'client-isolated', 'client-rules', 'tests']),
  besides(),
])
// Run alone, since other work would slow the browser. Without a browser only this step fails.
const counts = getSum([units, rest, ...(hasBrowser ? [await vitest(['journeys'])] : [])])
if (!hasBrowser) console.log(`\nNo journey was run. ${NO_BROWSER}`)
const line = `${counts.passed} passed, ${counts.failed} failed`
writeFileSync(join(folder, 'counts.txt'), `${line}\n`)
const list = (title: string, lines: readonly string[]): void => {
  if (lines.length > 0) console.log(`\n${title}:\n${lines.map((what) => `  ${what}`).join('\n')}`)
}
list('Failed', counts.failures)
const evidence = existsSync(journeyFailures) ? readdirSync(journeyFailures) : []
list(
  'Console, requests, screenshot and HTML of the failed journeys',
  evidence.map((name) => join(journeyFailures, name)),
)
console.log(`\n${line}`)
process.exitCode = counts.failed === 0 ? 0 : 1
