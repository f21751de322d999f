import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readFlag } from '@callout/contracts/wire/flag'
import { buildClient, builtClientFolder } from './builtClient.ts'
import { startOptions } from './help.mjs'
import { buildPage } from './builtPage.ts'
import { oldDataNotice } from './oldDataNotice.ts'
import { reload, watchSources } from './reload.ts'
import { complain, Sentence } from './sentence.ts'
import { argsOf, folderOf, isTaken, root, type Service, servicesOf } from './services.ts'
import { withSettingsFile } from './settingsFile.ts'
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

const welcome = (services: readonly Service[]): string => {
  const hasMock = services.some(({ name }) => name === 'mock-api')
  const upstream = services.find(({ env }) => env['UPSTREAM_URL'])?.env['UPSTREAM_URL']
  const isSpec = services.some(({ name }) => name === 'spec-backend')
  const graphiql = services.find(({ env }) => readFlag(env['GRAPHIQL']) === true)
  const builtBy = services.find(({ env }) => env['CLIENT_DIR'])
  return [
    '',
    'Callout is ready.',
    '',
    ...(builtBy ? [`  ${'client'.padEnd(14)}${new URL('/', builtBy.address).href}`] : []),
    ...services.toReversed().map(({ name, address }) => `  ${name.padEnd(14)}${address}`),
    ...(hasMock ? [`  ${'control'.padEnd(14)}${new URL('/', services[0]?.address).href}`] : []),
    ...(graphiql ? [`  ${'graphiql'.padEnd(14)}${new URL('/graphiql', graphiql.address).href}`] : []),
    ...(upstream === undefined ? [] : ['', `  ${upstream} answers and is compared with the mock. Sign in with an account of it.`]),
    ...(hasMock && upstream === undefined
      ? ['', '  Demo users (password demo1234):', ...demoUsers.map(([email, role]) => `    ${email.padEnd(24)}${role}`)]
      : []),
    ...(isSpec ? ['', '  Sign in with any email and password.'] : []),
    '',
    '  Press Ctrl-C to stop.',
    '',
  ].join('\n')
}

async function start(): Promise<void> {
  const environment = withSettingsFile(process.env, join(root, '.env'))
  const options = parseArgs({ options: startOptions }).values
  const clientDir = options.built ? builtClientFolder(root, environment) : undefined
  const services = servicesOf(environment, { ...options, clientDir })
  for (const { name, port, setting, address } of services)
    if (await isTaken(port, new URL(address).hostname.replace(/^\[|\]$/g, '')))
      throw new Sentence(`Port ${port} for ${name} is already in use. Free it, or set ${setting}.`)
  if (clientDir !== undefined) buildClient(root, environment)
  const page = services.some(({ name }) => name === 'mock-api') ? buildPage(root) : Promise.resolve(undefined)
  const programs = services.map(({ name, port, env, health }) => ({
    name,
    args: argsOf(name),
    cwd: folderOf(name),
    env: { NODE_COMPILE_CACHE: join(root, '.tmp/compiled'), ...environment, ...env, PORT: String(port), INIT_CWD: root },
    health,
    // The mock's clock, faults and sessions would be lost.
    isStateless: name === 'gateway' || name === 'client',
  }))
  const isVerbose = readFlag(environment['VERBOSE']) ?? true
  let buffered: string[] | undefined = isVerbose ? undefined : []
  const onLine = (name: string, line: string): void => {
    const notice = name === 'mock-api' ? oldDataNotice(line, Date.now() / 1000) : undefined
    if (notice !== undefined) console.log(notice)
    if (!isVerbose && isRoutine(line)) return
    if (buffered) buffered.push(`[${name}] ${line}`)
    else console.log(`[${name}] ${line}`)
  }
  const over = new AbortController()
  const onReady = (restart: (name: string) => Promise<boolean>): void => {
    buffered = undefined
    console.log(welcome(services))
    void page.then((problem) => problem !== undefined && console.log(`The mock’s page can’t be built:\n${problem}`))
    if (options.built) return
    const hasProgram = (name: string): boolean => name !== 'client' && services.some((service) => service.name === name)
    watchSources(over.signal, (paths) => reload(paths, { restart, hasProgram, print: (line) => console.log(line) }))
  }
  let since = performance.now()
  const onRevive = (name: string, outcome: string): void => {
    since = performance.now()
    console.log(`The ${name} ended by itself (${outcome}). It starts again.`)
  }
  const onProgramReady = (name: string): void => console.log(`${name} is ready (${((performance.now() - since) / 1000).toFixed(1)} s).`)
  try {
    await supervise(programs, { onLine, onProgramReady, onReady, onRevive })
    console.log('Callout has stopped.')
  } catch (error) {
    for (const line of buffered ?? []) console.error(line)
    throw error
  } finally {
    over.abort()
  }
}

start().catch(complain)
