import { z } from '@callout/contracts/wire/zod'
import { type ControlCall, toFields } from './controlCall.ts'
import { controlCalls } from './controlCalls.ts'

interface Property {
  readonly type?: string | readonly string[]
  readonly anyOf?: readonly Property[]
  readonly description?: string
}

const getType = ({ type, anyOf }: Property): string => {
  if (anyOf) return [...new Set(anyOf.map(getType))].join(' or ')
  return type === undefined ? 'any' : [type].flat().join(' or ')
}

export function fieldRows(schema: z.core.$ZodType): { readonly name: string; readonly type: string; readonly meaning: string }[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, property]) => {
    const ownProperty = property as Property
    return { name, type: getType(ownProperty), meaning: ownProperty.description ?? '' }
  })
}

const tableOf = (head: string, schema: z.core.$ZodType): string[] => [
  `| ${head} | Type | Meaning |`,
  '| --- | --- | --- |',
  ...fieldRows(schema).map(({ name, type, meaning }) => `| \`${name}\` | ${type} | ${meaning.replaceAll('|', '\\|')} |`),
  '',
]

export function curlExample({ method, path, example }: Pick<ControlCall, 'method' | 'path' | 'example'>, origin: string): string {
  const content = example === undefined ? '' : ` -H 'content-type: application/json' -d '${JSON.stringify(example)}'`
  return `curl${method === 'GET' ? '' : ` -X ${method}`} ${origin}${path}${content}`
}

function sectionOf(call: ControlCall, origin: string): string[] {
  const { method, path, summary, query, body, example } = call
  return [
    `### ${method} ${path}`,
    '',
    summary,
    '',
    ...(query ? tableOf('Parameter', query) : []),
    ...(body && toFields(body).length > 0 ? tableOf('Field', body) : []),
    ...(example === undefined ? [] : ['```', curlExample(call, origin), '```', '']),
  ]
}

const intro = `# Control API of the mock

Drives the mock API: data, time, faults, sessions. The same calls are behind the buttons of the mock's page. Bodies are JSON. A body with an
unknown field or value is refused with 400, and the nearest name. [Who may call it](../running.md#access-to-the-mock-api) is restricted.

The header \`X-Mock-Session\` puts a call into an isolated session, see [Sessions](#sessions). Without it a call works on the shared data.
`

export function controlReference(origin: string): string {
  const groups = [...new Set(controlCalls.map(({ group }) => group))]
  const sections = groups.flatMap((group) => [
    `## ${group}`,
    '',
    ...controlCalls.filter((call) => call.group === group).flatMap((call) => sectionOf(call, origin)),
  ])
  return [intro, ...sections].join('\n').trimEnd() + '\n'
}
