import { readTrusted } from '@callout/gateway/graphql/trusted'
import { type FieldNode, isObjectType, Kind, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '../fields/operations.ts'

type Row = readonly [operation: string, type: string, leftOut: string]

/** Fields of a record that its page doesn't read. A field that is added to the schema belongs on the page or into this table. */
const pages: readonly Row[] = [
  ['CustomerRecord', 'Customer', 'firstName lastName billingCountry emailNotification smsNotification branchId city'],
  ['Job', 'Job', 'dates startTime endTime taxIds attentionVisit allowedScopes quote'],
  ['InvoiceRecord', 'Invoice', 'visitId branchId dueDays'],
  ['StaffRecord', 'Staff', 'avatarUrl'],
  ['BranchRecord', 'Branch', 'suiteNo street1 street2 city province country zipcode deletedAt'],
  ['ServiceRecord', 'Service', ''],
]

/** Fields of a record that its list doesn't read. */
const lists: readonly Row[] = [
  [
    'Customers',
    'Customer',
    'alternatePhone alternatePhoneCountryCode website notes sameAsPropertyAddress billingSuiteNo billingStreet1 billingStreet2 billingCity billingProvince billingCountry billingPostalCode emailNotification smsNotification billedTotal properties',
  ],
  [
    'Jobs',
    'Job',
    'description isRecurring scheduleLater dates startTime endTime recurrence notes visits lineItems discountType discountValue discountBasis taxBasis taxIds subtotal discountTotal taxTotal taxes invoice invoices forms attachments jobFinishedNotes cancelReason allowedScopes createdBy createdAt updatedAt quote',
  ],
  [
    'Invoices',
    'Invoice',
    'visitId property billTo sender billingAddress dueDays lineItems subtotal discountType discountValue discountTotal taxBasis taxes taxTotal payments createdAt',
  ],
  ['StaffList', 'Staff', 'authorities address latitude longitude locationAt avatarUrl workingHours timeOff futureVisits'],
  [
    'Branches',
    'Branch',
    'suiteNo street1 street2 province country zipcode alternatePhoneCountryCode alternateNo website latitude longitude deletedAt',
  ],
  ['PriceList', 'Service', 'taxIds cost imageUrl'],
  ['Taxes', 'Tax', ''],
]

const documents = new Map(
  [...readTrusted().values()].map((text) => {
    const document = parse(text)
    return [document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)?.name?.value, document] as const
  }),
)

/** Fields of a type, and those that an operation of the client selects anywhere. */
function toFields(operation: string, typeName: string) {
  const document = documents.get(operation)
  const type = schema.getType(typeName)
  if (!document || !isObjectType(type)) throw new Error(`The client has no operation ${operation}, or the schema no type ${typeName}.`)
  const info = new TypeInfo(schema)
  const selected = new Set<string>()
  const select = ({ name }: FieldNode): void => {
    if (info.getParentType() === type) selected.add(name.value)
  }
  visit(document, visitWithTypeInfo(info, { Field: select }))
  return { fields: Object.keys(type.getFields()), selected }
}

test.each([...pages, ...lists])('%s reads every field of %s that the table does not leave out', (operation, type, leftOut) => {
  const names = leftOut.split(' ').filter(Boolean)
  const { fields, selected } = toFields(operation, type)
  expect(fields.filter((field) => !selected.has(field) && !names.includes(field))).toEqual([])
  expect(names.filter((name) => !fields.includes(name))).toEqual([])
})
