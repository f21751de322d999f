import { APP_VERSION, PLATFORM_HEADER, PLATFORM_WEB } from '@callout/contracts/constants'
import { decisions } from '@callout/contracts/decisions'
import { pathParameters } from '@callout/contracts/endpoint'
import { z } from '@callout/contracts/zod'
import { sourceOf } from '../control/upstream/differences.ts'
import { API_PREFIX, type NamedRow, rows } from './rows.ts'

type Schema = Readonly<Record<string, unknown>>

function schemaOf(
  schema: z.core.$ZodType,
): Schema & { readonly properties?: Readonly<Record<string, Schema>>; readonly required?: string[] } {
  const { $schema: _, ...own } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return own as Schema
}

const envelopeOf = (data: Schema): Schema => ({
  type: 'object',
  required: ['responseCode', 'responseMessage'],
  properties: { responseCode: { type: 'integer' }, responseMessage: { type: 'string' }, responseData: data },
})

const reply = (description: string, data: Schema): Schema => ({
  description,
  content: { 'application/json': { schema: envelopeOf(data) } },
})

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Describes each field of a reply by its section of the specification, or by the decision that adds it. */
function withSources(schema: Schema, path: string, row: NamedRow): Schema {
  const { anyOf, items, properties } = schema
  return {
    ...schema,
    ...(Array.isArray(anyOf) && { anyOf: anyOf.map((each: Schema) => withSources(each, path, row)) }),
    ...(isSchema(items) && { items: withSources(items, `${path}[]`, row) }),
    ...(isSchema(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => {
          const at = `${path}.${name}`
          return [name, { ...withSources(field as Schema, at, row), description: sourceOf(row, at) }]
        }),
      ),
    }),
  }
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: Schema
}

function operationOf(row: NamedRow): Schema {
  const input = schemaOf(row.input)
  const { properties = {}, required = [] } = input
  const inPath = pathParameters(row.path)
  const headers = Object.entries(row.headers ?? {})
  const elsewhere = new Set([...inPath, ...headers.map(([, field]) => field)])
  const rest = Object.entries(properties).filter(([name]) => !elsewhere.has(name))
  const isQuery = row.method === 'GET' || row.method === 'DELETE'
  const parameters: Parameter[] = [
    ...inPath.map((name): Parameter => ({ name, in: 'path', required: true, schema: { type: 'integer' } })),
    ...headers.map(([name, field]): Parameter => ({ name, in: 'header', required: false, schema: properties[field] ?? {} })),
    ...(isQuery ? rest.map(([name, schema]): Parameter => ({ name, in: 'query', required: required.includes(name), schema })) : []),
  ]
  const body = {
    ...input,
    properties: Object.fromEntries(rest),
    required: required.filter((name) => !elsewhere.has(name)),
  }
  return {
    operationId: row.name,
    summary: `${row.domain}: ${row.name}`,
    description:
      row.origin === 'documented'
        ? 'The specification shows the shape of this call.'
        : 'The specification names this call; its shape is a decision of this product.',
    tags: [row.domain],
    ...(row.access === 'public' && { security: [] }),
    parameters: [{ $ref: '#/components/parameters/platform' }, ...parameters],
    ...(!isQuery && rest.length > 0 && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: {
      '200': reply(
        'HTTP is 200 for every outcome of a call: `responseCode` says which. 200 is success.',
        withSources(schemaOf(row.data), 'responseData', row),
      ),
      '4XX': reply('The HTTP request itself is wrong.', { type: 'null' }),
    },
  }
}

const decisionList = Object.entries(decisions)
  .map(([number, text]) => `- ${number}: ${text}`)
  .join('\n')

/** OpenAPI 3.1 of the REST API, from the endpoint table. */
export function openApi(origin: string): Schema {
  const paths: Record<string, Record<string, Schema>> = {}
  for (const row of rows) {
    const path = paths[row.path] ?? {}
    path[row.method.toLowerCase()] = operationOf(row)
    paths[row.path] = path
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Callout REST API',
      version: APP_VERSION,
      description: `Field service: customers, jobs, schedule, invoices, payments.\n\nFields have the section of the specification that shows them, or one of these decisions:\n\n${decisionList}`,
      license: { name: 'UNLICENSED', identifier: 'LicenseRef-UNLICENSED' },
    },
    servers: [{ url: `${origin}${API_PREFIX}` }],
    security: [{ token: [] }],
    tags: [...new Set(rows.map(({ domain }) => domain))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
      parameters: {
        platform: {
          name: PLATFORM_HEADER,
          in: 'header',
          required: true,
          schema: { type: 'string', const: PLATFORM_WEB, default: PLATFORM_WEB },
        },
      },
    },
  }
}
