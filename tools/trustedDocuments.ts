import { createHash } from 'node:crypto'
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  print,
  type SelectionSetNode,
  visit,
} from 'graphql'

const typeName = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const

const names = ({ selections }: SelectionSetNode): string[] =>
  selections.flatMap((selection) => (selection.kind === Kind.FIELD ? [selection.name.value] : []))

/** Apollo's cache adds `__typename` to every record below the root. */
const withTypeNames = (document: DocumentNode): DocumentNode =>
  visit(document, {
    SelectionSet: (set, _, parent) => {
      const isRoot = parent !== undefined && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION
      return isRoot || names(set).includes('__typename') ? undefined : { ...set, selections: [...set.selections, typeName] }
    },
  })

/** Descriptions are not sent. */
const withoutDescription = <D extends OperationDefinitionNode | FragmentDefinitionNode>({ description: _, ...rest }: D) => rest

/** The normalized text of an operation, independent of the order and comments of its fragments. */
export function trustedText({ definitions }: DocumentNode): string {
  const operations = definitions.filter((item) => item.kind === Kind.OPERATION_DEFINITION).map(withoutDescription)
  const fragments = definitions.filter((item) => item.kind === Kind.FRAGMENT_DEFINITION).map(withoutDescription)
  const sorted = fragments.toSorted((a, b) => (a.name.value < b.name.value ? -1 : 1))
  const plain = [...operations, ...sorted].map((item) => ({ ...item, description: undefined }))
  return print(withTypeNames({ kind: Kind.DOCUMENT, definitions: plain }))
}

export const getHash = (text: string): string => createHash('sha256').update(text).digest('hex')

export function documentOf(operation: OperationDefinitionNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): DocumentNode {
  const spread = new Map<string, FragmentDefinitionNode>()
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread: ({ name: { value } }) => {
        const fragment = fragments.get(value)
        if (fragment === undefined || spread.has(value)) return
        spread.set(value, fragment)
        collect(fragment)
      },
    })
  }
  collect(operation)
  return { kind: Kind.DOCUMENT, definitions: [operation, ...spread.values()] }
}
