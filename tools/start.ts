import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { startOptions } from './help.mjs'
import { complain, Sentence } from './sentence.ts'
import { folderOf, isTaken, root, type Service, servicesOf, startCommand } from './services.ts'
import { supervise } from './supervise.ts'

const demoUsers = [
  ['owner@demo.test', 'company owner'],
  ['individual@demo.test', 'individual provider'],
  ['admin@demo.test', 'staff admin'],
  ['branch@demo.test', 'branch head'],
  ['staff@demo.test', 'staff'],
  ['unverified@demo.test', 'email not verified yet'],
  ['trial-ended@demo.test', 'free trial ended'],
  ['expired@demo.test', 'subscription expired'],
] as const

const isRoutine = (line: string): boolean => /"level":\s*(30|"info")/.test(line)

let rest = ''

/** Prints whole lines, without request logs unless `VERBOSE=1`. */
const output = new Writable({
  write(chunk: Buffer, _encoding, done) {
    const lines = (rest + chunk.toString()).split(/(?<=\n)/)
    rest = lines.at(-1)?.endsWith('\n') ? '' : (lines.pop() ?? '')
    process.stdout.write(lines.filter((line) => process.env['VERBOSE'] || !isRoutine(line)).join(''))
    done()
  },
})

const welcome = (services: readonly Service[]): string => {
  const hasMock = services.some(({ name }) => name === 'mock-api')
  const isSpec = services.some(({ name }) => name === 'spec-backend')
  return [
    '',
    'Callout is ready.',
    '',
    ...services.toReversed().map(({ name, address }) => `  ${name.padEnd(14)}${address}`),
    ...(hasMock ? [`  ${'control'.padEnd(14)}${new URL('/', services[0]?.address).href}`] : []),
    ...(hasMock ? ['', '  Demo users (password demo1234):', ...demoUsers.map(([email, who]) => `    ${email.padEnd(24)}${who}`)] : []),
    ...(isSpec ? ['', '  Sign in with any email and password.'] : []),
    '',
    '  Press Ctrl-C to stop.',
    '',
  ].join('\n')
}

function buildClient(): void {
  console.log('Building the client …')
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build', '-w', 'client'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Sentence(`The client can’t be built:\n${stdout}${stderr}`)
}

async function start(): Promise<void> {
  const settingsFile = join(root, '.env')
  if (existsSync(settingsFile)) process.loadEnvFile(settingsFile)
  const options = parseArgs({ options: startOptions }).values
  const services = servicesOf(process.env, options)
  for (const { name, port, setting } of services)
    if (await isTaken(port)) throw new Sentence(`Port ${port} for ${name} is already in use. Free it, or set ${setting}.`)
  if (options.built) buildClient()
  const programs = services.map(({ name, port, env, health }) => ({
    name,
    command: startCommand(name),
    cwd: folderOf(name),
    env: { ...process.env, ...env, PORT: String(port) },
    health,
  }))
  await supervise(programs, { output, onReady: () => console.log(welcome(services)) })
}

start().catch(complain)
