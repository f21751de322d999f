import { FlowFailure, type Loose, type Session } from './session.ts'

export interface Entry {
  readonly id: number
  /** Values that a read has to return. */
  fields: Record<string, unknown>
  /** Undefined if the backend returns none. */
  version: number | undefined
  /** Other records of the flow that it belongs to, by kind. */
  readonly parents: Readonly<Partial<Record<KindName, number>>>
}

export type KindName = 'taxes' | 'services' | 'forms' | 'customers' | 'properties' | 'jobs'

export interface Kind {
  readonly name: KindName
  readonly read: string
  readonly create: string
  readonly update: string
  readonly remove: string
  readonly list: string
  readonly body: (label: string, amount: number) => Loose
  readonly change: (amount: number) => Loose
  /** A body with a mistake in this field. */
  readonly invalid: readonly [field: string, value: unknown]
  readonly agreement?: Loose
  readonly sortBy: string
  readonly hasVersion?: true
  readonly hasKey?: true
}

const line = (amount: number): Loose => ({ name: 'Flow line', quantity: 1, amount: amount / 100 })

export const kinds: Readonly<Record<KindName, Kind>> = {
  taxes: {
    name: 'taxes',
    read: 'getTax',
    create: 'createTax',
    update: 'updateTax',
    remove: 'deleteTax',
    list: 'listTaxes',
    body: (label, amount) => ({ name: label, rate: 1 + (amount % 20) }),
    change: (amount) => ({ rate: 1 + (amount % 40) / 2 }),
    invalid: ['rate', 101],
    sortBy: 'name',
  },
  services: {
    name: 'services',
    read: 'getService',
    create: 'createService',
    update: 'updateService',
    remove: 'deleteService',
    list: 'listServices',
    body: (label, amount) => ({ name: label, amount: amount / 100, currency_code: 'USD', product_type: amount % 2, unit: 'hour' }),
    change: (amount) => ({ amount: amount / 100 }),
    invalid: ['amount', -1],
    sortBy: 'name',
    hasKey: true,
  },
  forms: {
    name: 'forms',
    read: 'getForm',
    create: 'createForm',
    update: 'updateForm',
    remove: 'deleteForm',
    list: 'listForms',
    body: (label) => ({
      form_name: label,
      fields_schema: [{ section: { name: 'Visit' }, fields: [{ name: 'Meter reading', data_type: 'textbox' }] }],
    }),
    change: (amount) => ({ status: amount % 2 }),
    invalid: ['form_name', ''],
    sortBy: 'form_name',
    hasVersion: true,
  },
  customers: {
    name: 'customers',
    read: 'getCustomer',
    create: 'createCustomer',
    update: 'updateCustomer',
    remove: 'deleteCustomer',
    list: 'listCustomers',
    body: (label, amount) => ({
      first_name: 'Ada',
      last_name: label,
      notes: `Note ${amount}`,
      street1: `${amount} Main Street`,
      city: 'Chicago',
      ignore_duplicates: true,
    }),
    change: (amount) => ({ notes: `Changed note ${amount}` }),
    invalid: ['first_name', ''],
    sortBy: 'name',
    hasVersion: true,
    hasKey: true,
  },
  properties: {
    name: 'properties',
    read: 'getProperty',
    create: 'createProperty',
    update: 'updateProperty',
    remove: 'deleteProperty',
    list: 'listProperties',
    body: (label, amount) => ({ name: label, street1: `${amount} Side Street`, city: 'Joliet' }),
    change: (amount) => ({ access_notes: `Gate ${amount}` }),
    invalid: ['street1', ''],
    sortBy: 'name',
  },
  jobs: {
    name: 'jobs',
    read: 'getJob',
    create: 'createJob',
    update: 'updateJob',
    remove: 'deleteJob',
    list: 'listJobs',
    body: (label, amount) => ({
      title: label,
      notes: `Note ${amount}`,
      priority: 1 + (amount % 3),
      schedule_later: true,
      line_items: [line(amount)],
    }),
    change: (amount) => ({ notes: `Changed note ${amount}` }),
    invalid: ['customer_id', null],
    agreement: { agreement_accepted: true },
    sortBy: 'title',
    hasVersion: true,
    hasKey: true,
  },
}

/** Fields of bodies that no reply returns. */
const notReturned = new Set(['ignore_duplicates', 'fields_schema', 'line_items', 'agreement_accepted', 'street1', 'city', 'schedule_later'])

/** Amounts are cents. */
export interface Bill {
  readonly id: number
  readonly job: number
  readonly customer: number
  readonly total: number
  paid: number
}

export class Model {
  readonly entries: Readonly<Record<KindName, Map<number, Entry>>> = {
    taxes: new Map(),
    services: new Map(),
    forms: new Map(),
    customers: new Map(),
    properties: new Map(),
    jobs: new Map(),
  }
  readonly bills = new Map<number, Bill>()
  readonly statuses = new Map<number, number>()
  readonly assigned = new Set<number>()
  readonly timeline = new Map<number, number>()
  readonly label: string
  #count = 0

  /** `label`: in the name of each record, so that lists can be searched for those of this flow. */
  constructor(label: string) {
    this.label = label
  }

  nextName(): string {
    this.#count += 1
    return `${this.label} ${this.#count}`
  }

  nextKey(): string {
    this.#count += 1
    return `${this.label}-key-${this.#count}`.replaceAll(' ', '-')
  }

  count(kind: KindName): number {
    return this.entries[kind].size
  }

  pick(kind: KindName, at: number): Entry {
    const all = [...this.entries[kind].values()]
    return all[at % all.length] as Entry
  }

  jobsOf(customer: number): Entry[] {
    return [...this.entries.jobs.values()].filter(({ parents }) => parents.customers === customer)
  }

  propertiesOf(customer: number): Entry[] {
    return [...this.entries.properties.values()].filter(({ parents }) => parents.customers === customer)
  }

  billsOf(customer: number): Bill[] {
    return [...this.bills.values()].filter((bill) => bill.customer === customer)
  }
}

const text = (value: unknown): string => JSON.stringify(value) ?? 'missing'

/** The only list in a reply. */
export const rowsIn = (data: Loose): readonly Loose[] => {
  const rows = Array.isArray(data) ? data : Object.values(data).find((value) => Array.isArray(value))
  return (rows ?? []) as readonly Loose[]
}

export const totalIn = (data: Loose): unknown => (Object(data['pagination']) as Loose)['total_count']

export function expectEqual(actual: unknown, expected: unknown, what: string): void {
  if (text(actual) !== text(expected)) throw new FlowFailure(`${what}: expected ${text(expected)}, got ${text(actual)}.`)
}

/** Values of a body that a read has to return. */
export const returnedOf = (body: Loose): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !notReturned.has(name)))

/** Fields that are missing in the reply are left to `backend:check`. */
export function expectFields(reply: Loose, fields: Loose, what: string): void {
  for (const [name, value] of Object.entries(fields)) if (reply[name] !== undefined) expectEqual(reply[name], value, `${what}, ${name}`)
}

export const versionIn = (reply: Loose): number | undefined => {
  const version = reply['lock_version']
  return typeof version === 'number' ? version : undefined
}

export async function expectStored(session: Session, kind: Kind, entry: Entry): Promise<Loose> {
  const reply = await session.done(kind.read, { id: entry.id })
  expectEqual(reply['id'], entry.id, `${kind.read}, id`)
  expectFields(reply, entry.fields, `${kind.read} of ${entry.id}`)
  if (entry.version !== undefined) expectEqual(versionIn(reply), entry.version, `${kind.read} of ${entry.id}, lock_version`)
  return reply
}

/** Reads the record's current version: other calls may have changed it. */
export async function refreshVersion(session: Session, kind: Kind, entry: Entry): Promise<Loose> {
  const reply = await session.done(kind.read, { id: entry.id })
  entry.version = versionIn(reply)
  return reply
}

/** How a list is narrowed to the records of this flow. Lists of properties are read by customer. */
export const ownQuery = (model: Model, kind: Kind): Loose => ({
  search: model.label,
  per_page: 100,
  sort_by: kind.name === 'properties' ? undefined : kind.sortBy,
})

/** The list has exactly the records of the flow, and counts them. */
export async function expectListed(session: Session, model: Model, kind: Kind): Promise<readonly Loose[]> {
  const kindEntries = model.entries[kind.name]
  const page = await session.done(kind.list, ownQuery(model, kind))
  const rows = rowsIn(page)
  const ids = rows.map(({ id }) => Number(id))
  expectEqual(
    ids.toSorted((a, b) => a - b),
    [...kindEntries.keys()].toSorted((a, b) => a - b),
    `${kind.list} with search "${model.label}", ids`,
  )
  if (totalIn(page) !== undefined) expectEqual(totalIn(page), rows.length, `${kind.list}, total_count`)
  for (const row of rows) expectFields(row, kindEntries.get(Number(row['id']))?.fields ?? {}, `${kind.list}, row ${String(row['id'])}`)
  return rows
}
