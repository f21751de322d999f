/** The documents of the client by which the gateway knows it: their texts, and the hashes that the client sends in their place. */
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

/** The client's cache asks for the type of every record below the root. */
const withTypeNames = (document: DocumentNode): DocumentNode =>
  visit(document, {
    SelectionSet: (set, _, parent) => {
      const isRoot = parent !== undefined && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION
      return isRoot || names(set).includes('__typename') ? undefined : { ...set, selections: [...set.selections, typeName] }
    },
  })

/** What is said of a definition to readers is no part of what is sent. */
const withoutDescription = <D extends OperationDefinitionNode | FragmentDefinitionNode>({ description: _, ...rest }: D) => rest

/** The text of a document of one operation, whatever the order of its fragments was, and whatever is said of them. */
export function trustedText({ definitions }: DocumentNode): string {
  const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION).map(withoutDescription)
  const fragments = definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION).map(withoutDescription)
  const sorted = fragments.toSorted((a, b) => (a.name.value < b.name.value ? -1 : 1))
  // What is said of a document in its file does not reach the client.
  const plain = [...operations, ...sorted].map((one) => ({ ...one, description: undefined }))
  return print(withTypeNames({ kind: Kind.DOCUMENT, definitions: plain }))
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** An operation with the fragments that it spreads, and those that these spread. */
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
