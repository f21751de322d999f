import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'

type Asked = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>

function collect(selections: SelectionSetNode | undefined, fragments: Asked['fragments'], names: Set<string>): void {
  for (const selection of selections?.selections ?? []) {
    if (selection.kind === Kind.FIELD) names.add(selection.name.value)
    const inner = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection
    collect(inner?.selectionSet, fragments, names)
  }
}

const known = new WeakMap<FieldNode, ReadonlySet<string>>()

/** Names of all fields selected below a field, at any depth. Cached per document node. */
export function fieldsBelow({ fieldNodes, fragments }: Asked): ReadonlySet<string> {
  const [first, ...others] = fieldNodes
  const before = first && others.length === 0 ? known.get(first) : undefined
  if (before) return before
  const names = new Set<string>()
  for (const { selectionSet } of fieldNodes) collect(selectionSet, fragments, names)
  if (first && others.length === 0) known.set(first, names)
  return names
}
