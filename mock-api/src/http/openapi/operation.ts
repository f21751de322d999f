import { pathParameters } from '@callout/contracts/wire/endpoint'
import { responseCode } from '@callout/contracts/wire/envelope'
import type { NamedRow } from '../rows.ts'
import { dataName, inputName, outcomeName, referenceTo, resolved, type Schema, type Schemas } from './wireSchemas.ts'

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: Schema
}

interface Content {
  readonly content: { readonly 'application/json': { readonly schema: Schema } }
}
type Reference = Readonly<Record<'$ref', string>>

export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  readonly security?: readonly []
  readonly parameters: readonly (Parameter | Reference)[]
  readonly requestBody?: Content & { readonly required: boolean }
  readonly responses: Readonly<Record<string, (Content & { readonly description: string }) | Reference>>
}

const ID: Schema = { type: 'integer', minimum: 0 }

const membersOf = (schema: Schema, schemas: Schemas): Schema[] => {
  const { oneOf, anyOf, ...whole } = resolved(schema, schemas)
  const members = oneOf ?? anyOf
  return members ? members.flatMap((member) => membersOf(member, schemas)) : [whole]
}

/** An object without the fields that the path and headers contain. */
const withoutFields = ({ properties = {}, required = [], ...rest }: Schema, left: ReadonlySet<string>): Schema => {
  const names = required.filter((name) => !left.has(name))
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !left.has(name))),
    ...(names.length > 0 && { required: names }),
  }
}

export const envelope = (codes: readonly number[], data: Schema): Schema => ({
  type: 'object',
  required: ['responseCode', 'responseMessage', 'responseData'],
  properties: {
    responseCode: codes.length === 1 ? { type: 'integer', const: codes[0] } : { type: 'integer', enum: codes },
    responseMessage: { type: 'string' },
    responseData: data,
  },
})

/** Codes whose `responseData` is null. */
export const errorCodes = Object.values(responseCode).filter(
  (code) => code !== responseCode.OK && code !== responseCode.CONFLICT && code !== responseCode.INVALID,
)

function replySchema(row: NamedRow): Schema {
  const { failed, ...outcomes } = row.outcomes ?? {}
  const codes = Object.keys(outcomes).map(Number)
  const refused = errorCodes.filter((code) => !codes.includes(code))
  const isPlain = codes.every((code) => code === responseCode.CONFLICT) && !failed
  const refusedData = failed ? { anyOf: [referenceTo(outcomeName(row, 'failed')), { type: 'null' }] } : { type: 'null' }
  return {
    oneOf: [
      envelope([responseCode.OK], referenceTo(dataName(row))),
      ...codes.map((code) => envelope([code], referenceTo(outcomeName(row, String(code))))),
      ...(codes.includes(responseCode.CONFLICT) ? [] : [referenceTo('ConflictReply')]),
      referenceTo('InvalidReply'),
      isPlain ? referenceTo('ErrorReply') : envelope(refused, refusedData),
    ],
  }
}

function toBody(row: NamedRow, members: readonly Schema[]): Operation['requestBody'] {
  const [first = {}, ...others] = members
  if (others.length === 0 && Object.keys(first.properties ?? {}).length === 0) return undefined
  const required = members.every((member) => (member.required ?? []).length > 0)
  return { required, content: { 'application/json': { schema: others.length === 0 ? first : { oneOf: members } } } }
}

export function getOperation(row: NamedRow, schemas: Schemas): Operation {
  const members = membersOf(referenceTo(inputName(row)), schemas)
  const fields = Object.assign({}, ...members.map(({ properties }) => properties)) as Schemas
  const inPath = pathParameters(row.path)
  const headers = Object.entries(row.headers ?? {})
  const elsewhere = new Set([...inPath, ...headers.map(([, field]) => field)])
  const rest = members.map((member) => withoutFields(member, elsewhere))
  const isQuery = row.method === 'GET' || row.method === 'DELETE'
  const query = isQuery ? Object.keys(fields).filter((name) => !elsewhere.has(name)) : []
  const isRequired = (name: string): boolean => rest.every(({ required = [] }) => required.includes(name))
  const parameters: Parameter[] = [
    ...inPath.map((name): Parameter => ({ name, in: 'path', required: true, schema: ID })),
    ...headers.map(([name, field]): Parameter => ({ name, in: 'header', required: false, schema: fields[field] ?? {} })),
    ...query.map((name): Parameter => ({ name, in: 'query', required: isRequired(name), schema: fields[name] ?? {} })),
  ]
  const requestBody = isQuery ? undefined : toBody(row, rest)
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
    ...(requestBody && { requestBody }),
    responses: {
      '200': {
        description: 'HTTP is 200 for every outcome of a call: `responseCode` says which. 200 is success.',
        content: { 'application/json': { schema: replySchema(row) } },
      },
      '4XX': { $ref: '#/components/responses/failure' },
      '5XX': { $ref: '#/components/responses/failure' },
    },
  }
}
