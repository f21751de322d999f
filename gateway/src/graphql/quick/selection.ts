import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  Kind,
  type SelectionSetNode,
} from 'graphql'

/** For what a document has that only the careful way can run. */
export class NotQuick extends Error {}

/** What has fields selected: an operation, a field, a fragment. */
export interface Selection {
  readonly selectionSet?: SelectionSetNode | undefined
}

export interface Selecting {
  readonly schema: GraphQLSchema
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>
}

/** By the names in the answer. */
type Selected = Map<string, [FieldNode, ...FieldNode[]]>

function isAbout(type: GraphQLObjectType, condition: string | undefined, schema: GraphQLSchema): boolean {
  if (condition === undefined || condition === type.name) return true
  const wider = schema.getType(condition)
  return isAbstractType(wider) && schema.isSubType(wider, type)
}

function collect(type: GraphQLObjectType, { selectionSet }: Selection, selecting: Selecting, selected: Selected): void {
  for (const node of selectionSet?.selections ?? []) {
    if (node.directives?.length) throw new NotQuick()
    if (node.kind === Kind.FIELD) {
      const name = node.alias?.value ?? node.name.value
      // In a literal it would be the prototype.
      if (name === '__proto__') throw new NotQuick()
      const nodes = selected.get(name)
      if (nodes) nodes.push(node)
      else selected.set(name, [node])
      continue
    }
    const fragment = node.kind === Kind.FRAGMENT_SPREAD ? selecting.fragments[node.name.value] : node
    if (fragment && isAbout(type, fragment.typeCondition?.name.value, selecting.schema)) collect(type, fragment, selecting, selected)
  }
}

/** The fields that are asked of an object. @throws NotQuick where a directive decides */
export function selectedOf(type: GraphQLObjectType, selections: readonly Selection[], selecting: Selecting): Selected {
  const selected: Selected = new Map()
  for (const selection of selections) collect(type, selection, selecting, selected)
  return selected
}
