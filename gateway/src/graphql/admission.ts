import { type DocumentNode, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql'
import { Refusal } from '../errors.ts'
import type { DocumentLimits } from './limits.ts'
import { type Measure, measureOf } from './measure.ts'

/** What is known of a document's one operation. */
export interface KnownOperation {
  readonly name: string | undefined
  readonly type: OperationTypeNode
}

const refuse = (message: string): never => {
  throw new Refusal('BAD_REQUEST', message)
}

/**
 * Text that is too long, and JSON in place of text: Mercurius would take it for a parsed document, past the parser's own
 * limits. @throws Refusal BAD_REQUEST
 */
export function refuseStrangeText(query: string, { characters }: DocumentLimits): void {
  if (query.length > characters) refuse(`A document may have at most ${characters} characters.`)
  if (/^\s*(\[|\{\s*")/.test(query)) refuse('The query must be GraphQL text.')
}

const tooMuch: Readonly<Record<keyof Measure, (limit: number) => string>> = {
  depth: (limit) => `A document may be at most ${limit} levels deep.`,
  aliases: (limit) => `A document may have at most ${limit} aliases.`,
  directives: (limit) => `A document may have at most ${limit} directives.`,
  fields: (limit) => `A document may have at most ${limit} fields.`,
  rootFields: (limit) => `A document may have at most ${limit} fields at its root.`,
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
  return operations.length === 1 ? operation : refuse('A document may have one operation only.')
}

/** Lets a document in that is new here. @throws Refusal BAD_REQUEST */
export function admit(document: DocumentNode | null, limits: DocumentLimits): KnownOperation {
  const operation = soleOperation(document)
  refuseBeyond(limits, measureOf(document as DocumentNode, operation))
  return { name: operation.name?.value, type: operation.operation }
}

/** A mutation over GET. */
export class NeedsPost extends Refusal {
  constructor() {
    super('BAD_REQUEST', 'A mutation needs POST.')
  }
}

/** Whether a request fits the operation of its document. @throws Refusal BAD_REQUEST, NeedsPost */
export function refuseMisfit({ name, type }: KnownOperation, method: string, operationName: string | undefined): void {
  if (operationName !== undefined && operationName !== name) refuse(`Unknown operation named "${operationName}".`)
  if (method === 'GET' && type !== OperationTypeNode.QUERY) throw new NeedsPost()
}
