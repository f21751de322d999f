import { rows } from '@callout/mock-api/http/rows'
import {
  getNullableType,
  type GraphQLField,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  Kind,
  parse,
  valueFromASTUntyped,
} from 'graphql'
import type { Interaction } from '../pact/interaction.ts'
import { allInteractions, rowNameOf } from '../pact/interactions.ts'
import { collectionNamed } from './idFields.ts'

const wireName = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Paths of the id fields below an argument: `input.lineItems.0.serviceId`. */
function idPathsOf(type: GraphQLInputType, path: string, outer: readonly string[] = []): string[] {
  const inner = getNullableType(type)
  if (isListType(inner)) return idPathsOf(inner.ofType, `${path}.0`, outer)
  if (isInputObjectType(inner)) {
    if (outer.includes(inner.name)) return []
    return Object.values(inner.getFields()).flatMap((field) => idPathsOf(field.type, `${path}.${field.name}`, [...outer, inner.name]))
  }
  return inner.name === 'ID' ? [path] : []
}

export const pathOfRow = new Map(rows.map((row) => [row.name, row.path]))

/** Arguments whose names aren't those of the call's fields. */
const renamedArguments: Readonly<Record<string, string>> = {
  'selectCategories ids': 'user_category_ids',
  'getInvoice id': 'invoice_id',
  'downloadSavedJobForm id': 'job_form_id',
  'listTransactions id': 'transaction_id',
}
/** Collection of the records that an argument's id field names. */
export const collectionOf = (rowName: string, path: string): ReturnType<typeof collectionNamed> =>
  collectionNamed(pathOfRow.get(rowName) ?? '', renamedArguments[`${rowName} ${path.split('.')[0]}`] ?? wireName(path))

/** An operation of a pact that succeeds with this call, and with no other where there is one. */
export function getOperation(rowName: string): Interaction['operation'] | undefined {
  const succeeding = allInteractions.filter(({ row, reply }) => rowNameOf(row) === rowName && reply.responseCode === 200)
  return (succeeding.find(({ after, alongside }) => !after && !alongside) ?? succeeding[0])?.operation
}

export interface Sample {
  readonly rowName: string
  readonly variables: Readonly<Record<string, unknown>>
}
/** Arguments of a root field in a pact interaction that succeeds. */
export function sampleOf(fieldName: string): Sample | undefined {
  for (const { operation, reply, row } of allInteractions) {
    if (reply.responseCode !== 200) continue
    for (const definition of parse(operation.query).definitions) {
      const selections = definition.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : []
      const selected = selections.find((selection) => selection.kind === Kind.FIELD && selection.name.value === fieldName)
      if (selected?.kind !== Kind.FIELD) continue
      const given = selected.arguments?.map(({ name, value }) => [name.value, valueFromASTUntyped(value, operation.variables)])
      return { rowName: rowNameOf(row), variables: Object.fromEntries(given ?? []) }
    }
  }
  return undefined
}

/** Paths of the id fields of a root field's arguments. */
export const idFieldsOf = (field: GraphQLField<unknown, unknown>): string[] => field.args.flatMap(({ name, type }) => idPathsOf(type, name))
