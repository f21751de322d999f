import { isRecord } from '@callout/contracts/reply/isRecord'
import { PLATFORM_HEADER, PLATFORM_WEB } from '@callout/contracts/constants'
import { nearestOf } from '../control/nearestOf.ts'
import { sourceOf } from '../control/upstream/differences.ts'
import { addressed } from '../http/addressed.ts'
import { nearestCall } from '../http/nearestCall.ts'
import { openApi } from '../http/openapi/openApi.ts'
import { dataName, resolved, type Schema } from '../http/openapi/wireSchemas.ts'
import { API_PREFIX, type NamedRow, rows } from '../http/rows.ts'
import { exampleOf, lossesOf } from './reference.ts'
import { control, textArgument, type Tool } from './tool.ts'

const json = (value: unknown): string => JSON.stringify(value, null, 1)

/** By name (`createTax`) or by method and path (`POST /taxes`). Throws with the nearest. */
function toRow(call: string): NamedRow {
  const [method = '', path = ''] = call.split(' ')
  const found = rows.find((row) => row.name === call || (row.method === method && row.path === path.replace(API_PREFIX, '')))
  if (found) return found
  const nearest = path.startsWith('/')
    ? nearestCall(method, path, rows)?.name
    : nearestOf(
        call,
        rows.map(({ name }) => name),
      )
  throw new Error(`There’s no call ${call}. The nearest is ${nearest ?? 'in list_calls'}.`)
}

const { schemas } = openApi('').components

const typeText = ({ type, enum: values, const: value, anyOf, oneOf, ...schema }: Schema): string => {
  const members = anyOf ?? oneOf
  if (members) return [...new Set(members.map((member) => typeText(resolved(member, schemas))))].join(' or ')
  if (value !== undefined) return JSON.stringify(value)
  if (values) return values.map((item) => JSON.stringify(item)).join(' or ')
  return type === undefined ? (schema.properties ? 'object' : 'any') : [type].flat().join(' or ')
}

/** A line for each field of a reply: type, and section of the specification or decision. */
function fieldLines(row: NamedRow, reference: Schema, field: string, seen: readonly Schema[] = []): string[] {
  const schema = resolved(reference, schemas)
  if (seen.includes(schema)) return []
  const within = [...seen, schema]
  const inMembers = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((member) => fieldLines(row, member, field, within))
  const inItems = schema.items ? fieldLines(row, schema.items, `${field}[]`, within) : []
  const inFields = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const path = `${field}.${name}`
    return [`${path}: ${typeText(resolved(property, schemas))} (${sourceOf(row, path)})`, ...fieldLines(row, property, path, within)]
  })
  return [...new Set([...inMembers, ...inItems, ...inFields])]
}

function describeCall(row: NamedRow): string {
  const { parameters, requestBody, description } = openApi('').paths[row.path]?.[row.method.toLowerCase()] ?? {}
  return json({
    call: row.name,
    method: row.method,
    path: API_PREFIX + row.path,
    access: row.access,
    description,
    parameters: parameters?.filter((parameter) => 'name' in parameter),
    body: requestBody?.content['application/json'].schema,
    reply_fields: fieldLines(row, { $ref: `#/components/schemas/${dataName(row)}` }, 'responseData'),
    example: exampleOf(row),
  })
}

const CALL = { type: 'string', description: 'Name, or method and path: createTax or POST /taxes' } as const

const tool = (
  name: string,
  description: string,
  properties: Readonly<Record<string, object>>,
  required: readonly string[],
  run: Tool['run'],
  isRead = true,
): Tool => ({ name, description, inputSchema: { type: 'object', properties, required, additionalProperties: false }, isRead, run })

export const apiTools = (): readonly Tool[] => [
  tool(
    'list_calls',
    'Lists the calls of the REST API: name, method, path, who may call.',
    { search: { type: 'string', description: 'Part of the name or path' } },
    [],
    (_, args) => {
      const requested = textArgument(args, 'search').toLowerCase()
      const found = rows.filter(({ name, path, domain }) => `${name} ${path} ${domain}`.toLowerCase().includes(requested))
      return Promise.resolve(found.map(({ name, method, path, access }) => `${name}: ${method} ${path} (${access})`).join('\n') || 'None.')
    },
  ),
  tool(
    'describe_call',
    'Describes a call: parameters, body, fields of the reply with their section of the specification or decision, and an example.',
    { call: CALL },
    ['call'],
    (_, args) => Promise.resolve(describeCall(toRow(textArgument(args, 'call')))),
  ),
  tool(
    'call_api',
    'Makes a call of the REST API as a demo user and returns the reply. A responseCode other than 200 is a refusal.',
    {
      call: CALL,
      input: { type: 'object', description: 'Path parameters, and fields of the query or body' },
      user: { type: 'string', description: 'Email address, or a name such as owner, admin or staff; owner unless set' },
    },
    ['call'],
    async (send, args) => {
      const row = toRow(textArgument(args, 'call'))
      const { path, body, headers } = addressed(row, isRecord(args['input']) ? args['input'] : {})
      const user = textArgument(args, 'user') || 'owner'
      const token =
        row.access === 'public' ? undefined : (JSON.parse(await control(send, 'POST', '/tokens', { user })) as { token: string }).token
      const authorization = token === undefined ? undefined : { authorization: token }
      const sent = { ...headers, ...authorization, [PLATFORM_HEADER]: PLATFORM_WEB }
      return (await send({ method: row.method, url: API_PREFIX + path, headers: sent, body })).text
    },
  ),
  tool(
    'get_sign_in_code',
    'The newest one-time code that was sent to an email address.',
    { email: { type: 'string' } },
    ['email'],
    async (send, args) => {
      const email = textArgument(args, 'email')
      const messages = JSON.parse(await control(send, 'GET', `/outbox?${new URLSearchParams({ to: email })}`)) as { code: string | null }[]
      const found = messages.find(({ code }) => code !== null)
      if (!found?.code) throw new Error(`No code was sent to ${email}.`)
      return found.code
    },
  ),
  tool(
    'explain_missing_field',
    'What people lose if a backend’s reply lacks a field: in the answers to the client’s operations, and on screen.',
    { call: CALL, field: { type: 'string', description: 'As user.name or jobs[].title; all fields unless set' } },
    ['call'],
    (_, args) => {
      const losses = lossesOf(toRow(textArgument(args, 'call')))
      const field = textArgument(args, 'field').replace(/^responseData\.?/, '')
      const found = field === '' ? losses : losses.filter((loss) => loss.field === field)
      if (found.length > 0) return Promise.resolve(json(found))
      const nearest = nearestOf(
        field,
        losses.map((loss) => loss.field),
      )
      throw new Error(
        `No screen reads ${field || 'fields'} of this call.${nearest === undefined ? '' : ` The nearest field is ${nearest}.`}`,
      )
    },
  ),
]
