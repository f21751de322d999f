import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'

export interface Measure {
  readonly depth: number
  readonly aliases: number
  readonly directives: number
  readonly fields: number
  readonly rootFields: number
}

const nothing: Measure = { depth: 0, aliases: 0, directives: 0, fields: 0, rootFields: 0 }

const sum = (a: Measure, b: Measure): Measure => ({
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  directives: a.directives + b.directives,
  fields: a.fields + b.fields,
  rootFields: a.rootFields + b.rootFields,
})

/** Measures each fragment once. A recursive spread counts as empty. */
function createMeasure(document: DocumentNode) {
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  )
  const measured = new Map<string, Measure>()

  const ofFragment = (name: string): Measure => {
    const known = measured.get(name)
    if (known) return known
    measured.set(name, nothing)
    const fragment = fragments.get(name)
    const measure = fragment ? sum(ofSet(fragment.selectionSet), { ...nothing, directives: fragment.directives?.length ?? 0 }) : nothing
    measured.set(name, measure)
    return measure
  }
  const withoutDirectives = (node: SelectionNode): Measure => {
    if (node.kind === Kind.FRAGMENT_SPREAD) return ofFragment(node.name.value)
    const inner = ofSet(node.selectionSet)
    if (node.kind === Kind.INLINE_FRAGMENT) return inner
    return { ...inner, depth: inner.depth + 1, aliases: inner.aliases + (node.alias ? 1 : 0), fields: inner.fields + 1, rootFields: 1 }
  }
  const ofSelection = (node: SelectionNode): Measure => {
    const measure = withoutDirectives(node)
    const directives = node.directives?.length ?? 0
    return directives === 0 ? measure : { ...measure, directives: measure.directives + directives }
  }
  const ofSet = (set: SelectionSetNode | undefined): Measure => set?.selections.map(ofSelection).reduce(sum, nothing) ?? nothing
  return ofSet
}

const writtenIn = (set: SelectionSetNode | undefined): number =>
  set?.selections.reduce(
    (fields, node) => fields + (node.kind === Kind.FIELD ? 1 : 0) + (node.kind === Kind.FRAGMENT_SPREAD ? 0 : writtenIn(node.selectionSet)),
    0,
  ) ?? 0

const fieldsWritten = ({ definitions }: DocumentNode): number =>
  definitions.reduce((fields, node) => fields + ('selectionSet' in node ? writtenIn(node.selectionSet) : 0), 0)

/** Measures an operation. `fields` is at least the number of fields written in the document. */
export function measureOf(document: DocumentNode, operation: OperationDefinitionNode): Measure {
  const measure = createMeasure(document)(operation.selectionSet)
  const fields = Math.max(measure.fields, fieldsWritten(document))
  return { ...measure, fields, directives: measure.directives + (operation.directives?.length ?? 0) }
}
