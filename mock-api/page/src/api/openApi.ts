import { createStore } from '../control/createStore.ts'

export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly minimum?: number
  readonly minLength?: number
  readonly format?: string
  readonly pattern?: string
  readonly default?: unknown
}

interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: Schema
}

interface Content {
  readonly content: { readonly 'application/json': { readonly schema: Schema } }
}

interface Operation {
  readonly operationId: string
  readonly description: string
  readonly tags: readonly string[]
  readonly security?: readonly []
  readonly parameters: readonly Parameter[]
  readonly requestBody?: Content
  readonly responses: { readonly '200': Content }
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
  readonly 'x-decisions': Readonly<Record<string, string>>
}

/** A call of the REST API. */
export interface ApiCall {
  readonly id: string
  readonly domain: string
  readonly method: string
  /** With parameters as `{id}`. */
  readonly path: string
  readonly description: string
  readonly isPublic: boolean
  readonly parameters: readonly Parameter[]
  readonly body: Schema | undefined
  /** Schema of `responseData`. */
  readonly data: Schema
}

export interface DocumentedCall {
  readonly call: ApiCall
  readonly schemas: OpenApi['components']['schemas']
}

function getCall(path: string, method: string, operation: Operation): ApiCall {
  const { operationId, description, tags, security, parameters, requestBody, responses } = operation
  const { oneOf = [] } = responses['200'].content['application/json'].schema
  return {
    id: operationId,
    domain: tags[0] ?? '',
    method: method.toUpperCase(),
    path,
    description,
    isPublic: security !== undefined,
    parameters: parameters.filter(({ $ref }) => $ref === undefined),
    body: requestBody?.content['application/json'].schema,
    data: oneOf[0]?.properties?.['responseData'] ?? {},
  }
}

export const callsOf = ({ paths }: OpenApi): ApiCall[] =>
  Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => getCall(path, method, operation)))

/** The document; undefined until it is loaded. */
export const openApiStore = createStore<OpenApi | undefined>(undefined)

export async function loadOpenApi(): Promise<void> {
  if (openApiStore.read()) return
  const response = await fetch('/openapi.json')
  if (response.ok) openApiStore.write((await response.json()) as OpenApi)
}
