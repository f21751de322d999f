import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'

type Asked = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>

export type Requested = Pick<ReadonlySet<string>, 'has'>

const namesIn = (set: SelectionSetNode | undefined, fragments: Asked['fragments']): string[] =>
  set?.selections.flatMap((selection) => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return namesIn(fragments[selection.name.value]?.selectionSet, fragments)
    return [...(selection.kind === Kind.FIELD ? [selection.name.value] : []), ...namesIn(selection.selectionSet, fragments)]
  }) ?? []

/** Names of all fields selected below a field, at any depth. Collected on first use: rows that embed their names need none. */
export function fieldsBelow({ fieldNodes, fragments }: Asked): Requested {
  let names: Set<string> | undefined
  return { has: (name) => (names ??= new Set(fieldNodes.flatMap((node) => namesIn(node.selectionSet, fragments)))).has(name) }
}
