/** The supergraph of Hive Gateway, composed from the mock API's OpenAPI, and the benchmark's operations in its names. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildSchema,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isLeafType,
  isObjectType,
  isUnionType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql'
import { startMockApi } from '../../harness/callout.ts'
import { ask, type Request } from '../../harness/request.ts'
import { counts, headers, listRow, managedFields } from '../operations.ts'
import { PAGES, ROWS } from '../recording.ts'
import { requirePeer } from './installed.ts'

interface ComposeModule {
  readonly getComposedSchemaFromConfig: (config: object, logger: object) => Promise<string>
}
interface OpenApiModule {
  readonly loadOpenAPISubgraph: (name: string, options: object) => unknown
}

export async function composeHive(folder: string, hive: string, baseUrl: string): Promise<string> {
  const mock = await startMockApi({ size: 'demo' })
  const source = join(folder, 'openapi.json')
  try {
    writeFileSync(source, JSON.stringify(await ask(mock.url, { method: 'GET', path: '/openapi.json' })))
  } finally {
    await mock.stop()
  }
  const { getComposedSchemaFromConfig } = requirePeer('@graphql-mesh/compose-cli', hive) as ComposeModule
  const { loadOpenAPISubgraph } = requirePeer('@omnigraph/openapi', hive) as OpenApiModule
  const quiet = { debug: () => undefined, info: () => undefined, log: () => undefined, warn: console.warn, error: console.error }
  const logger: object = { ...quiet, child: () => logger }
  const operationHeaders = { authorization: '{context.headers.authorization}' }
  const sourceHandler = loadOpenAPISubgraph('callout', { source, endpoint: baseUrl, operationHeaders })
  return getComposedSchemaFromConfig({ subgraphs: [{ sourceHandler }] }, logger)
}

/** The envelope's fields keep their names. */
const restName = (name: string): string => (name === 'responseData' ? name : name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))

/** The object of a union that has the first selected field: the others are errors and nulls. */
function objectOf(type: GraphQLNamedType, first: string): GraphQLNamedType | undefined {
  if (!isUnionType(type)) return type
  return type
    .getTypes()
    .map((member) => objectOf(member, first))
    .find((member) => isObjectType(member) && first in member.getFields())
}

/** The fields of a document's selection that Hive's type has, in the backend's names, without scalars that it wraps in objects. */
function selectionOf(type: GraphQLNamedType, { selections }: SelectionSetNode): string {
  const fields = selections.filter((selection) => selection.kind === Kind.FIELD)
  const object = objectOf(type, restName(fields[0]?.name.value ?? ''))
  if (!isObjectType(object)) return ''
  const selected = fields.flatMap(({ name, selectionSet }) => {
    const field = object.getFields()[restName(name.value)]
    if (!field || (!selectionSet && !isLeafType(getNamedType(field.type)))) return []
    const inner = selectionSet && selectionOf(getNamedType(field.type), selectionSet)
    return inner === '' ? [] : [inner === undefined ? field.name : `${field.name} ${inner}`]
  })
  const list = selected.join(' ')
  return isUnionType(type) ? `{ ... on ${object.name} { ${list} } }` : `{ ${list} }`
}

function requestOf(schema: GraphQLSchema, kind: 'query' | 'mutation', call: string, args: string, selection: string): Request {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
  const field = root?.getFields()[call]
  const [operation] = parse(`{ responseData { ${selection} } }`).definitions
  if (!field || operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`Hive's schema has no ${call}`)
  const query = `${kind} { ${call}(X_FC_App_Platform: _2, ${args}) ${selectionOf(getNamedType(field.type), operation.selectionSet)} }`
  return { method: 'POST', path: '/graphql', headers, body: { query } }
}

export function hiveRequests(supergraph: string): Readonly<Record<'list' | 'mutation', readonly Request[]>> {
  const schema = buildSchema(supergraph, { assumeValid: true })
  const input = '{ mutationInput_manageJob_input_oneOf_8_Input: { job_id: 7, action: start, lock_version: 3, notify_customer: false } }'
  return {
    list: Array.from({ length: PAGES - 1 }, (_, index) =>
      requestOf(schema, 'query', 'listJobs', `page: ${index + 1}, per_page: ${ROWS}`, `jobs { ${listRow} } counts { ${counts} }`),
    ),
    mutation: [requestOf(schema, 'mutation', 'manageJob', `input: ${input}`, managedFields)],
  }
}
