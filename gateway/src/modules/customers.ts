import type { Camel } from '@callout/contracts/wire/casing'
import { customerSort } from '@callout/contracts/customers/codes'
import { customerEndpoints } from '@callout/contracts/customers/endpoints'
import { Customer, Property } from '@callout/contracts/customers/schemas'
import { foldedText } from '@callout/contracts/text/foldedText'
import { CustomerSummary, PropertySummary } from '@callout/contracts/jobs/schemas/list'
import type { GatewayContext } from '../schema/context.ts'
import { detailFields } from '../schema/detailFields.ts'
import { type Emptied, withoutNull } from '../rest/emptied.ts'
import { named } from '../rest/fullName.ts'
import type { CustomerChangeInput, CustomersInput, PropertyChangeInput, Resolvers } from '../generated/resolvers.ts'
import { emulatedPage } from '../lists/emulatedPage.ts'
import { getList } from '../lists/listOf.ts'
import { readRows } from '../lists/pagedList.ts'
import { equalFilters, optional, searchIn } from '../lists/rowRules.ts'
import { searchedField } from '../lists/searchedField.ts'
import type { CustomerDetail, CustomerRowSource, CustomerSource, PropertySource } from '../schema/sources.ts'

/** From the customer's own record, if a job or a list row lacks the field. */
const fromRecord =
  <K extends keyof CustomerDetail>(field: K) =>
  (customer: CustomerSource, _: unknown, { getCustomer }: GatewayContext): CustomerDetail[K] | Promise<CustomerDetail[K]> =>
    field in customer ? (customer as CustomerDetail)[field] : getCustomer(customer.id).then((record) => record[field])

/** Jobs may embed a name or its parts. */
const partOfName =
  (field: 'firstName' | 'lastName') =>
  (customer: CustomerSource, _: unknown, { getCustomer }: GatewayContext) =>
    'email' in customer ? customer[field] : (customer[field] ?? getCustomer(customer.id).then((record) => record[field]))

const fromJob =
  <K extends keyof Camel<Property>>(field: K) =>
  (property: PropertySource, _: unknown, { getJob }: GatewayContext): Camel<Property>[K] | Promise<Camel<Property>[K]> =>
    'jobId' in property ? getJob(property.jobId).then((job) => job.property?.[field] as Camel<Property>[K]) : property[field]

export function getAddress(property: PropertySource): string | null {
  if ('address' in property && property.address) return property.address
  if ('jobId' in property) return null
  const { suiteNo, street1, street2, city, province, postalCode } = property
  return [street1, street2, suiteNo, city, [province, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ') || null
}

type Place = Pick<Camel<Property>, 'city' | 'isBillingAddress'>
const cityIn = (properties: readonly Place[] | null | undefined) =>
  (properties?.find(({ isBillingAddress }) => isBillingAddress) ?? properties?.[0])?.city

/** List rows have a city, records have properties. */
const cityOf = (customer: CustomerSource, _: unknown, { getCustomer }: GatewayContext) => {
  if ('city' in customer) return customer.city
  return 'properties' in customer ? cityIn(customer.properties) : getCustomer(customer.id).then(({ properties }) => cityIn(properties))
}

const filters = {
  ...equalFilters('branchId', 'isActive'),
  city: null,
  dateFrom: null,
  dateTo: null,
  tag: ({ tags }: CustomerRowSource, { tag }: CustomersInput) => tags?.some((own) => foldedText(own) === foldedText(tag?.trim() ?? '')),
  hasBalance: ({ outstandingBalance: owed }: CustomerRowSource, { hasBalance: requested }: CustomersInput) =>
    typeof owed === 'number' ? owed > 0 === requested : undefined,
  search: searchIn<CustomerRowSource>(
    ({ name, companyName, email, phone, phoneCountryCode, alternatePhone, alternatePhoneCountryCode }) => ({
      texts: [name, companyName, email],
      phones: [
        { phone, countryCode: phoneCountryCode },
        { phone: alternatePhone, countryCode: alternatePhoneCountryCode },
      ],
    }),
    ({ name, companyName, email, phone, alternatePhone }, search) =>
      ({ name: [name ?? companyName], email: [email], phone: [phone, optional(alternatePhone)] })[searchedField(search)],
  ),
}

const customerList = {
  read: readRows(customerEndpoints.listCustomers, 'customers'),
  complete: (rows: CustomerRowSource[]) => rows.map(named),
  filters,
  sortKeys: {
    [customerSort.CREATED_AT.code]: ({ createdAt }: CustomerRowSource) => createdAt,
    [customerSort.OUTSTANDING_BALANCE.code]: ({ outstandingBalance }: CustomerRowSource) => outstandingBalance,
  },
}

const emptiedCustomer: Emptied<CustomerChangeInput> = {
  lockVersion: undefined,
  firstName: undefined,
  lastName: undefined,
  companyName: '',
  email: '',
  phoneCountryCode: '',
  phone: '',
  alternatePhoneCountryCode: '',
  alternatePhone: '',
  website: '',
  notes: '',
  tags: [],
  isDoNotService: undefined,
  emailNotification: undefined,
  smsNotification: undefined,
  branchId: undefined,
  isActive: undefined,
  sameAsPropertyAddress: undefined,
  billingSuiteNo: '',
  billingStreet1: '',
  billingStreet2: '',
  billingCity: '',
  billingProvince: '',
  billingCountry: '',
  billingPostalCode: '',
}

const emptiedProperty: Emptied<PropertyChangeInput> = {
  name: '',
  suiteNo: '',
  street2: '',
  city: '',
  province: '',
  country: '',
  postalCode: '',
  latitude: null,
  longitude: null,
  accessNotes: '',
  taxId: null,
  customerId: undefined,
  street1: undefined,
  isBillingAddress: undefined,
  isActive: undefined,
}

export const customers = {
  Query: {
    customers: (_, { input }, { rest }) => emulatedPage(customerList, input ?? {}, rest),
    customer: (_, { id }, { getCustomer }) => getCustomer(id),
    properties: getList(customerEndpoints.listProperties, 'properties'),
    property: (_, { id }, { rest }) => rest(customerEndpoints.getProperty, { id }),
  },
  Mutation: {
    createCustomer: async (_, { input, idempotencyKey }, { rest }) =>
      (await rest.outcome(customerEndpoints.createCustomer, { ...input, idempotencyKey })).data,
    updateCustomer: async (_, { input }, { rest }) => {
      const customer = await rest(customerEndpoints.updateCustomer, withoutNull(input, emptiedCustomer))
      return customer && named(customer)
    },
    deleteCustomer: (_, { input }, { rest }) => rest(customerEndpoints.deleteCustomer, input),
    createProperty: (_, { input }, { rest }) => rest(customerEndpoints.createProperty, input),
    updateProperty: (_, { input }, { rest }) => rest(customerEndpoints.updateProperty, withoutNull(input, emptiedProperty)),
    deleteProperty: (_, { id }, { rest }) => rest(customerEndpoints.deleteProperty, { id }),
  },
  CreateCustomerResult: {
    __resolveType: (result) => ('matches' in result ? 'DuplicateCustomer' : 'Customer'),
  },
  Customer: {
    ...detailFields(Customer, CustomerSummary, fromRecord),
    firstName: partOfName('firstName'),
    lastName: partOfName('lastName'),
    city: cityOf,
  },
  Property: {
    ...detailFields(Property, PropertySummary, fromJob),
    address: getAddress,
    returnsAccessNotes: async (property, args, context) => (await fromJob('accessNotes')(property, args, context)) !== undefined,
  },
} satisfies Resolvers
