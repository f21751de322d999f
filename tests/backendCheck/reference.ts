import { readFileSync } from 'node:fs'
import { pathParameters } from '@callout/contracts/endpoint'
import { type Domain, endpoints } from '@callout/contracts/endpoints'
import { decisions } from '@callout/contracts/decisions'
import { specReplyOf, isNamedBySpec } from '@callout/contracts/specReplies'
import { z } from '@callout/contracts/zod'
import { type Call, calls } from './plan.ts'

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

type Schema = z.core.$ZodTypes
const unwrapped = (schema: z.core.$ZodType): Schema => {
  const { def } = (schema as Schema)._zod
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default') return unwrapped(def.innerType)
  return def.type === 'pipe' ? unwrapped(def.in) : (schema as Schema)
}
const isOptional = (schema: z.core.$ZodType): boolean => ['optional', 'default'].includes((schema as Schema)._zod.def.type)

const shapeOf = (schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> => {
  const { def } = unwrapped(schema)._zod
  return def.type === 'object' ? def.shape : {}
}

/** Fields of a request: required ones first, optional ones with a question mark. */
function inputOf({ endpoint }: Call): string {
  const inPath = pathParameters(endpoint.path)
  const fields = Object.entries(shapeOf(endpoint.input)).filter(([name]) => !inPath.includes(name))
  const sorted = fields.toSorted(([, a], [, b]) => Number(isOptional(a)) - Number(isOptional(b)))
  return sorted.map(([name, schema]) => `\`${name}${isOptional(schema) ? '?' : ''}\``).join(', ') || '–'
}

const DEPTH = 2

function replyFields(schema: z.core.$ZodType, depth = 0): string {
  const inner = unwrapped(schema)
  const { def } = inner._zod
  if (def.type === 'array') return `[${replyFields(def.element, depth)}]`
  const shape = shapeOf(inner)
  const names = Object.entries(shape).map(([name, field]) => {
    const below = depth < DEPTH ? replyFields(field, depth + 1) : ''
    return `${name}${below === '' || below === '[]' ? '' : ` ${below}`}`
  })
  return names.length === 0 ? '' : `{ ${names.join(', ')} }`
}

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
  const reply = replyFields(endpoint.data)
  return [
    `### ${name}`,
    `\`${endpoint.method} ${endpoint.path}\` for ${access}. ${shown}`,
    `- ${endpoint.method === 'GET' || endpoint.method === 'DELETE' ? 'Query' : 'Body'}: ${inputOf(call)}`,
    `- Reply: ${reply === '' ? 'nothing that is read' : `\`${reply}\``}`,
  ]
    .join('\n\n')
    .replace('\n\n- Reply', '\n- Reply')
}

/** `docs/reference/calls.md`. */
export function callsPage(): string {
  const domains = Map.groupBy(calls, ({ domain }) => domain)
  const sections = ladder.map(
    ([domain, what]) => `## ${domain}\n\n${what}.\n\n${(domains.get(domain) ?? []).map(callSection).join('\n\n')}`,
  )
  return `# Calls

Generated by \`npm run docs:reference\` from \`contracts/src\`. Paths are below \`/api/v1\`. A field with a question mark may be left out.
\`docs/reference/openapi.json\` has the same as OpenAPI 3.1, with types.

${sections.join('\n\n')}
`
}

const jsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): Record<string, unknown> => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>
  return rest
}

function operationOf({ domain, name, endpoint }: Call): object {
  const inPath = pathParameters(endpoint.path)
  const {
    properties = {},
    required = [],
    ...input
  } = jsonSchema(endpoint.input, 'input') as {
    readonly properties?: Readonly<Record<string, object>>
    readonly required?: readonly string[]
  }
  const isRead = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const others = Object.entries(properties).filter(([field]) => !inPath.includes(field))
  const parameters = [
    ...inPath.map((field) => ({ name: field, in: 'path', required: true, schema: properties[field] ?? { type: 'integer' } })),
    ...(isRead ? others.map(([field, schema]) => ({ name: field, in: 'query', required: required.includes(field), schema })) : []),
  ]
  const body = {
    ...input,
    type: 'object',
    properties: Object.fromEntries(others),
    required: required.filter((field) => !inPath.includes(field)),
  }
  return {
    operationId: name,
    tags: [domain],
    ...(parameters.length > 0 && { parameters }),
    ...(!isRead && { requestBody: { content: { 'application/json': { schema: body } } } }),
    responses: {
      200: {
        description: 'Any outcome: see responseCode.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['responseCode', 'responseMessage'],
              properties: {
                responseCode: { type: 'integer' },
                responseMessage: { type: 'string' },
                responseData: jsonSchema(endpoint.data, 'input'),
              },
            },
          },
        },
      },
    },
    ...(endpoint.access === 'public' && { security: [] }),
  }
}

type Json = Readonly<Record<string, unknown>>
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const FEW_FIELDS = 3

/** Schemas of objects that occur more than once, each with the name of a field that holds it. */
function sharedSchemas(root: unknown): ReadonlyMap<string, string> {
  const counts = new Map<string, { readonly name: string; count: number }>()
  const visit = (value: unknown, name: string): void => {
    if (Array.isArray(value)) return value.forEach((element) => visit(element, name))
    if (!isJson(value)) return
    if (value['type'] === 'object' && isJson(value['properties']) && Object.keys(value['properties']).length >= FEW_FIELDS) {
      const key = JSON.stringify(value)
      const known = counts.get(key) ?? { name, count: 0 }
      known.count += 1
      counts.set(key, known)
    }
    for (const [key, inner] of Object.entries(value)) visit(inner, ['items', 'anyOf', 'properties', 'schema'].includes(key) ? name : key)
  }
  visit(root, 'root')
  const names = new Map<string, string>()
  for (const [key, { name, count }] of counts) {
    if (count < 2) continue
    const base = name
      .replace(/ies$/, 'y')
      .replace(/s$/, '')
      .replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
    const taken = [...names.values()].filter((other) => other.replace(/\d+$/, '') === base).length
    names.set(key, taken === 0 ? base : `${base}${taken + 1}`)
  }
  return names
}

/** The value with references in place of shared schemas. */
function withReferences(value: unknown, names: ReadonlyMap<string, string>, isDefinition = false): unknown {
  if (Array.isArray(value)) return value.map((element) => withReferences(element, names))
  if (!isJson(value)) return value
  const name = isDefinition ? undefined : names.get(JSON.stringify(value))
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withReferences(inner, names)]))
}

/** `docs/reference/openapi.json`. */
export function openApi(): object {
  const whole: Record<string, Record<string, object>> = {}
  for (const call of calls) (whole[call.endpoint.path] ??= {})[call.endpoint.method.toLowerCase()] = operationOf(call)
  const names = sharedSchemas(whole)
  const paths = withReferences(whole, names)
  const schemas = Object.fromEntries([...names].map(([key, name]) => [name, withReferences(JSON.parse(key), names, true)]))
  return {
    openapi: '3.1.0',
    info: { title: 'Callout REST API', version: '1' },
    servers: [{ url: 'https://backend.example/api/v1' }],
    security: [{ token: [] }],
    paths,
    components: { schemas, securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
  }
}

/** All calls in the order of the ladder. */
export const orderedCalls = (): Call[] => ladder.flatMap(([domain]) => calls.filter((call) => call.domain === domain))

/** Puts a generated part between its marker and the next heading. */
function withPart(page: string, marker: string, part: string): string {
  const start = page.indexOf(`<!-- ${marker} -->`)
  if (start < 0) throw new Error(`There is no marker ${marker}`)
  const end = page.indexOf('\n## ', start)
  return `${page.slice(0, start)}<!-- ${marker} -->\n\n${part}\n${end < 0 ? '' : page.slice(end)}`
}

export const backendPage = (): string =>
  withPart(withPart(readFileSync('docs/backend.md', 'utf8'), 'ladder', ladderTable()), 'decisions', decisionList())
