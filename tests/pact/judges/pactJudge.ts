import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { runVerify } from '../runVerify.ts'
import type { Mutant } from './mutants.ts'

interface RecordedInteraction {
  readonly description: string
  readonly request: object
}
interface Recorded {
  readonly interactions: readonly RecordedInteraction[]
}

/** A mutant, and the interaction in whose place it comes. */
export interface Candidate {
  readonly name: string
  readonly mutant: Mutant
}

/** The verifier copies the whole pact for each interaction: small pacts are several times faster than a large one. */
const PER_PACT = 5

/** What the recorded pact asks of an interaction, asked of the path of each candidate; in files of that folder. */
function writePacts(recorded: Recorded, candidates: readonly Candidate[], folder: string): string[] {
  const byName = new Map(recorded.interactions.map((interaction) => [interaction.description, interaction]))
  const asked = candidates.map(({ name }, index) => ({
    ...byName.get(name),
    description: String(index),
    providerStates: [],
    request: { method: 'GET', path: `/${index}` },
  }))
  return Array.from({ length: Math.ceil(asked.length / PER_PACT) }, (_, place) => {
    const file = join(folder, `mutants-${place}.json`)
    writeFileSync(file, JSON.stringify({ ...recorded, interactions: asked.slice(place * PER_PACT, (place + 1) * PER_PACT) }))
    return file
  })
}

const serve = (candidates: readonly Candidate[]): Server =>
  createServer(({ url = '' }, reply) => {
    const mutant = candidates[Number(url.slice(1))]?.mutant
    reply.writeHead(mutant?.httpStatus ?? 404, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(mutant?.body))
  })

/** Every so many files one run; each on a core of its own. */
const share = (files: readonly string[], run: number, runs: number): string[] => files.filter((_, index) => index % runs === run)

/** Of each candidate, whether the pact of that file accepts it: asked of the real verifier, which takes many at once. */
export async function areAccepted(pactFile: string, candidates: readonly Candidate[], folder: string): Promise<boolean[]> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const files = writePacts(JSON.parse(readFileSync(pactFile, 'utf8')) as Recorded, candidates, folder)
  const server = serve(candidates).listen(0, '127.0.0.1')
  try {
    await new Promise((listening) => server.once('listening', listening))
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const runs = availableParallelism()
    const reports = await Promise.all(
      Array.from({ length: runs }, (_, run) =>
        runVerify(join(folder, `run-${run}`), ['--base-url', baseUrl, ...share(files, run, runs).flatMap((file) => ['--pact', file])]),
      ),
    )
    const verdicts = new Map(reports.flatMap((report) => report.verdicts).map(({ name, isOk }) => [Number(name), isOk]))
    return candidates.map((_, index) => verdicts.get(index) ?? fail(`Mutant ${index} was not judged`))
  } finally {
    server.close()
  }
}

function fail(sentence: string): never {
  throw new Error(sentence)
}
