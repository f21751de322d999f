import { APP_VERSION, PLATFORM_HEADER, PLATFORM_WEB } from '@callout/contracts/constants'
import { decisions } from './decisions.ts'
import { responseCode } from '@callout/contracts/wire/envelope'
import { API_PREFIX, rows } from '../rows.ts'
import { envelope, type Operation, getOperation, errorCodes } from './operation.ts'
import { withSources } from './sources.ts'
import { inputName, referenceTo, type Schemas, wireSchemas } from './wireSchemas.ts'

export interface OpenApi {
  readonly openapi: string
  readonly info: Readonly<Record<string, unknown>>
  readonly security: readonly object[]
  readonly tags: readonly object[]
  readonly 'x-decisions': Readonly<Record<string, string>>
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Readonly<Record<string, object>> & { readonly schemas: Schemas }
}

const inputs = new Set(rows.map(inputName))

function build(): Omit<OpenApi, 'servers'> {
  const all = withSources(wireSchemas())
  const paths: Record<string, Record<string, Operation>> = {}
  for (const row of rows) (paths[row.path] ??= {})[row.method.toLowerCase()] = getOperation(row, all)
  const schemas: Schemas = {
    // Inputs are parameters and bodies of their operation.
    ...Object.fromEntries(Object.entries(all).filter(([name]) => !inputs.has(name))),
    ConflictReply: envelope([responseCode.CONFLICT], referenceTo('Conflict')),
    InvalidReply: envelope([responseCode.INVALID], referenceTo('FieldErrors')),
    ErrorReply: envelope(errorCodes, { type: 'null' }),
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Callout REST API',
      version: APP_VERSION,
      description:
        'Field service: customers, jobs, schedule, invoices, payments. Fields have their section of the specification, or the decision that adds them.',
      license: { name: 'UNLICENSED', identifier: 'LicenseRef-UNLICENSED' },
    },
    security: [{ token: [] }],
    tags: [...new Set(rows.map(({ domain }) => domain))].map((name) => ({ name })),
    paths,
    components: {
      schemas,
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
      parameters: {
        platform: {
          name: PLATFORM_HEADER,
          in: 'header',
          required: true,
          schema: { type: 'string', const: PLATFORM_WEB, default: PLATFORM_WEB },
        },
      },
      responses: {
        failure: {
          description: 'The HTTP request itself is wrong, or the server failed.',
          content: { 'application/json': { schema: referenceTo('ErrorReply') } },
        },
      },
    },
    'x-decisions': decisions,
  }
}

let built: Omit<OpenApi, 'servers'> | undefined

/** OpenAPI 3.1 of the REST API, from the endpoint table. Built once. */
export function openApi(origin: string): OpenApi {
  built ??= build()
  return { ...built, servers: [{ url: `${origin}${API_PREFIX}` }] }
}
