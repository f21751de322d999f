import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** Dockerfile and compose files as Compose reads them. */

type Values = Readonly<Record<string, string | number | null>>
interface Watch {
  readonly action: string
  readonly path: string
  readonly target?: string
}
interface Service {
  readonly build?: { readonly target: string; readonly args?: Values }
  readonly image?: string
  readonly environment?: Values
  readonly env_file?: string
  readonly init?: boolean
  readonly pull_policy?: string
  readonly restart?: string
  readonly read_only?: boolean
  readonly stop_grace_period?: string
  readonly volumes?: readonly string[]
  readonly ports?: readonly string[]
  readonly profiles?: readonly string[]
  readonly extra_hosts?: readonly string[]
  readonly logging?: { readonly options: Values }
  readonly depends_on?: Readonly<Record<string, object>>
  readonly develop?: { readonly watch: readonly Watch[] }
}
interface Compose {
  readonly name?: string
  readonly include?: readonly string[]
  readonly services: Readonly<Record<string, Service>>
}
type Environment = Readonly<Record<string, string>>

/** Replaces `${NAME}`, `${NAME:-default}` and `${NAME:+other}`, innermost first, as Compose does. */
function interpolated(text: string, environment: Environment): string {
  const replaced = text.replace(/\$\{(\w+)(?::([-+])([^${}]*))?\}/g, (_, name: string, sign?: string, word = '') => {
    const value = environment[name] ?? ''
    if (sign === '+') return value === '' ? '' : word
    return value === '' && sign === '-' ? word : value
  })
  return replaced === text ? text : interpolated(replaced, environment)
}
const read = (file: string, environment: Environment): string => interpolated(readFileSync(file, 'utf8'), environment)
export const readCompose = (file: string, environment: Environment): Compose => parse(read(file, environment), { merge: true }) as Compose

const override = (base: Service = {}, change: Service = {}): Service => ({
  ...base,
  ...change,
  ...(base.build && { build: { ...base.build, ...change.build } }),
  environment: { ...base.environment, ...change.environment },
})

/** What Compose would run, with the settings of each service. */
export function composed(environment: Environment = {}, isDev = false) {
  const main = readCompose('docker-compose.yml', environment)
  const parts = (main.include ?? []).map((file) => readCompose(file, environment))
  const all: Record<string, Service> = Object.assign({}, main.services, ...parts.map((part) => part.services))
  if (isDev)
    for (const [name, change] of Object.entries(readCompose('docker/dev.yml', environment).services))
      all[name] = override(all[name], change)
  const services = Object.fromEntries(Object.entries(all).filter(([, { profiles = [] }]) => !profiles.includes('never')))
  const settingsOf = (name: string): Record<string, string> => {
    const { env_file: file, environment: declared = {} } = services[name] ?? {}
    const lines = file === undefined ? [] : read(file, environment).split('\n')
    const pairs = lines.filter((line) => /^\w+=/.test(line)).map((line) => line.split(/=(.*)/s).slice(0, 2))
    // A setting without a value gets that of the environment.
    const set = Object.entries(declared).flatMap(([key, value]) => (value === null ? [] : [[key, String(value)]]))
    const passed = Object.keys(declared).flatMap((key) => (declared[key] === null && environment[key] ? [[key, environment[key]]] : []))
    return Object.fromEntries([...pairs, ...set, ...passed])
  }
  return { services, settingsOf }
}

interface Stage {
  readonly from: string
  readonly lines: readonly string[]
}

/** The stages of the Dockerfile by their names. */
export function stages(): Map<string, Stage> {
  const text = readFileSync('Dockerfile', 'utf8').replace(/\\\n/g, ' ')
  const parts = text.split(/^FROM /m).slice(1)
  return new Map(
    parts.map((part) => {
      const [head = '', ...lines] = part.split('\n')
      const [from = '', name = ''] = head.split(' AS ')
      return [name.trim(), { from: from.trim(), lines: lines.filter((line) => line !== '' && !line.startsWith('#')) }]
    }),
  )
}
/** A stage with the lines of those that it is built from. */
export function wholeStage(name: string): Stage {
  const stage = stages().get(name)
  if (stage === undefined) throw new Error(`no stage ${name}`)
  return stages().has(stage.from) ? { ...stage, lines: [...wholeStage(stage.from).lines, ...stage.lines] } : stage
}
export const textAfter = (word: string, { lines }: Stage): string[] =>
  lines.flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []))
export const commandOf = (stage: Stage): string[] => JSON.parse(textAfter('CMD', stage).at(-1) ?? '[]') as string[]
export const healthCommandOf = (stage: Stage): string[] =>
  JSON.parse(
    textAfter('HEALTHCHECK', stage)
      .at(-1)
      ?.replace(/^.* CMD /, '') ?? '[]',
  ) as string[]

export const secondsOf = (text = '0s'): number => Number(text.replace(/s$/, ''))
