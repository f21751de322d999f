import {
  BREAK,
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type TypeNode,
  valueFromASTUntyped,
  visit,
} from 'graphql'
import { ApiError } from '../rest/errors.ts'
import { tooLarge } from '../web/errorHandler.ts'
import { type DocumentLimits, MAX_PLAIN_BODY_LENGTH } from './limits.ts'
import { type Measure, measureOf } from './measure.ts'

export interface Admitted {
  readonly name: string | undefined
  readonly carriesFiles: boolean
  /** Defaults of variables. graphql-jit rejects a missing variable of a required type, although it has one. */
  readonly defaults: Readonly<Record<string, unknown>> | undefined
  readonly isCompressible: boolean
}

export interface RequestFacts {
  readonly operationName: string | undefined
  readonly bodyLength: number
}

const refuse = (message: string): never => {
  throw new ApiError('BAD_REQUEST', message)
}

function nestingOf(text: string): number {
  let deepest = 0
  let level = 0
  for (const bracket of text.match(/[{}()[\]]/g) ?? []) {
    if ('{(['.includes(bracket)) deepest = Math.max(deepest, (level += 1))
    else level = Math.max(0, level - 1)
  }
  return deepest
}

/** Rejects text that is too long or deep, and JSON, which Mercurius would take for a parsed document. @throws ApiError BAD_REQUEST */
export function checkText(query: string, { characters, nesting }: DocumentLimits): void {
  if (query.length > characters) refuse(`A document can have up to ${characters} characters.`)
  if (/^\s*(\[|\{\s*")/.test(query)) refuse('The query must be GraphQL text.')
  if (nestingOf(query) > nesting) refuse(`A document can nest brackets up to ${nesting} deep.`)
}

const tooMuch: Readonly<Record<keyof Measure, (limit: number) => string>> = {
  depth: (limit) => `A document can be up to ${limit} levels deep.`,
  aliases: (limit) => `A document can have up to ${limit} aliases.`,
  directives: (limit) => `A document can have up to ${limit} directives.`,
  fields: (limit) => `A document can have up to ${limit} fields.`,
  rootFields: (limit) => `A document can have up to ${limit} root fields.`,
}

function refuseBeyond(limits: DocumentLimits, measure: Measure): void {
  for (const key of Object.keys(tooMuch) as (keyof Measure)[]) {
    if (measure[key] > limits[key]) refuse(tooMuch[key](limits[key]))
  }
}

/** Rejects further operations, since a compiled document always runs the one it was compiled for. @throws ApiError BAD_REQUEST */
function soleOperation(document: DocumentNode | null): OperationDefinitionNode {
  if (document?.kind !== Kind.DOCUMENT) return refuse('The query must be GraphQL text.')
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  const [operation] = operations
  if (operation === undefined) return refuse('The document has no operation.')
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) return refuse('There are no subscriptions. Listen to /events for changes.')
  return operations.length === 1 ? operation : refuse('A document can have only one operation.')
}

export function isIntrospection(document: DocumentNode | null): boolean {
  if (document?.kind !== Kind.DOCUMENT) return false
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  const selections = operations.flatMap(({ selectionSet }) => selectionSet.selections)
  return selections.every((node) => node.kind === Kind.FIELD && /^__(schema|type|typename)$/.test(node.name.value))
}

const getName = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : getName(type.type))

const secret = /token|secret|password/i

function asksForSecrets(document: DocumentNode): boolean {
  let found = false
  visit(document, {
    Field: ({ name }) => {
      if (!secret.test(name.value)) return undefined
      found = true
      return BREAK
    },
  })
  return found
}

const FILE_FIELD = 'fileBase64'

export function fileInputsOf(schema: GraphQLSchema): ReadonlySet<string> {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType)
  const carrying = new Set(inputs.filter((type) => FILE_FIELD in type.getFields()).map(({ name }) => name))
  let known = -1
  while (known < carrying.size) {
    known = carrying.size
    for (const type of inputs)
      if (Object.values(type.getFields()).some((field) => carrying.has(getNamedType(field.type).name))) carrying.add(type.name)
  }
  return carrying
}

function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> | undefined {
  const defaults = variableDefinitions.flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
  )
  return defaults.length === 0 ? undefined : Object.fromEntries(defaults)
}

/** Checks a document against the limits. `fileInputs`: input types that contain files. @throws ApiError BAD_REQUEST */
export function admit(document: DocumentNode | null, limits: DocumentLimits, fileInputs: ReadonlySet<string> = new Set()): Admitted {
  const operation = soleOperation(document)
  refuseBeyond(limits, measureOf(document as DocumentNode, operation))
  return {
    name: operation.name?.value,
    isCompressible: operation.operation === OperationTypeNode.QUERY && !asksForSecrets(document as DocumentNode),
    defaults: defaultsOf(operation),
    carriesFiles: operation.variableDefinitions?.some(({ type }) => fileInputs.has(getName(type))) ?? false,
  }
}

export function checkRequest({ name, carriesFiles }: Admitted, { operationName, bodyLength }: RequestFacts): void {
  if (operationName !== undefined && operationName !== name) refuse(`Unknown operation named "${operationName}".`)
  if (bodyLength > MAX_PLAIN_BODY_LENGTH && !carriesFiles) throw tooLarge()
}
