import { expect, test } from 'vitest'
import { workAs } from './people/signIn.ts'
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
const stateOf = async (id: string): Promise<Merged> => (await read<{ customer: Merged }>(`{ customer(id: ${id}) { ${fields} } }`)).customer

test('two customers become one, and Undo makes them two again', async () => {
  const { page } = await product.arrive()
  const { customers } = await read<{ customers: { items: Merged[] } }>(`{ customers(input: { perPage: 100 }) { items { ${fields} } } }`)
  const [kept, gone] = customers.items.filter(({ isActive }) => isActive).toSorted((a, b) => b.jobsCount - a.jobsCount) as [Merged, Merged]
  const invoiced = await read<{ jobs: { items: { invoiceStatus: string | null }[] } }>(
    `{ jobs(input: { customerId: ${gone.id}, perPage: 100 }) { items { invoiceStatus } } }`,
  )
  const staying = invoiced.jobs.items.filter(({ invoiceStatus }) => invoiceStatus !== null).length
  const before = [await stateOf(kept.id), await stateOf(gone.id)]

  await workAs(page, 'owner')
  await page.goto(`/customers/${kept.id}`)
  await page.getByRole('button', { name: `Actions for ${kept.name}` }).click()
  await page.getByRole('menuitem', { name: 'Merge' }).click()
  await page.getByLabel('Merge with').fill(gone.name)
  await page.getByRole('option', { name: gone.name }).first().click()
  await page.getByText(/move to/).waitFor()
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await page.getByText(`${gone.name} merged into ${kept.name}`).waitFor()

  const [one, other] = [await stateOf(kept.id), await stateOf(gone.id)]
  expect(one.jobsCount).toBe(kept.jobsCount + gone.jobsCount - staying)
  expect(one.properties).toHaveLength(kept.properties.length + gone.properties.length)
  expect(one.notes).toContain(`${gone.name} (customer ${gone.id}) was merged into this customer.`)
  expect(other).toMatchObject({ isActive: false, jobsCount: staying, properties: [] })
  expect(other.notes).toContain(`merged into ${kept.name}`)

  await page.getByRole('button', { name: /^Undo/ }).click()
  await page.getByText(/^Undone:/).waitFor()
  expect([await stateOf(kept.id), await stateOf(gone.id)]).toEqual(before)
})
