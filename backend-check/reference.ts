import { readFileSync } from 'node:fs'
import { PLATFORM_HEADER, PLATFORM_WEB } from '@callout/contracts/constants'
import { type Domain, endpoints } from '@callout/contracts/endpoints'
import { decisions } from '@callout/mock-api/http/openapi/decisions'
import { specReplyOf, isNamedBySpec } from '@callout/mock-api/http/openapi/specReplies'
import { openApi } from '@callout/mock-api/http/openapi/openApi'
import { type Operation, type Parameter, errorCodes } from '@callout/mock-api/http/openapi/operation'
import { dataName, outcomeName, referenceTo, resolved, type Schema } from '@callout/mock-api/http/openapi/wireSchemas'
import { type Call, calls } from '../tests/pact/calls.ts'

/** Domains in the order in which to build them, with what people can do then. */
const ladder: readonly (readonly [Domain, string])[] = [
  ['auth', 'Sign in, sign up, verify an email address, change a password'],
  ['profile', 'See whose account it is, and set it up'],
  ['lookups', 'Choose countries, areas, currencies and reasons'],
  ['catalogue', 'Choose categories, and keep a price list'],
  ['customers', 'Keep customers and their properties'],
  ['jobs', 'Book, schedule, assign, carry out and finish jobs'],
  ['staff', 'Keep staff, and see their day'],
  ['settings', 'Set the time zone, formats, hours and prefixes'],
  ['taxes', 'Tax jobs'],
  ['invoices', 'Send invoices, and record payments'],
  ['dashboard', 'See today’s numbers'],
  ['notifications', 'Be notified, and send customers messages'],
  ['forms', 'Fill in and sign forms on jobs'],
  ['earnings', 'See what came in'],
  ['branches', 'Work in several branches'],
  ['agreements', 'Send documents'],
  ['plans', 'Pay for the product'],
  ['staticContent', 'Read terms and privacy policy'],
  ['support', 'Write to support'],
]

const escaped = (text: string): string => text.replaceAll('|', String.raw`\|`)
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(escaped).join(' | ')} |`).join('\n')

export const ladderTable = (): string =>
  table(
    ['Step', 'Domain', 'Calls', 'People can'],
    ladder.map(([domain, what], index) => [String(index + 1), `\`${domain}\``, String(Object.keys(endpoints[domain]).length), what]),
  )

export const decisionList = (): string =>
  Object.entries(decisions)
    .map(([number, text]) => `- **${number}.** ${text}`)
    .join('\n')

const document = openApi('https://backend.example')
const { schemas } = document.components

const getOperation = ({ endpoint }: Call): Operation => {
  const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]
  if (!operation) throw new Error(`The document has no ${endpoint.method} ${endpoint.path}`)
  return operation
}

const membersOf = ({ anyOf, oneOf }: Schema): readonly Schema[] => anyOf ?? oneOf ?? []

/** Values of an enum; numbers that may be text are listed once. */
function valuesOf(schema: Schema): string[] {
  const { const: only, enum: values = only === undefined ? [] : [only] } = resolved(schema, schemas)
  return [...new Set([...values, ...membersOf(schema).flatMap(valuesOf)].map(String))].filter(Boolean)
}

const isFlag = (schema: Schema): boolean => membersOf(schema).some(({ type }) => type === 'boolean')

function fieldText(name: string, isRequired: boolean, schema: Schema): string {
  const values = isFlag(schema) ? [] : valuesOf(schema)
  return `\`${name}${isRequired ? '' : '?'}\`${values.length > 0 ? ` (${values.join(', ')})` : ''}`
}

function toFields({ properties = {}, required = [] }: Schema): string {
  const fields = Object.entries(properties).toSorted(([a], [b]) => Number(required.includes(b)) - Number(required.includes(a)))
  return fields.map(([name, schema]) => fieldText(name, required.includes(name), schema)).join(', ') || '–'
}

/** Headers, then the query or body; a line for each member of a union. */
function inputLines({ parameters, requestBody }: Operation, isQuery: boolean): string[] {
  const listed = (place: Parameter['in']): string =>
    parameters
      .flatMap((parameter) => ('in' in parameter && parameter.in === place ? [parameter] : []))
      .toSorted((a, b) => Number(b.required) - Number(a.required))
      .map(({ name, required, schema }) => fieldText(name, required, schema))
      .join(', ')
  const headers = listed('header')
  const body = requestBody?.content['application/json'].schema ?? {}
  const bodies = body.oneOf ?? [body]
  return [
    ...(headers === '' ? [] : [`- Header: ${headers}`]),
    ...(isQuery ? [`- Query: ${listed('query') || '–'}`] : bodies.map((member) => `- Body: ${toFields(member)}`)),
  ]
}

const DEPTH = 2

function replyFields(schema: Schema, depth = 0): string {
  const { items, properties = {}, anyOf, oneOf } = resolved(schema, schemas)
  if (items) return `[${replyFields(items, depth)}]`
  const members = anyOf ?? oneOf
  if (members) return members.map((member) => replyFields(member, depth)).find((text) => text !== '') ?? ''
  const names = Object.entries(properties).map(([name, field]) => {
    const below = depth < DEPTH ? replyFields(field, depth + 1) : ''
    return `${name}${below === '' || below === '[]' ? '' : ` ${below}`}`
  })
  return names.length === 0 ? '' : `{ ${names.join(', ')} }`
}

/** Data of the outcomes of a call beside 200, and of its own 409. */
const outcomeLines = ({ name, endpoint }: Call): string[] =>
  Object.keys(endpoint.outcomes ?? {}).flatMap((code) => {
    const text = replyFields(resolved(referenceTo(outcomeName({ name }, code)), schemas))
    return text === '' ? [] : [`- Reply ${code === 'failed' ? 'of other codes' : code}: \`${text}\``]
  })

function callSection(call: Call): string {
  const { name, endpoint } = call
  const spec = specReplyOf(endpoint)
  const shown = !isNamedBySpec(endpoint)
    ? 'The path is ours (D59).'
    : spec.fields.length > 1
      ? `The specification shows ${spec.fields.length - 1} fields of the reply (${spec.section}).`
      : 'The specification names the call and shows nothing of the reply.'
  const access = { public: 'anyone', pending: 'a user whose email address isn’t verified, or any user', user: 'a signed-in user' }[
    endpoint.access
  ]
  const reply = replyFields(referenceTo(dataName({ name })))
  const isQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  return [
    `### ${name}`,
    `\`${endpoint.method} ${endpoint.path}\` for ${access}. ${shown}`,
    [
      ...inputLines(getOperation(call), isQuery),
      `- Reply: ${reply === '' ? 'nothing that is read' : `\`${reply}\``}`,
      ...outcomeLines(call),
    ].join('\n'),
  ].join('\n\n')
}

export function callsPage(): string {
  const domains = Map.groupBy(calls, ({ domain }) => domain)
  const sections = ladder.map(
    ([domain, what]) => `## ${domain}\n\n${what}.\n\n${(domains.get(domain) ?? []).map(callSection).join('\n\n')}`,
  )
  return `# Calls

Generated by \`npm run docs:reference\` from \`contracts/src\`. Paths are below \`/api/v1\`. A field with a question mark may be left out;
its codes are in parentheses. Every call has the header \`${PLATFORM_HEADER}: ${PLATFORM_WEB}\`, and a user’s call \`Authorization\`.
HTTP is 200 for every outcome; \`responseCode\` says which:

${table(
  ['responseCode', 'responseData'],
  [
    ['200', 'the reply of the call'],
    ['409', `\`${replyFields(referenceTo('Conflict'))}\``],
    ['422', `\`${replyFields(referenceTo('FieldErrors'))}\``],
    [errorCodes.join(', '), 'null, unless the call has a reply of its own for the code'],
  ],
)}

\`docs/reference/openapi.json\` has the same as OpenAPI 3.1, with types.

${sections.join('\n\n')}
`
}

export const orderedCalls = (): Call[] => ladder.flatMap(([domain]) => calls.filter((call) => call.domain === domain))

/** Replaces the part between a marker and the next heading. */
function withPart(page: string, marker: string, part: string): string {
  const start = page.indexOf(`<!-- ${marker} -->`)
  if (start < 0) throw new Error(`There is no marker ${marker}`)
  const end = page.indexOf('\n## ', start)
  return `${page.slice(0, start)}<!-- ${marker} -->\n\n${part}\n${end < 0 ? '' : page.slice(end)}`
}

export const backendPage = (): string =>
  withPart(withPart(readFileSync('docs/backend.md', 'utf8'), 'ladder', ladderTable()), 'decisions', decisionList())
