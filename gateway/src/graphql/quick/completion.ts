import { compileFunction } from 'node:vm'
import {
  type FieldNode,
  type GraphQLFieldResolver,
  GraphQLID,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLUnionType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql'
import type { GatewayContext } from '../../context.ts'
import { argumentsOf } from './arguments.ts'
import { fail, type Running, settle } from './running.ts'
import { NotQuick, type Selecting, type Selection, selectedOf } from './selection.ts'

/** Makes of what a resolver or a record has what the answer shows. Throws where that is not of its type. */
export type Complete = (value: unknown, running: Running) => unknown

const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined

/** Values that leave as they are. */
const asTheyAre: Readonly<Record<string, (value: unknown) => boolean>> = {
  String: (value) => typeof value === 'string',
  Boolean: (value) => typeof value === 'boolean',
  Int: (value) => typeof value === 'number' && (value | 0) === value,
  Float: (value) => Number.isFinite(value),
}

/** An id of the wire is a number. */
const idOf: Complete = (value) => {
  if (isNothing(value)) return null
  if (typeof value === 'string') return value
  return Number.isSafeInteger(value) ? String(value) : GraphQLID.serialize(value)
}

function ofLeaf(type: GraphQLLeafType): Complete {
  if (type === GraphQLID) return idOf
  const isReady = asTheyAre[type.name] ?? (() => false)
  return (value) => {
    if (isNothing(value)) return null
    return isReady(value) ? value : (type.serialize(value) ?? fail())
  }
}

function ofList(element: Complete): Complete {
  const shownOf = (values: readonly unknown[], running: Running): unknown[] => {
    const shown: unknown[] = []
    for (const value of values) shown.push(value instanceof Promise ? fail() : element(value, running))
    return shown
  }
  return (value, running) => {
    if (isNothing(value)) return null
    return Array.isArray(value) ? shownOf(value, running) : fail()
  }
}

type Resolve = (source: unknown, running: Running) => unknown

/** The part of it that resolvers read. */
const infoOf = (fieldNodes: readonly FieldNode[], { fragments }: Selecting): GraphQLResolveInfo =>
  ({ fieldNodes, fragments }) as unknown as GraphQLResolveInfo

/** Notes what is begun, so that nothing is done twice. */
function ofRoot(resolve: Resolve, node: FieldNode): Resolve {
  const begin = (source: unknown, running: Running): unknown => {
    try {
      return resolve(source, running)
    } catch (error) {
      return Promise.reject(error)
    }
  }
  return (source, running) => {
    const value = begin(source, running)
    running.begun.set(node, value)
    return value
  }
}

/** How a field is read: by its resolver, or as what the record has of that name. */
interface ReadField {
  /** In the answer. */
  readonly name: string
  /** In the record. */
  readonly from: string
  readonly resolve: Resolve | undefined
  readonly complete: Complete
}

interface Shaping extends Selecting {
  /** Its fields are noted. */
  readonly root: GraphQLObjectType
}

function readFieldOf(type: GraphQLObjectType, name: string, nodes: readonly [FieldNode, ...FieldNode[]], shaping: Shaping): ReadField {
  const [node] = nodes
  const from = node.name.value
  const field = type.getFields()[from]
  // Of the schema itself.
  if (!field) throw new NotQuick()
  const complete = completionOf(field.type, nodes, shaping)
  const resolver = field.resolve as GraphQLFieldResolver<unknown, GatewayContext> | undefined
  if (!resolver) return { name, from, resolve: undefined, complete }
  const argumentsFrom = argumentsOf(field, node)
  const info = infoOf(nodes, shaping)
  const resolve: Resolve = (source, { variables, context }) => resolver(source, argumentsFrom(variables), context, info)
  return { name, from, resolve: type === shaping.root ? ofRoot(resolve, node) : resolve, complete }
}

/**
 * A function that is made of text, for the reasons that `recordCopyOf` has: what the record has stands in its literal, and what
 * resolvers give takes its place afterwards.
 */
function compiledObject(typeName: string, fields: readonly (ReadField | string)[]): Complete {
  const known: unknown[] = [settle]
  const names = ['settle']
  const knownAs = (value: unknown, kind: string): string => {
    names.push(`${kind}${known.push(value)}`)
    return names.at(-1) as string
  }
  const entries: string[] = []
  const later: string[] = []
  for (const field of fields) {
    if (typeof field === 'string') {
      entries.push(`${JSON.stringify(field)}: ${JSON.stringify(typeName)}`)
      continue
    }
    const name = JSON.stringify(field.name)
    const complete = knownAs(field.complete, 'complete')
    entries.push(`${name}: ${field.resolve ? 'null' : `${complete}(source[${JSON.stringify(field.from)}], running)`}`)
    if (field.resolve) later.push(`settle(running, row, ${name}, ${knownAs(field.resolve, 'resolve')}(source, running), ${complete})`)
  }
  const body = `return (source, running) => {
    if (source === null || source === undefined) return null
    const row = { ${entries.join(', ')} }
    ${later.join('\n')}
    return row
  }`
  return (compileFunction(body, names) as (...values: unknown[]) => Complete)(...known)
}

/** What is selected of an object. @throws NotQuick */
export function ofObject(type: GraphQLObjectType, selections: readonly Selection[], shaping: Shaping): Complete {
  const fields = [...selectedOf(type, selections, shaping)].map(([name, nodes]) =>
    nodes[0].name.value === '__typename' ? name : readFieldOf(type, name, nodes, shaping),
  )
  return compiledObject(type.name, fields)
}

function ofUnion(type: GraphQLUnionType, nodes: readonly FieldNode[], shaping: Shaping): Complete {
  const members = new Map<unknown, Complete>(type.getTypes().map((member) => [member.name, ofObject(member, nodes, shaping)]))
  const info = infoOf(nodes, shaping)
  return (value, running) => {
    if (isNothing(value)) return null
    const complete = members.get(type.resolveType?.(value, running.context, info, type)) ?? fail
    return complete(value, running)
  }
}

function completionOf(type: GraphQLOutputType, nodes: readonly FieldNode[], shaping: Shaping): Complete {
  if (isNonNullType(type)) {
    const inner = completionOf(type.ofType, nodes, shaping)
    return (value, running) => inner(value, running) ?? fail()
  }
  if (isListType(type)) return ofList(completionOf(type.ofType, nodes, shaping))
  if (isLeafType(type)) return ofLeaf(type)
  if (isObjectType(type)) return ofObject(type, nodes, shaping)
  if (isUnionType(type)) return ofUnion(type, nodes, shaping)
  throw new NotQuick()
}
