import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Sentence } from '../tools/sentence.ts'
import { type CheckOptions, exitCode } from './options.ts'
import { planOf } from './plan.ts'
import { signIn } from './reach.ts'
import { htmlOf, junitOf, type Report, getText } from './report.ts'
import { resultsOf, type Results } from './results.ts'
import { worthOf } from './worth.ts'

const conforming = ({ calls }: Results): string[] =>
  calls.flatMap(({ call, status }) => (status === 'conforms' ? [call.name] : [])).toSorted()

/** Calls of the baseline that were tried and no longer conform. Writes the file if there is none. */
export function regressionsOf(results: Results, file: string | undefined): string[] {
  if (file === undefined) return []
  const now = conforming(results)
  if (!existsSync(file)) {
    writeFileSync(file, `${JSON.stringify({ conforming: now }, null, 2)}\n`)
    return []
  }
  let before: unknown
  try {
    before = (JSON.parse(readFileSync(file, 'utf8')) as { readonly conforming?: unknown }).conforming
  } catch {
    before = undefined
  }
  if (!Array.isArray(before)) throw new Sentence(`${file} is no baseline. Delete it, and the next run writes it anew.`)
  const chosen = new Set(results.calls.map(({ call }) => call.name))
  return (before as string[]).filter((name) => chosen.has(name) && !now.includes(name))
}

export function getCode({ results, regressions }: Report, isStrict: boolean): number {
  const { calls, stateFailures } = results
  if (calls.every(({ status }) => status === 'not tried')) return exitCode.NOTHING_TRIED
  const isFailed = calls.some(({ status }) => status === 'fails' || status === 'missing' || (isStrict && status === 'differs'))
  return isFailed || stateFailures.length > 0 || regressions.length > 0 ? exitCode.FAILED : exitCode.OK
}

async function tokenOf({ baseUrl, account }: CheckOptions): Promise<string | undefined> {
  const { BACKEND_TOKEN } = process.env
  return BACKEND_TOKEN || baseUrl === undefined || account === undefined ? BACKEND_TOKEN : signIn(baseUrl, account)
}

export async function check(
  options: CheckOptions,
  write: (text: string) => void = (text) => void process.stdout.write(text),
): Promise<{ readonly report: Report; readonly code: number }> {
  const { isStrict } = options
  const folder = mkdtempSync(join(tmpdir(), 'backend-check-'))
  try {
    const token = await tokenOf(options)
    const results = await resultsOf(await planOf(options, token ?? ''), options, token, folder)
    const isTried = results.calls.some(({ status }) => status !== 'not tried')
    const worth = isTried ? await worthOf(results.calls) : undefined
    const report: Report = { results, worth, regressions: regressionsOf(results, options.baseline) }
    write(getText(report))
    if (options.html !== undefined) writeFileSync(options.html, htmlOf(report))
    if (options.junit !== undefined) writeFileSync(options.junit, junitOf(report, isStrict))
    return { report, code: getCode(report, isStrict) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
