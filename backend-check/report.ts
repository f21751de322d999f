import { decisions } from '@callout/mock-api/http/openapi/decisions'
import { lossOnScreen } from './onScreen.ts'
import { calls as allCalls } from '../tests/pact/calls.ts'
import type { CallResult, CallStatus, Difference, Results } from './results.ts'
import { sourceOf } from './results.ts'
import { cutOf, getKey, lossLine, type Worth } from './worth.ts'

export interface Report {
  readonly results: Results
  /** Undefined if nothing was tried. */
  readonly worth: Worth | undefined
  readonly regressions: readonly string[]
}

const labels: Readonly<Record<CallStatus, string>> = {
  conforms: 'conforms',
  differs: 'differs by a decision of ours',
  fails: 'differs from the specification',
  missing: 'missing',
  'not tried': 'not tried',
}
const statuses = Object.keys(labels) as CallStatus[]

const number = new Intl.ListFormat('en')

export function headline({ worth, results }: Report): string {
  if (!worth) return 'Nothing was tried.'
  const { percent, best } = worth
  if (percent === undefined)
    return 'No screen makes only the calls that were tried: run without --domain and --call for the share of the product.'
  const whole = results.calls.length === allCalls.length ? 'in the product' : 'with these calls'
  const first = `Of what people see ${whole}, ${percent} % works with your backend`
  if (best.length === 0) return `${first}.`
  const gain = Math.round(best.reduce((sum, item) => sum + item.percent, 0) * 10) / 10
  const fields = best.length === 1 ? 'this field brings' : `these ${['', '', 'two', 'three', 'four', 'five'][best.length]} fields bring`
  return `${first}; ${fields} up to ${Math.min(gain, Math.round((100 - percent) * 10) / 10)} % more: ${number.format(best.map(({ field }) => field))}.`
}

export const countLine = ({ results }: Report): string =>
  statuses
    .map((status) => [results.calls.filter((result) => result.status === status).length, labels[status]] as const)
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${word}: ${count}`)
    .join(', ')

function sourcesOf({ differences }: CallResult): string {
  const sources = differences.map(({ section, decision }) => section ?? decision ?? '')
  return [...new Set(sources)].join(', ')
}

/** Effects of a difference on pages, or else on operations; '' if none. */
const lossOf = (worth: Worth | undefined, call: string, difference: Difference): string => {
  const cut = cutOf(call, difference)
  if (!cut) return ''
  const onScreen = cut.field === undefined ? '' : lossOnScreen(call, cut.field)
  if (onScreen !== '' && onScreen !== 'not shown') return onScreen
  return lossLine(worth?.losses.get(getKey(call, cut.field)) ?? [])
}

function differenceLines(worth: Worth | undefined, call: string, difference: Difference): string[] {
  const { field, code, message, example } = difference
  const loss = lossOf(worth, call, difference)
  const shown = example === undefined ? '' : `, example ${example}`
  return [
    `      ${field || 'the reply'} (${code}) ${message} [${difference.section ?? difference.decision}${shown}]`,
    ...(loss === '' ? [] : [`        lost: ${loss}`]),
  ]
}

function requestLines(worth: Worth | undefined, { call, differences }: CallResult): string[] {
  const requests = Map.groupBy(differences, ({ curl }) => curl)
  return [...requests].flatMap(([curl, ownDifferences]) => [
    `    ${curl}`,
    ...ownDifferences.flatMap((difference) => differenceLines(worth, call.name, difference)),
  ])
}

function callLines(worth: Worth | undefined, width: number, result: CallResult): string[] {
  const { call, status, reason, tried, held, differences } = result
  const sources = status === 'differs' || status === 'fails' ? ` (${sourcesOf(result)})` : ''
  const counts = tried > 0 ? `  ${held} of ${tried} hold` : ''
  const missing = status === 'missing' ? lossLine(worth?.losses.get(getKey(call.name)) ?? []) : ''
  return [
    `  ${call.name.padEnd(width)}  ${call.endpoint.method} ${call.endpoint.path}  ${labels[status]}${sources}${counts}${reason === undefined ? '' : `; ${reason}`}`,
    ...(missing === '' ? [] : [`    lost: ${missing}`]),
    ...(status === 'missing' ? differences.slice(0, 1).map(({ curl }) => `    ${curl}`) : requestLines(worth, result)),
  ]
}

function decisionLines({ calls }: Results): string[] {
  const named = new Set(calls.flatMap(({ differences }) => differences.flatMap(({ decision }) => decision ?? [])))
  const sorted = [...named].toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1)))
  return sorted.map((decision) => `${decision}: ${decisions[decision]}`).concat(named.size > 0 ? [''] : [])
}

export function getText(report: Report): string {
  const { results, worth, regressions } = report
  const width = Math.max(0, ...results.calls.map(({ call }) => call.name.length))
  const domains = Map.groupBy(results.calls, ({ call }) => call.domain)
  return [
    headline(report),
    countLine(report),
    ...results.stateFailures.map((failure) => `State not set up: ${failure}`),
    ...(regressions.length > 0 ? [`No longer conforming: ${regressions.join(', ')}`] : []),
    ...[...domains].flatMap(([domain, calls]) => ['', domain, ...calls.flatMap((result) => callLines(worth, width, result))]),
    '',
    ...decisionLines(results),
  ].join('\n')
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function htmlDifference(worth: Worth | undefined, call: string, difference: Difference): string {
  const { field, code, message, example = '', curl } = difference
  const loss = lossOf(worth, call, difference)
  const cells = [`${field || 'the reply'} (${code})`, message, sourceOf(difference), example, loss, curl]
  return `<tr>${cells.map((cell, index) => `<td>${index === 5 ? `<code>${escaped(cell)}</code>` : escaped(cell)}</td>`).join('')}</tr>`
}

const style = `:root{color-scheme:light dark}body{font:14px/1.5 system-ui,sans-serif;margin:24px auto;max-width:1200px;padding:0 16px}
table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent);padding:4px 8px;text-align:left;vertical-align:top}th{white-space:nowrap}td td{overflow-wrap:anywhere;min-width:120px}
.conforms{color:light-dark(#18794e,#3dd68c)}.differs{color:light-dark(#8d5200,#ffc53d)}.fails,.missing{color:light-dark(#c62a2f,#ff9592)}.wide{overflow-x:auto}.wide table{min-width:760px}code{font-size:12px}`

export function htmlOf(report: Report): string {
  const { results, worth } = report
  const domains = Map.groupBy(results.calls, ({ call }) => call.domain)
  const rows = (calls: readonly CallResult[]): string =>
    calls
      .map((result) => {
        const { call, status, reason = '', tried, held, differences } = result
        const open = status !== 'missing' && differences.length > 0
        const table = `<details><summary>${differences.length === 1 ? '1 difference' : `${differences.length} differences`}</summary><div class="wide"><table><tr><th>Field</th><th>Difference</th><th>Source</th><th>Example</th><th>Lost without it</th><th>Request</th></tr>${differences.map((item) => htmlDifference(worth, call.name, item)).join('')}</table></div></details>`
        const cells = `<td>${call.name}</td><td>${call.endpoint.method} ${escaped(call.endpoint.path)}</td><td class="${status.replace(' ', '-')}">${labels[status]}</td><td>${tried > 0 ? `${held} of ${tried}` : ''}</td>`
        return `<tr>${cells}<td>${escaped(reason)}</td></tr>${open ? `<tr><td colspan="5">${table}</td></tr>` : ''}`
      })
      .join('\n')
  const tables = [...domains].map(
    ([domain, calls]) =>
      `<h2>${domain}</h2><div class="wide"><table><tr><th>Call</th><th>Path</th><th>Result</th><th>Hold</th><th>Details</th></tr>\n${rows(calls)}</table></div>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Backend check</title><style>${style}</style>
<h1>Backend check</h1><p>${escaped(headline(report))}</p><p>${escaped(countLine(report))}</p>
${results.stateFailures.map((failure) => `<p class="fails">State not set up: ${escaped(failure)}</p>`).join('')}${tables.join('\n')}</html>\n`
}

/** Calls that were not tried are skipped, and without `--strict` those that may differ. */
export function junitOf({ results, worth }: Report, isStrict: boolean): string {
  const domains = Map.groupBy(results.calls, ({ call }) => call.domain)
  const cases = (result: CallResult): string => {
    const { call, status, reason = '' } = result
    const detail = escaped(requestLines(worth, result).join('\n'))
    const isFailure = status === 'fails' || status === 'missing' || (isStrict && status === 'differs')
    const inner = isFailure
      ? `<failure message="${labels[status]}">${detail}</failure>`
      : status === 'conforms'
        ? ''
        : `<skipped message="${escaped(reason || labels[status])}"/><system-out>${detail}</system-out>`
    return `    <testcase classname="${call.domain}" name="${call.name}">${inner}</testcase>`
  }
  const suites = [...domains].map(([domain, calls]) => {
    const failures = calls.filter(({ status }) => status === 'fails' || status === 'missing' || (isStrict && status === 'differs')).length
    const skipped = calls.filter(({ status }) => status === 'not tried' || (!isStrict && status === 'differs')).length
    return `  <testsuite name="${domain}" tests="${calls.length}" failures="${failures}" skipped="${skipped}">\n${calls.map(cases).join('\n')}\n  </testsuite>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`
}
