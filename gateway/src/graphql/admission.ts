import { BREAK, type DocumentNode, Kind, type OperationDefinitionNode, OperationTypeNode, type TypeNode, visit } from 'graphql'
import { HttpRefusal, Refusal } from '../errors.ts'
import { tooLarge } from '../web/errorHandler.ts'
import { type DocumentLimits, MAX_PLAIN_BODY_LENGTH } from './limits.ts'
import { type Measure, measureOf } from './measure.ts'

/** A document that may run, and its one operation. */
export interface Admitted {
  readonly document: DocumentNode
  readonly operation: OperationDefinitionNode
  readonly name: string | undefined
  /** How many it has, written or asked for through fragments, whichever is more. */
  readonly fields: number
  readonly carriesFiles: boolean
  /**
   * Whether its answer may be compressed: nothing secret stands in it beside what somebody else may have put there, whose
   * length could tell of it.
   */
  readonly mayShrink: boolean
}

/** What a request says besides its document. */
export interface Asked {
  readonly method: string
  readonly operationName: string | undefined
  /** In characters. */
  readonly bodyLength: number
}

const refuse = (message: string): never => {
  throw new Refusal('BAD_REQUEST', message)
}

const OPENING = /[{[(]/
const BRACKETS = /[{}[\]()]/g

/** How deep brackets stand in one another; those in strings and comments count, too. */
function nestingOf(text: string): number {
  let deepest = 0
  let level = 0
  for (const [bracket] of text.matchAll(BRACKETS)) {
    level = OPENING.test(bracket) ? level + 1 : Math.max(0, level - 1)
    deepest = Math.max(deepest, level)
  }
  return deepest
}

/**
 * Text that is too long or too deep for a parser, and JSON in place of text: Mercurius would take it for a parsed document,
 * past the parser's own limits. @throws Refusal BAD_REQUEST
 */
export function refuseStrangeText(query: string, { characters, nesting }: DocumentLimits): void {
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

/**
 * The one operation of a document. A second one is refused: a compiled document would run whichever was compiled.
 * @throws Refusal BAD_REQUEST
 */
function soleOperation(document: DocumentNode | null): OperationDefinitionNode {
  if (document?.kind !== Kind.DOCUMENT) return refuse('The query must be GraphQL text.')
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  const [operation] = operations
  if (operation === undefined) return refuse('The document has no operation.')
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) return refuse('There are no subscriptions. Listen to /events for changes.')
  return operations.length === 1 ? operation : refuse('A document can have only one operation.')
}

const nameOf = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type))

const secret = /token|secret|password/i

/** Whether a document asks for anything that nobody else may know. */
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

/** Lets a document in that is new here. `fileInputs`: names of the types that carry files. @throws Refusal BAD_REQUEST */
export function admit(document: DocumentNode | null, limits: DocumentLimits, fileInputs: ReadonlySet<string> = new Set()): Admitted {
  const operation = soleOperation(document)
  const measure = measureOf(document as DocumentNode, operation)
  refuseBeyond(limits, measure)
  return {
    document: document as DocumentNode,
    operation,
    name: operation.name?.value,
    fields: measure.fields,
    mayShrink: operation.operation === OperationTypeNode.QUERY && !asksForSecrets(document as DocumentNode),
    carriesFiles: operation.variableDefinitions?.some(({ type }) => fileInputs.has(nameOf(type))) ?? false,
  }
}

/** A mutation over GET. */
export class NeedsPost extends HttpRefusal {
  constructor() {
    super(405, 'Send mutations with POST.')
  }
}

/** Whether a request fits the operation of its document. @throws Refusal BAD_REQUEST, NeedsPost */
export function refuseMisfit({ name, operation, carriesFiles }: Admitted, { method, operationName, bodyLength }: Asked): void {
  if (operationName !== undefined && operationName !== name) refuse(`Unknown operation named "${operationName}".`)
  if (method === 'GET' && operation.operation !== OperationTypeNode.QUERY) throw new NeedsPost()
  if (bodyLength > MAX_PLAIN_BODY_LENGTH && !carriesFiles) throw tooLarge()
}
