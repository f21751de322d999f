import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { root } from './services.ts'

/** The checks of `npm run check`. Each also runs alone: `npx` and the command. */
const checks: Readonly<Record<string, string>> = {
  types: 'tsc',
  lint: 'oxlint --quiet',
  format: 'oxfmt --check .',
  'graphql lint': 'eslint --no-error-on-unmatched-pattern schema.graphql client/src/**/*.graphql',
  'private words': 'node tools/privateWords.ts',
  'dead code': 'knip --config knip.config.ts --no-progress',
  'generated code': 'graphql-codegen --config codegen.ts --check --silent',
  'breaking changes': 'node tools/breakingChanges.ts',
}

interface Outcome {
  readonly name: string
  readonly isOk: boolean
}

function run(name: string, line: string): Promise<Outcome> {
  const [command = '', ...parameters] = line.split(' ')
  const begin = performance.now()
  const output: Buffer[] = []
  const child = spawn(command, parameters, { cwd: root, env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' } })
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  return new Promise((settle) => {
    child.on('error', (error) => output.push(Buffer.from(`${error.message}\n`)))
    child.on('close', (code) => {
      const isOk = code === 0
      console.log(`${isOk ? 'ok    ' : 'failed'} ${name} (${((performance.now() - begin) / 1000).toFixed(1)} s)`)
      if (!isOk) console.log(Buffer.concat(output).toString())
      settle({ name, isOk })
    })
  })
}

/** Runs as many checks in parallel as there are cores and prints the output of failed ones. */
async function failedChecks(): Promise<string[]> {
  const waiting = Object.entries(checks)
  const outcomes: Outcome[] = []
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) outcomes.push(await run(...next))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return outcomes.filter(({ isOk }) => !isOk).map(({ name }) => name)
}

if (import.meta.main) process.exitCode = (await failedChecks()).length === 0 ? 0 : 1
