import {
  type Entry,
  expectEqual,
  expectFields,
  expectListed,
  expectStored,
  type Kind,
  kinds,
  type Model,
  refreshVersion,
  returnedOf,
  rowsIn,
  versionIn,
} from './model.ts'
import { expectNoAccess, expectOneFlag, expectPages, expectPropertiesOf, expectRejections } from './recordChecks.ts'
import { FlowFailure, type Loose, type Session } from './session.ts'

/** A step of a flow. `at` picks among the records, `amount` is the value written. */
export interface Step {
  readonly name: string
  readonly run: (model: Model, session: Session, at: number, amount: number) => Promise<void>
}

/** Three pages of two rows. */
const FEWEST_PAGED = 5

const REFUSED = [400, 403, 404, 409, 422]

export interface ParentRecords {
  readonly categoryId: number | undefined
  readonly staffId: number | undefined
}

function parentsOf(model: Model, { name }: Kind, at: number, { categoryId }: ParentRecords): Loose {
  if (name === 'properties') return { customer_id: model.pick('customers', at).id }
  if (name !== 'jobs') return {}
  const property = model.pick('properties', at)
  return { customer_id: property.parents.customers, property_id: property.id, category_id: categoryId }
}

function addEntry(model: Model, kind: Kind, body: Loose, reply: Loose): Entry {
  const parents = kind.name === 'properties' || kind.name === 'jobs' ? { customers: Number(body['customer_id']) } : {}
  const place = kind.name === 'jobs' ? { properties: Number(body['property_id']) } : {}
  const entry: Entry = {
    id: Number(reply['id']),
    fields: returnedOf(body),
    version: versionIn(reply),
    parents: { ...parents, ...place },
  }
  model.entries[kind.name].set(entry.id, entry)
  if (kind.name === 'customers')
    for (const property of rowsIn({ properties: reply['properties'] }))
      model.entries.properties.set(Number(property['id']), {
        id: Number(property['id']),
        fields: returnedOf({ street1: body['street1'], city: body['city'] }),
        version: undefined,
        parents: { customers: entry.id },
      })
  if (kind.name === 'jobs') model.statuses.set(entry.id, Number(reply['status'] ?? 11))
  return entry
}

function expectNew(model: Model, kind: Kind, id: unknown): void {
  if (typeof id !== 'number' || model.entries[kind.name].has(id))
    throw new FlowFailure(`${kind.create} answered with the id ${JSON.stringify(id)}: expected a new number.`)
}

async function expectOtherStored(model: Model, session: Session, kind: Kind, id: number): Promise<void> {
  const item = [...model.entries[kind.name].values()].findLast((entry) => entry.id !== id)
  if (item) await expectStored(session, kind, item)
}

export async function create(
  model: Model,
  session: Session,
  kind: Kind,
  at: number,
  amount: number,
  around: ParentRecords,
): Promise<Entry> {
  const needsCustomer =
    (kind.name === 'properties' && model.count('customers') === 0) || (kind.name === 'jobs' && model.count('properties') === 0)
  if (needsCustomer) await create(model, session, kinds.customers, at, amount, around)
  const body = { ...kind.body(model.nextName(), amount), ...parentsOf(model, kind, at, around) }
  const key = kind.hasKey && at % 2 === 0 ? { idempotency_key: model.nextKey() } : {}
  const reply = await session.done(kind.create, { ...body, ...key })
  expectNew(model, kind, reply['id'])
  expectFields(reply, returnedOf(body), kind.create)
  const entry = addEntry(model, kind, body, reply)
  if ('idempotency_key' in key) {
    const again = await session.done(kind.create, { ...body, ...key })
    expectEqual(again['id'], entry.id, `${kind.create} again with the same Idempotency-Key, id`)
  }
  const stored = await expectStored(session, kind, entry)
  const { street1, city } = body as Loose
  const addressed = kind.name === 'customers' ? (rowsIn({ properties: stored['properties'] })[0] ?? {}) : stored
  if (street1 !== undefined) expectFields(addressed, { street1, city }, `${kind.read}, address`)
  await expectListed(session, model, kind)
  if (kind.name === 'customers') await expectListed(session, model, kinds.properties)
  return entry
}

async function change(model: Model, session: Session, kind: Kind, entry: Entry, amount: number): Promise<void> {
  const before = await refreshVersion(session, kind, entry)
  const body = kind.change(amount)
  const version = entry.version === undefined ? {} : { lock_version: entry.version }
  const reply = await session.done(kind.update, { ...body, ...kind.agreement, ...version, id: entry.id })
  expectEqual(reply['id'], entry.id, `${kind.update}, id`)
  expectFields(reply, returnedOf(body), kind.update)
  if (entry.version !== undefined && versionIn(before) !== undefined) {
    const newer = versionIn(reply) ?? entry.version
    if (newer <= entry.version) throw new FlowFailure(`${kind.update} left lock_version at ${newer}: expected more than ${entry.version}.`)
    entry.version = newer
  }
  entry.fields = { ...entry.fields, ...returnedOf(body) }
  await expectStored(session, kind, entry)
  await expectOtherStored(model, session, kind, entry.id)
  await expectListed(session, model, kind)
}

/** Two users save the same version: the second save is refused and changes nothing. */
async function changeStale(session: Session, kind: Kind, entry: Entry, amount: number): Promise<void> {
  await refreshVersion(session, kind, entry)
  if (entry.version === undefined) return
  const body = { ...kind.change(amount), ...kind.agreement, lock_version: entry.version, id: entry.id }
  const reply = await session.done(kind.update, body)
  entry.fields = { ...entry.fields, ...returnedOf(kind.change(amount)) }
  entry.version = versionIn(reply)
  await session.refused(kind.update, { ...body, ...kind.change(amount + 1) }, [409], 'to a change with a stale lock_version')
  await expectStored(session, kind, entry)
}

function isDeletable(model: Model, kind: Kind, { id, parents }: Entry): boolean {
  if (kind.name === 'customers') return model.jobsOf(id).length === 0 && model.billsOf(id).length === 0
  if (kind.name === 'properties')
    return (
      [...model.entries.jobs.values()].every((job) => job.parents.properties !== id) &&
      model.propertiesOf(parents.customers ?? 0).length > 1
    )
  if (kind.name === 'jobs') return [0, 1, 11].includes(model.statuses.get(id) ?? 0)
  return true
}

async function remove(model: Model, session: Session, kind: Kind, entry: Entry): Promise<void> {
  const { id } = entry
  const reply = await session.done(kind.remove, { id })
  if (reply['id'] !== undefined) expectEqual(reply['id'], id, `${kind.remove}, id`)
  model.entries[kind.name].delete(id)
  const properties = kind.name === 'customers' ? model.propertiesOf(id) : []
  for (const property of properties) model.entries.properties.delete(property.id)
  await session.refused(kind.read, { id }, [404], 'for a deleted record')
  for (const property of properties.slice(0, 1))
    await session.refused('getProperty', { id: property.id }, [404], 'for a property of a deleted customer')
  await session.refused(kind.remove, { id }, [404], 'to a second deletion')
  await expectOtherStored(model, session, kind, id)
  await expectListed(session, model, kind)
}

const getSteps = (kind: Kind, around: ParentRecords): Step[] => {
  /** Runs on a record that fits, or else on a new one. */
  const on = (
    name: string,
    run: (model: Model, session: Session, entry: Entry, amount: number) => Promise<void>,
    fits: (model: Model, entry: Entry) => boolean = () => true,
  ): Step => ({
    name: `${name} ${kind.name}`,
    run: async (model, session, at, amount) => {
      const some = [...model.entries[kind.name].values()].filter((entry) => fits(model, entry))
      const entry = some[at % some.length] ?? (await create(model, session, kind, at, amount, around))
      if (fits(model, entry)) await run(model, session, entry, amount)
    },
  })
  const versions = kind.hasVersion ? [on('change stale', (_, session, entry, amount) => changeStale(session, kind, entry, amount))] : []
  return [
    {
      name: `create ${kind.name}`,
      run: async (model, session, at, amount) => void (await create(model, session, kind, at, amount, around)),
    },
    on('change', (model, session, entry, amount) => change(model, session, kind, entry, amount)),
    ...versions,
    on(
      'delete',
      (model, session, entry) => remove(model, session, kind, entry),
      (model, entry) => isDeletable(model, kind, entry),
    ),
    on('refuse', (model, session, entry) => expectRejections(model, session, kind, entry)),
    {
      name: `page through ${kind.name}`,
      run: async (model, session, at, amount) => {
        while (model.count(kind.name) < FEWEST_PAGED) await create(model, session, kind, at, amount, around)
        await expectPages(model, session, kind)
      },
    },
    ...(['staff', 'other', 'anonymous'] as const).map((role) =>
      on(`refuse ${role} on`, (model, session, entry) =>
        session.hasToken(role) ? expectNoAccess(model, session, kind, entry, role) : Promise.resolve(),
      ),
    ),
  ]
}

const keyReused: Step = {
  name: 'use a key for another body',
  run: async (model, session, _, amount) => {
    const { create: call, body } = kinds.services
    const idempotency_key = model.nextKey()
    const first = body(model.nextName(), amount)
    const reply = await session.done(call, { ...first, idempotency_key })
    addEntry(model, kinds.services, first, reply)
    const { code, data } = await session.call(call, { ...body(model.nextName(), amount + 1), idempotency_key })
    if (code === 200) expectEqual(data['id'], reply['id'], `${call} with a used Idempotency-Key, id`)
    else if (!REFUSED.includes(code)) throw new FlowFailure(`${call} answered ${code} to a used Idempotency-Key.`)
    await expectListed(session, model, kinds.services)
  },
}

export const recordSteps = (around: ParentRecords): Step[] => [
  ...Object.values(kinds)
    .filter(({ name }) => name !== 'jobs' || around.categoryId !== undefined)
    .flatMap((kind) => getSteps(kind, around)),
  keyReused,
  {
    name: 'choose the default tax',
    run: async (model, session, at, amount) => {
      while (model.count('taxes') < 2) await create(model, session, kinds.taxes, at, amount, around)
      await expectOneFlag(model, session, kinds.taxes, [...model.entries.taxes.values()], at, 'is_default')
    },
  },
  {
    name: 'choose the billing property',
    run: async (model, session, at, amount) => {
      const { parents } = await create(model, session, kinds.properties, at, amount, around)
      await expectOneFlag(model, session, kinds.properties, model.propertiesOf(parents.customers as number), at, 'is_billing_address')
    },
  },
  {
    name: 'list the properties of a customer',
    run: async (model, session, at, amount) => {
      if (model.count('customers') === 0) await create(model, session, kinds.customers, at, amount, around)
      await expectPropertiesOf(model, session, model.pick('customers', at).id)
    },
  },
]
