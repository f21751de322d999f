import { type Entry, expectEqual, expectListed, expectStored, type Kind, kinds, type Model, ownQuery, rowsIn, totalIn } from './model.ts'
import { FlowFailure, type Session } from './session.ts'

export async function expectRejections(model: Model, session: Session, kind: Kind, entry: Entry): Promise<void> {
  const [field, value] = kind.invalid
  const { version: lock_version } = entry
  const body = { ...kind.body(model.nextName(), 1000), customer_id: entry.parents.customers, [field]: value }
  await session.refused(kind.create, body, [400, 422], `to a wrong ${field}`)
  if (kind.name !== 'jobs')
    await session.refused(kind.update, { ...kind.change(1), [field]: value, lock_version, id: entry.id }, [400, 422], `to a wrong ${field}`)
  await expectStored(session, kind, entry)
  await expectListed(session, model, kind)
}

/** Other users' calls are refused and change nothing. */
export async function expectNoAccess(
  model: Model,
  session: Session,
  kind: Kind,
  entry: Entry,
  role: 'staff' | 'other' | 'anonymous',
): Promise<void> {
  const codes = { staff: [401, 403, 404], other: [403, 404], anonymous: [401] }[role]
  const caller = { staff: 'to a user without authorities', other: 'to a user of another company', anonymous: 'without a token' }[role]
  const { id } = entry
  const changed = { ...kind.change(7), ...kind.agreement, id }
  await session.refused(kind.update, changed, codes, caller, role)
  await session.refused(kind.remove, { id }, codes, caller, role)
  if (role !== 'other' && kind.name !== 'jobs' && kind.name !== 'properties')
    await session.refused(kind.create, kind.body(model.nextName(), 500), codes, caller, role)
  if (role !== 'staff') {
    await session.refused(kind.read, { id }, codes, caller, role)
    const { code, data } = await session.call(kind.list, ownQuery(model, kind), role)
    if (code === 200 && (role === 'anonymous' || rowsIn(data).length > 0))
      throw new FlowFailure(`${kind.list} answered with rows ${caller}.`)
  }
  await expectStored(session, kind, entry)
  await expectListed(session, model, kind)
}

/** Pages of two rows have each row once, in both directions. */
export async function expectPages(model: Model, session: Session, kind: Kind): Promise<void> {
  const count = model.count(kind.name)
  const query = { ...ownQuery(model, kind), per_page: 2 }
  const ids: unknown[] = []
  for (let page = 1; page <= Math.ceil(count / 2); page += 1) {
    const data = await session.done(kind.list, { ...query, page })
    const rows = rowsIn(data)
    if (rows.length > 2) throw new FlowFailure(`${kind.list} with per_page=2 answered with ${rows.length} rows.`)
    if (totalIn(data) !== undefined) expectEqual(totalIn(data), count, `${kind.list} with per_page=2, total_count`)
    ids.push(...rows.map(({ id }) => id))
  }
  expectEqual(new Set(ids).size, count, `${kind.list} with per_page=2, different rows on all pages`)
  if (kind.name === 'properties') return
  const getIds = async (sort_dir: string): Promise<unknown[]> =>
    rowsIn(await session.done(kind.list, { ...ownQuery(model, kind), sort_dir })).map(({ id }) => id)
  expectEqual((await getIds('desc')).toReversed(), await getIds('asc'), `${kind.list}, sort_dir=desc reversed`)
}

/** At most one record of the siblings has the flag, and it is the last one saved with it. */
export async function expectOneFlag(
  model: Model,
  session: Session,
  kind: Kind,
  siblings: readonly Entry[],
  at: number,
  flag: string,
): Promise<void> {
  const chosen = siblings[at % siblings.length] as Entry
  await session.done(kind.update, { id: chosen.id, [flag]: true })
  for (const { id } of siblings) {
    const reply = await session.done(kind.read, { id })
    if (reply[flag] !== undefined) expectEqual(reply[flag], id === chosen.id, `${kind.read} of ${id} after ${flag} of ${chosen.id}`)
  }
}

export async function expectPropertiesOf(model: Model, session: Session, customer: number): Promise<void> {
  const rows = rowsIn(await session.done('listProperties', { customer_id: customer, per_page: 100 }))
  expectEqual(
    rows.map(({ id }) => Number(id)).toSorted((a, b) => a - b),
    model
      .propertiesOf(customer)
      .map(({ id }) => id)
      .toSorted((a, b) => a - b),
    `listProperties with customer_id=${customer}, ids`,
  )
  const { property_count: count } = (await expectListed(session, model, kinds.customers)).find(({ id }) => id === customer) ?? {}
  if (count !== undefined) expectEqual(count, rows.length, 'listCustomers, property_count')
}
