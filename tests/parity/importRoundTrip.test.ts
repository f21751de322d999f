import { customerImport } from '@callout/client/src/features/customers/import/customerImport.ts'
import { customerImportRules } from '@callout/client/src/features/customers/import/customerImportRules.ts'
import { readCustomer } from '@callout/client/src/features/customers/import/readCustomer.ts'
import { customerFile } from '@callout/client/src/features/customers/list/customerFile.ts'
import { customerList } from '@callout/client/src/features/customers/list/customerList.tsx'
import { serviceImport } from '@callout/client/src/features/catalogue/import/serviceImport.ts'
import { serviceImportRules } from '@callout/client/src/features/catalogue/import/serviceImportRules.ts'
import { serviceFile } from '@callout/client/src/features/catalogue/list/serviceFile.ts'
import { serviceList } from '@callout/client/src/features/catalogue/list/serviceList.tsx'
import { csvText } from '@callout/client/src/components/csv/csvText.ts'
import { firstOption } from '@callout/client/src/components/import/defineImport.ts'
import { guessTargets } from '@callout/client/src/components/import/file/columns.ts'
import { tableOf } from '@callout/client/src/components/import/file/fileTable.ts'
import { planRows } from '@callout/client/src/components/import/planRows.ts'
import { walkPages } from '@callout/client/src/components/list/walkPages.ts'
import { browserStore } from '@callout/client/src/lib/preferences/storage.ts'
import type { CustomerRecord } from '@callout/mock-api/resources/customers/records'
import { expect, test } from 'vitest'
import { gatewayOnMock } from './gatewayClient.ts'
import { listFile } from '@callout/client/src/components/csv/useExport.ts'

/** What is exported is read in again: file of one company, customers of another one. */

const { mock, clientOf } = gatewayOnMock()

const signal = new AbortController().signal
const getCompany = (email: string): number => mock.store.users.all().find((user) => user.email === email)?.company_id ?? 0

/** Fields that the seed's customers have, or that a company sets. */
type Usual = 'name' | 'first_name' | 'last_name' | 'company_name' | 'email' | 'phone' | 'phone_country_code'
type OfCompany = 'id' | 'company_id' | 'branch_id' | 'created_at' | 'updated_at' | 'updated_by' | 'lock_version'

/** Values that a file must keep. The compiler names a stored field that is missing here. */
const unusual: Omit<CustomerRecord, Usual | OfCompany> = {
  is_active: false,
  is_do_not_service: true,
  email_notification: false,
  sms_notification: false,
  alternate_phone: '2079460958',
  alternate_phone_country_code: '44',
  website: 'https://lopez.test',
  notes: 'Rings twice,\nthen says "wait"; =1+1',
  tags: ['VIP', 'Landlord'],
  same_as_property_address: false,
  billing_suite_no: '4B',
  billing_street1: '-7 Oak Street',
  billing_street2: 'Rear',
  billing_city: 'Leeds',
  billing_province: 'Yorkshire',
  billing_country: 'United Kingdom',
  billing_postal_code: '01234',
}

const ofCompany = ['id', 'company_id', 'branch_id', 'created_at', 'lock_version']
/** A file has one property: it is the one to which bills go. */
const ofProperty = ['customer_id', 'tax_id', 'is_active', 'is_billing_address']
const without = (record: object, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !fields.includes(field)))

const getName = ({ customer }: { readonly customer: Readonly<Record<string, unknown>> }): string =>
  JSON.stringify([customer['name'], customer['email']])

/** A customer in the file, without the numbers that a company assigns. */
function recordsOf(companyId: number, since: ReadonlySet<number>) {
  return mock.store.customers
    .by('company_id', companyId)
    .filter(({ id }) => !since.has(id))
    .map((customer) => {
      const properties = mock.store.properties.by('customer_id', customer.id)
      const billed = properties.find(({ is_billing_address }) => is_billing_address) ?? properties[0]
      return { customer: without(customer, ofCompany), place: without(billed ?? {}, [...ofCompany, ...ofProperty]) }
    })
    .toSorted((a, b) => getName(a).localeCompare(getName(b), 'en'))
}

interface Parts {
  readonly list: typeof customerList | typeof serviceList
  readonly file: { readonly query?: typeof customerList.query }
  readonly kind: typeof customerImport
  readonly rules: typeof customerImportRules
}

/** Exports from the owner's company, and imports into that of the individual provider. */
async function carryOver({ list, file, kind, rules }: Parts): Promise<void> {
  const from = await clientOf('owner')
  const walked = { ...list, query: file.query ?? list.query } as unknown as typeof customerList
  const rows = (await walkPages({ client: from, list: walked, input: {}, signal })) ?? []
  const tools = {
    client: from,
    shown: list.defaultColumns,
    format: { wall: () => ({ date: '2026-11-23' }), day: () => '11/23/2026' } as never,
  }
  const text = csvText(await listFile(walked, rows, tools, file as never))
  const table = tableOf({ name: 'file.csv', text }, {}, kind.fields)
  const to = await clientOf('individual')
  browserStore.write('authEmail', 'individual@demo.test')
  const importContext = await rules.prepare({ client: to, signal, onProgress: () => undefined })
  const columns = { headers: table.headers, targets: guessTargets(table.headers, kind.fields), option: firstOption(kind) }
  const planned = (importContext && (await planRows(table.rows, columns, importContext))) ?? []
  expect(planned.flatMap(({ read }) => read.problems)).toEqual([])
  for (const { read, decision } of planned)
    if (decision.kind !== 'known') await rules.create(to, read, { key: `row-${read.name}-of-a-file`, isOverride: true })
}

test('customers that were exported are read in again as they were', async () => {
  const [from, to] = [getCompany('owner@demo.test'), getCompany('individual@demo.test')]
  const before = new Set(mock.store.customers.by('company_id', to).map(({ id }) => id))
  mock.store.customers.update(mock.store.customers.by('company_id', from)[0]?.id ?? 0, unusual)

  await carryOver({ list: customerList, file: customerFile, kind: customerImport, rules: customerImportRules })

  const requested = recordsOf(from, new Set())
  expect(requested.length).toBeGreaterThan(5)
  expect(recordsOf(to, before)).toEqual(requested)
})

test('services that were exported are read in again as they were, in categories of the same names', async () => {
  const [from, to] = [getCompany('owner@demo.test'), getCompany('individual@demo.test')]
  const first = mock.store.services.by('company_id', from)[0]?.id ?? 0
  const part = {
    duration_minutes: 135,
    image_url: 'https://pictures.test/1.jpg',
    is_active: false,
    is_tax_exempt: true,
    amount: 1234.5,
    cost: 0.05,
  }
  mock.store.services.update(first, { ...part, name: 'Boiler "XL", 2-inch', description: '- yearly\n- by two people' })
  for (const { id } of mock.store.services.by('company_id', to)) mock.store.services.remove(id)
  await carryOver({ list: serviceList, file: serviceFile, kind: serviceImport, rules: serviceImportRules })
  const namesIn = (companyId: number) =>
    mock.store.services
      .by('company_id', companyId)
      .map((service): Readonly<Record<string, unknown>> => ({
        ...without(service, ['id', 'company_id', 'category_id', 'tax_ids']),
        category: mock.store.categories.get(service.category_id ?? 0)?.name ?? null,
      }))
      .toSorted((a, b) => JSON.stringify([a['sku'], a['name']]).localeCompare(JSON.stringify([b['sku'], b['name']]), 'en'))
  expect(namesIn(from).length).toBeGreaterThan(20)
  expect(namesIn(to)).toEqual(namesIn(from))
})

const rowAt = (street1: string) =>
  readCustomer({ programId: '500', fullName: 'Maria Silva-Ruiz', street1 }, [], { branches: new Map(), phoneCountryCode: '1' })

test('an import adds a further property once, and Undo deletes the customer with both', async () => {
  const client = await clientOf('owner')
  const added = await customerImportRules.create(client, rowAt('12 Oak Street'), { key: 'row-of-two-properties', isOverride: false })
  const id = 'id' in added ? (added.id ?? '') : ''
  await customerImportRules.addPart?.(client, id, rowAt('80 Elm Street'), false)
  await customerImportRules.addPart?.(client, id, rowAt('80 Elm Street'), true)
  const streets = () => mock.store.properties.by('customer_id', Number(id)).map(({ street1 }) => street1)
  expect(streets()).toEqual(['12 Oak Street', '80 Elm Street'])
  await customerImportRules.remove(client, { id, version: null })
  expect(streets()).toEqual([])
})
