import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'

type Asked = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>

function collect(selections: SelectionSetNode | undefined, fragments: Asked['fragments'], names: Set<string>): void {
  for (const selection of selections?.selections ?? []) {
    if (selection.kind === Kind.FIELD) names.add(selection.name.value)
    const inner = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection
    collect(inner?.selectionSet, fragments, names)
  }
}

/** Names of all fields selected below a field, at any depth. */
export function fieldsBelow({ fieldNodes, fragments }: Asked): ReadonlySet<string> {
  const names = new Set<string>()
  for (const { selectionSet } of fieldNodes) collect(selectionSet, fragments, names)
  return names
}
