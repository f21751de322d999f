import { toCamel } from '@callout/contracts/wire/casing'
import { enums } from '@callout/gateway/schema/enums'
import { testGateway, type TestGateway } from '@callout/gateway/testing/testGateway'
import { ok, type Replies, type SentRequest } from '@callout/gateway/testing/fakeBackend'
import { z } from '@callout/contracts/wire/zod'
import { getNamedType, isEnumType, isObjectType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rootFields, schema, wholeOperation } from '../fields/operations.ts'
import { allEndpoints, type Fields, toFields, fullReply, isObject, unsetNames } from '../fields/samples.ts'

/** Contract inputs that the schema doesn't offer, or that the resolver sets from another argument. */
const notSent: Readonly<Record<string, readonly string[]>> = {
  ownCategories: ['branch_id', 'date_from', 'date_to'],
  services: ['branch_id', 'date_from', 'date_to'],
  categoryServices: ['branch_id', 'date_from', 'date_to'],
  invoice: ['format', 'receipt_number'],
  earningRows: ['date_from', 'date_to'],
  branches: ['branch_id', 'date_from', 'date_to'],
  forms: ['module'],
  properties: ['date_from', 'date_to'],
  staff: ['date_from', 'date_to'],
  customerNotificationSettings: [
    'notification_medium',
    'job_id',
    'visit_id',
    'customer_id',
    'property_id',
    'date',
    'start_time',
    'end_time',
  ],
  clientMessages: ['branch_id', 'invoice_id'],
  transactions: ['branch_id', 'transaction_id', 'format'],
  cardToken: ['invoice_id'],
  resetPassword: ['old_password'],
  changePassword: ['reset_token'],
  updateService: ['currency_code'],
  addBranchHead: ['authorities'],
  contactSupport: ['app_version'],
}
/** Root fields that use a list endpoint for one purpose. */
const narrowQueries = ['invoiceMessages', 'customerMessages', 'jobMessages', 'transactionPaper']

/** Reply fields that a type doesn't offer. */
const notOffered: Readonly<Record<string, readonly string[]>> = {
  User: ['authenticationToken', 'color'],
  UserProfileDetails: ['roleType'],
  TeamMember: ['firstName', 'lastName'],
  CancelReason: ['name'],
  Country: ['calLink'],
  State: ['countryId'],
  City: ['stateId'],
  AdminAuthority: ['name'],
  Category: ['isActive'],
  Invoice: ['fileName', 'contentType', 'fileBase64'],
  Payment: ['invoiceId'],
  PaidInvoice: ['jobId'],
  UnpaidInvoice: ['responseMessage'],
  Job: ['customerId', 'propertyId', 'categoryId', 'staffIds'],
  Visit: ['jobId', 'staffIds'],
  HistoryEntry: ['jobId'],
  Person: ['userType'],
  Form: ['fieldsSchema'],
  JobForm: ['schemaSnapshot'],
  FormSection: ['sortOrder'],
  FormAnswer: ['dataType'],
  Customer: ['propertyCount'],
  StaticContent: ['id', 'contentType'],
  Notification: ['notificationType', 'readAt', 'link', 'unreadCount'],
  CompanyNotificationSetting: ['label'],
  CustomerNotificationSetting: ['label'],
  TemplateVariable: ['name'],
  MessageTemplate: ['variablesUsed'],
  OwnSubscription: ['appFreeTrialDays'],
  Transaction: ['invoiceId'],
  SentAttachment: ['clientNotificationId'],
}
/** Types and root fields whose objects are composed from several wire objects. */
const composed = /Page$|Paper$|^(DispatchVisit|CustomerMessage|ReadNotification|dispatchMap|jobForm)$/

const endpointOf = new Map(allEndpoints.map(({ name, endpoint }) => [name, endpoint]))
const replies = Object.fromEntries(allEndpoints.map(({ name, endpoint }) => [name, fullReply(endpoint.data)]))
let gateway: TestGateway

beforeAll(async () => {
  const limits = { fields: 10_000, depth: 50, tokens: 100_000, characters: 1_000_000, nesting: 100 }
  gateway = await testGateway(Object.fromEntries(Object.entries(replies).map(([name, data]) => [name, ok(data)])) as Replies, { limits })
})
afterAll(() => gateway.app.close())

async function run({ query, variables }: ReturnType<typeof wholeOperation>) {
  const before = gateway.backend.requests.length
  const { data, errors } = await gateway.ask(query, { ...variables })
  expect(errors).toEqual([])
  return { data, requests: gateway.backend.requests.slice(before) }
}

const contractNames = ({ row }: SentRequest): string[] => Object.keys(toFields(endpointOf.get(row)?.input ?? z.object({})))

/** Wire names that a request sets in its path, headers, query or body. */
function namesSent({ row, path, headers, body }: SentRequest): string[] {
  const endpoint = endpointOf.get(row)
  const inPath = [...(endpoint?.path.matchAll(/\{(\w+)\}/g) ?? [])].map(([, name]) => name ?? '')
  const headerNames = Object.keys(headers).map((name) => name.toLowerCase())
  const inHeaders = Object.entries(endpoint?.headers ?? {}).flatMap(([header, name]) =>
    headerNames.includes(header.toLowerCase()) ? [name] : [],
  )
  const inQuery = [...new URL(path, 'http://backend').searchParams.keys()].map((name) => name.replace('[]', ''))
  return [...inPath, ...inHeaders, ...inQuery, ...(isObject(body) ? Object.keys(body) : [])]
}

const scalarsIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(scalarsIn) : [value]

test.each(rootFields)('%s sends every field of its input, and the contract has no other', async (name, kind, field) => {
  const operation = wholeOperation(kind, field)
  const { requests } = await run(operation)
  expect(requests.flatMap((request) => namesSent(request).filter((wire) => !contractNames(request).includes(wire)))).toEqual([])
  const [first] = requests
  if (!first || narrowQueries.includes(name)) return
  const contract = contractNames(first)
  const sent = namesSent(first)
  expect(contract.filter((item) => !sent.includes(item)).toSorted()).toEqual(notSent[name]?.toSorted() ?? [])
  const sentText = JSON.stringify([decodeURIComponent(first.path.replaceAll('+', ' ')), first.body, first.headers])
  // Arguments beside the input of a query are for callers without one.
  const { input } = operation.variables
  const texts = scalarsIn(kind === 'query' && input ? input : operation.variables).filter(
    (value) => typeof value === 'string' && value.startsWith('text '),
  )
  expect(texts.filter((value) => !sentText.includes(String(value)))).toEqual([])
})

const objectsIn = (value: unknown): Fields[] => {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : []
}
const hasObjects = (value: unknown): boolean => objectsIn(value).length > 0
const text = (value: unknown): string => (Array.isArray(value) ? value.map(String).join() : String(value))

type Codes = Readonly<Record<string, Readonly<Record<string, { readonly code: unknown }>>>>

/** The leaf as the wire has it; undefined for an enum that accepts any other text. */
function wireText(object: Fields, field: string): string {
  const type = schema.getType(String(object['__typename']))
  const leaf = isObjectType(type) ? getNamedType(type.getFields()[field]?.type) : undefined
  const codes = isEnumType(leaf) ? (enums as Codes)[leaf.name] : undefined
  const value = object[field]
  const getCode = (item: unknown): unknown => codes?.[String(item)]?.code ?? item
  return text(Array.isArray(value) ? value.map(getCode) : getCode(value))
}

/** Fields whose value is derived, or represents an unknown code. */
const derived = new Set(['User.userType', 'TeamMember.role', 'Staff.role', 'FormField.dataType', 'OwnSubscription.status'])

test.each(rootFields)('%s returns every field of the reply with its value', async (name, kind, field) => {
  const { data, requests } = await run(wholeOperation(kind, field, kind === 'query'))
  const sentText = requests.flatMap(({ row }) => objectsIn(toCamel(replies[row])))
  const problems: string[] = []
  for (const object of objectsIn(data)) {
    const typeName = String(object['__typename'])
    const type = schema.getType(typeName)
    if (!isObjectType(type) || composed.test(typeName) || composed.test(name)) continue
    const shared = (item: Fields): string[] =>
      Object.keys(object).filter((key) => key in item && !hasObjects(item[key]) && text(item[key]) === wireText(object, key))
    const source = sentText.toSorted((a, b) => shared(b).length - shared(a).length)[0] ?? {}
    if (shared(source).length === 0) continue
    for (const key of Object.keys(source)) {
      if (!(key in type.getFields())) {
        if (!notOffered[typeName]?.includes(key)) problems.push(`${typeName} doesn't offer ${key}`)
      } else if (key in object && !hasObjects(source[key]) && !derived.has(`${typeName}.${key}`)) {
        const values = sentText.filter((item) => key in item).map((item) => text(item[key]))
        if (!values.includes(wireText(object, key))) problems.push(`${typeName}.${key} is ${text(object[key])}, not ${text(source[key])}`)
      }
    }
  }
  expect([...new Set(problems)]).toEqual([])
})

/** Fields that a domain's samples leave out: optional parts, and what only other domains show. */
const unset: Readonly<Record<string, readonly string[]>> = {
  agreements: ['notification_medium', 'to'],
  auth: ['alternate_phone', 'alternate_phone_country_code', 'color', 'company_id', 'role_type'],
  profile: ['alternate_phone', 'alternate_phone_country_code', 'authentication_token', 'company_id'],
  invoices: ['content_type', 'duration_minutes', 'file_base64', 'file_name'],
  jobs: [
    'allowed_scopes',
    'attention_visit',
    'billing',
    'category_id',
    'customer_name',
    'duration_minutes',
    'first_name',
    'has_own_price',
    'invoices',
    'last_name',
    'property_id',
    'series_date',
    'series_total',
    'staff_id',
    'unbilled_visits',
  ],
  customers: ['customer_name'],
  staff: [
    'alternatives',
    'amount',
    'approval',
    'arrival_window_minutes',
    'at',
    'attention_visit',
    'billing',
    'category_id',
    'created_by',
    'customer_id',
    'dates',
    'description',
    'duration_minutes',
    'finished_at',
    'first_name',
    'has_own_price',
    'is_exception',
    'is_tax_exempt',
    'job_id',
    'kind',
    'last_name',
    'line_items',
    'message',
    'notes',
    'on_the_way_at',
    'optional_lines',
    'product_type',
    'property_id',
    'quantity',
    'quote',
    'reached_at',
    'sent_at',
    'series_date',
    'series_total',
    'service_id',
    'staff_ids',
    'started_at',
    'unbilled_visits',
    'unit',
    'valid_until',
    'version',
    'visit_number',
  ],
  plans: ['content_type', 'file_base64', 'file_name'],
}

test.each([...new Set(allEndpoints.map(({ domain }) => domain))])('the samples of %s set every field of its replies', async (domain) => {
  expect(await unsetNames(domain)).toEqual(unset[domain] ?? [])
})
