import { camelKey } from '@callout/contracts/wire/casing'
import { Customer, Property } from '@callout/contracts/customers/schemas'
import { Job } from '@callout/contracts/jobs/schemas/record'
import type { DocumentNode } from '@apollo/client'
import { Kind } from 'graphql'
import { expect, test } from 'vitest'
import { PersonalCustomerDocument, PersonalJobDocument } from './personalData.generated.ts'

/** Names that the document reads of a type. */
function fieldsRead({ definitions }: DocumentNode, typeName: string): Set<string> {
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
  const ofType = fragments.filter(({ typeCondition }) => typeCondition.name.value === typeName)
  const selections = ofType.flatMap(({ selectionSet }) => selectionSet.selections)
  return new Set(selections.flatMap((selection) => (selection.kind === Kind.FIELD ? [selection.name.value] : [])))
}

/** Computed from records that the export has as well, or about the company and its work alone. */
const notPersonal = {
  Customer: ['properties', 'branchId', 'jobsCount', 'billedTotal', 'outstandingBalance', 'lastVisitAt', 'nextVisitAt'],
  Property: ['customerId', 'customerName', 'taxId'],
  Job: [
    'priority branchId startAt endAt dates startTime endTime timezone durationMinutes scheduleLater customerId',
    'propertyId categoryId property customer category staffIds staff isRecurring recurrence total billing seriesTotal',
    'unbilledVisits currencyCode invoiceStatus visitsDone visitsTotal isLate allowedActions allowedScopes attentionVisit',
    'discountType discountValue discountBasis taxBasis taxIds subtotal discountTotal taxTotal taxes forms invoice',
    'invoices createdBy createdAt updatedAt',
  ].flatMap((names) => names.split(' ')),
} as const

test.each([
  ['Customer', Customer.shape, PersonalCustomerDocument],
  ['Property', Property.shape, PersonalCustomerDocument],
  ['Job', Job.shape, PersonalJobDocument],
] as const)('the export has every stored field of a %s that concerns a person', (name, shape, document) => {
  const read = fieldsRead(document, name)
  const left = Object.keys(shape)
    .map(camelKey)
    .filter((field) => !read.has(field))
  expect(left.toSorted()).toEqual([...notPersonal[name]].toSorted())
})
