import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { domains } from '../interactions.ts'
import { pactFileOf } from '../names.ts'
import { runVerify } from '../runVerify.ts'
import type { Verdict } from '../verification.ts'
import { cachedVerdicts, getKey } from './cachedVerdicts.ts'

interface Asked {
  readonly matchingRules?: { readonly body?: Readonly<Record<string, unknown>> }
  readonly body: { readonly content: unknown }
}
interface Recorded {
  readonly description: string
  readonly response: Asked
}

/** A reply, and the name of the interaction to which it is given. */
export interface Candidate {
  readonly name: string
  readonly httpStatus: number
  readonly body: unknown
}

/** Candidates of one interaction that the verifier is shown as one reply: a list of them. */
interface Bundle {
  readonly recorded: Recorded
  readonly httpStatus: number
  readonly places: readonly number[]
  readonly bodies: readonly unknown[]
}

const MOST_IN_A_BUNDLE = 60
/** The verifier copies the whole pact for each interaction: small pacts are faster than a large one. */
const BUNDLES_IN_A_PACT = 5

const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, chunk) => all.slice(chunk * size, (chunk + 1) * size))

const pacts = domains.map((domain) => () => JSON.parse(readFileSync(pactFileOf(domain), 'utf8')) as { interactions: Recorded[] })

function bundlesOf(
  candidates: readonly Candidate[],
  places: readonly number[],
  recorded: ReadonlyMap<string, Recorded>,
  size: number,
): Bundle[] {
  const groups = Map.groupBy(places, (place) => `${candidates[place]?.name}\n${candidates[place]?.httpStatus}`)
  return [...groups.values()].flatMap((group) =>
    chunks(group, size).map((some) => {
      const { name = '', httpStatus = 0 } = candidates[some[0] as number] ?? {}
      const bodies = some.map((place) => candidates[place]?.body)
      return { recorded: recorded.get(name) as Recorded, httpStatus, places: some, bodies }
    }),
  )
}

/** What the pact asks of one reply, asked of every element of a list. */
function askedOfAll({ recorded: { response, ...interaction }, bodies }: Bundle, place: number) {
  const { matchingRules = {}, body } = response
  const rules = Object.entries(matchingRules.body ?? {}).map(([path, rule]) => [path.replace('$', '$[*]'), rule])
  return {
    ...interaction,
    description: String(place),
    providerStates: [],
    request: { method: 'GET', path: `/${place}` },
    response: {
      ...response,
      matchingRules: { ...matchingRules, body: Object.fromEntries(rules) },
      body: { ...body, content: bodies.map(() => body.content) },
    },
  }
}

const serve = (bundles: readonly Bundle[]): Server =>
  createServer(({ url = '' }, reply) => {
    const { httpStatus = 404, bodies } = bundles[Number(url.slice(1))] ?? {}
    reply.writeHead(httpStatus, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(bodies))
  })

/** Positions in the bundle of the replies that the pact does not accept; all of them where it does not say which. */
function refusedOf({ bodies }: Bundle, { isOk, mismatches }: Verdict): ReadonlySet<number> {
  const positions = mismatches.map((path) => Number(/^\$\[(\d+)\]/.exec(path)?.[1] ?? Number.NaN))
  const isReported = positions.length > 0 && !positions.some(Number.isNaN)
  return new Set(isOk ? [] : isReported ? positions : bodies.keys())
}

/** The report of the real verifier on each bundle; on every core one verifier. */
async function reportsOn(bundles: readonly Bundle[], folder: string): Promise<ReadonlyMap<number, Verdict>> {
  const pact = JSON.parse(readFileSync(pactFileOf(domains[0] as (typeof domains)[0]), 'utf8')) as object
  const files = chunks(bundles.map(askedOfAll), BUNDLES_IN_A_PACT).map((interactions, index) => {
    const file = join(folder, `bundles-${index}.json`)
    writeFileSync(file, JSON.stringify({ ...pact, interactions }))
    return file
  })
  const server = serve(bundles).listen(0, '127.0.0.1')
  try {
    await once(server, 'listening')
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const shares = chunks(files, Math.ceil(files.length / availableParallelism()))
    const reports = await Promise.all(
      shares.map((share, run) =>
        runVerify(join(folder, `run-${run}`), ['--base-url', baseUrl, ...share.flatMap((file) => ['--pact', file])]),
      ),
    )
    return new Map(reports.flatMap(({ verdicts }) => verdicts).map((verdict) => [Number(verdict.name), verdict]))
  } finally {
    server.close()
  }
}

/** Of each candidate, whether the committed pacts accept it: asked of the real verifier, where it was not asked before. */
export async function areAccepted(candidates: readonly Candidate[], folder: string, bundleSize = MOST_IN_A_BUNDLE): Promise<boolean[]> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const recorded = new Map(pacts.flatMap((read) => read().interactions).map((item) => [item.description, item]))
  const keys = candidates.map(({ name, ...reply }) => getKey(recorded.get(name)?.response, reply))
  const cached = cachedVerdicts(`${folder}.json`)
  const unknown = [...keys.keys()].filter((place) => cached.get(keys[place] as string) === undefined)
  const bundles = bundlesOf(candidates, unknown, recorded, bundleSize)
  const reports = await reportsOn(bundles, folder)
  for (const [index, bundle] of bundles.entries()) {
    const report = reports.get(index)
    if (!report) throw new Error(`Bundle ${index} was not checked`)
    const refused = refusedOf(bundle, report)
    for (const [position, candidate] of bundle.places.entries()) cached.set(keys[candidate] as string, !refused.has(position))
  }
  return cached.only(keys)
}
