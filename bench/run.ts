import { complain, Sentence } from '../tools/sentence.ts'
import { benchmarkBytes } from './bytes.ts'
import { benchmarkGateway } from './gateway.ts'
import { machineLine } from './harness/machine.ts'
import { writeMeasured } from './harness/readme.ts'
import { type Report, getText } from './harness/report.ts'
import { benchmarkLighthouse } from './lighthouse.ts'
import { benchmarkLoad } from './load.ts'
import { benchmarkMockApi } from './mockApi.ts'
import { benchmarkPeers } from './peers.ts'
import { benchmarkPlanning } from './planning.ts'
import { benchmarkSolomon } from './solomon.ts'

const LIMIT_MINUTES = 60

/** The browser comes last, since it heats up the machine. */
const benchmarks: Readonly<Record<string, () => Promise<Report>>> = {
  'mock-api': benchmarkMockApi,
  gateway: benchmarkGateway,
  load: benchmarkLoad,
  peers: benchmarkPeers,
  planning: benchmarkPlanning,
  solomon: benchmarkSolomon,
  bytes: benchmarkBytes,
  lighthouse: benchmarkLighthouse,
}

/** Take long, or need files or packages that are not part of the repository. */
const onlyByName = ['load', 'peers', 'solomon']

/** Bytes are reproducible: exceeding their budget by a fifth fails. Times are not. */
const exact = ['bytes']
const TOLERANCE = 1.2

/** Runs the named benchmarks, or all; prints their tables and writes them into README.md. */
async function run(names: readonly string[]): Promise<void> {
  for (const name of names.length > 0 ? names : Object.keys(benchmarks).filter((item) => !onlyByName.includes(item))) {
    const benchmark = benchmarks[name]
    if (benchmark === undefined) throw new Sentence(`No benchmark is called ${name}; there are ${Object.keys(benchmarks).join(', ')}.`)
    const machine = machineLine()
    console.log(`\n# ${name}\n`)
    const report = await benchmark()
    const text = getText(report)
    if (exact.includes(name) && report.verdicts.some(({ measured, budget }) => measured > budget * TOLERANCE)) process.exitCode = 1
    console.log(text)
    writeMeasured(name, `${machine}.\n\n${text}`)
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
setTimeout(() => {
  console.error(`The benchmarks took longer than ${LIMIT_MINUTES} minutes.`)
  process.exit(1)
}, LIMIT_MINUTES * 60_000).unref()

run(process.argv.slice(2)).then(
  () => process.exit(),
  (error: unknown) => {
    complain(error)
    process.exit()
  },
)
