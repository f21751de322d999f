import { expect, test } from 'vitest'
import { storeSession } from './people/signIn.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')

interface Merged {
  readonly id: string
  readonly name: string
  readonly isActive: boolean
  readonly jobsCount: number
  readonly notes: string | null
  readonly properties: readonly { readonly id: string; readonly isBillingAddress: boolean }[]
}

const fields = 'id name isActive jobsCount notes properties { id isBillingAddress }'

async function read<Data>(query: string): Promise<Data> {
  const { data } = await product.stack.ask<Data>(query, {}, await product.stack.signIn('owner'))
  return data as Data
}
const getState = async (id: string): Promise<Merged> => (await read<{ customer: Merged }>(`{ customer(id: ${id}) { ${fields} } }`)).customer

test('two customers become one, and Undo makes them two again', { tags: 'nightly' }, async () => {
  const { page } = await product.arrive()
  const { customers } = await read<{ customers: { items: Merged[] } }>(`{ customers(input: { perPage: 100 }) { items { ${fields} } } }`)
  const [remaining, merged] = customers.items.filter(({ isActive }) => isActive).toSorted((a, b) => b.jobsCount - a.jobsCount) as [
    Merged,
    Merged,
  ]
  const invoiced = await read<{ jobs: { items: { invoiceStatus: string | null }[] } }>(
    `{ jobs(input: { customerId: ${merged.id}, perPage: 100 }) { items { invoiceStatus } } }`,
  )
  const staying = invoiced.jobs.items.filter(({ invoiceStatus }) => invoiceStatus !== null).length
  const before = [await getState(remaining.id), await getState(merged.id)]

  await storeSession(page, 'owner')
  await page.goto(`/customers/${remaining.id}`)
  await page.getByRole('button', { name: `Actions for ${remaining.name}` }).click()
  await page.getByRole('menuitem', { name: 'Merge' }).click()
  await page.getByLabel('Merge with').fill(merged.name)
  await page.getByRole('option', { name: merged.name }).first().click()
  await page.getByText(/move to/).waitFor()
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await page.getByText(`${merged.name} merged into ${remaining.name}`).waitFor()

  const [one, other] = [await getState(remaining.id), await getState(merged.id)]
  expect(one.jobsCount).toBe(remaining.jobsCount + merged.jobsCount - staying)
  expect(one.properties).toHaveLength(remaining.properties.length + merged.properties.length)
  expect(one.notes).toContain(`${merged.name} (customer ${merged.id}) was merged into this customer.`)
  expect(other).toMatchObject({ isActive: false, jobsCount: staying, properties: [] })
  expect(other.notes).toContain(`merged into ${remaining.name}`)

  await page.getByRole('button', { name: /^Undo/ }).click()
  await page.getByText(/^Merge undone:/).waitFor()
  expect([await getState(remaining.id), await getState(merged.id)]).toEqual(before)
})
