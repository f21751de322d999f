import { expect, test } from 'vitest'
import { storeSession } from '../people/signIn.ts'
import { onProduct } from '../product.ts'

const product = onProduct('tiny')

interface JobAtProperty {
  readonly id: string
  readonly customer: { readonly id: string }
  readonly property: { readonly id: string }
}

async function jobAtProperty(): Promise<JobAtProperty> {
  const query = '{ jobs(input: { perPage: 1 }) { items { id customer { id } property { id } } } }'
  const { data } = await product.stack.ask<{ jobs: { items: JobAtProperty[] } }>(query, {}, await product.stack.signIn('owner'))
  const [job] = data?.jobs.items ?? []
  if (!job) throw new Error('The seed has no job.')
  return job
}

test(
  'equipment is added on the customer’s page, survives editing the notes by hand, and is printed with the job',
  {
    tags: 'nightly',
  },
  async () => {
    const { page } = await product.arrive()
    const { id, customer, property } = await jobAtProperty()
    await storeSession(page, 'owner')
    await page.goto(`/customers/${customer.id}/equipment?property=${property.id}`)
    await page.getByRole('button', { name: 'Add equipment' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add equipment' })
    await dialog.getByLabel('Make').fill('Rheem')
    await dialog.getByLabel('Kind and model').fill('Water heater XG50')
    await dialog.getByLabel('Serial number').fill('Q1234567')
    await dialog.getByRole('textbox', { name: 'Installed' }).fill('2015')
    await dialog.getByRole('button', { name: 'Save equipment' }).click()
    await page.getByRole('row', { name: 'Rheem Water heater XG50 Q1234567 2015' }).waitFor()

    await page.goto(`/customers/${customer.id}/properties/${property.id}/edit`)
    const notes = page.getByLabel('Access notes')
    const written = await notes.inputValue()
    expect(written).toMatch(/(?:^|\n)Equipment\nRheem; Water heater XG50; Q1234567; 2015$/)
    await notes.fill(`Gate 12\n${written}\nFilters are in the attic`)
    await page.getByRole('list', { name: 'Equipment' }).getByText('Filters are in the attic').waitFor()
    await page.getByRole('button', { name: 'Save property' }).first().click()
    await page.waitForURL(({ pathname }) => pathname === `/customers/${customer.id}`)

    await page.goto(`/jobs/${id}`)
    await page.getByRole('list', { name: 'Equipment' }).getByText('Serial Q1234567').waitFor()
    await page.emulateMedia({ media: 'print' })
    const sheet = page.locator('[data-job-sheet]')
    await expect.poll(() => sheet.innerText()).toMatch(/Equipment\s+Rheem Water heater XG50/)
    expect(await sheet.innerText()).toContain('Access: Gate 12')
    await page.emulateMedia({ media: 'screen' })

    await page.goto('/equipment?q=water+heaters&older=10')
    await page.getByText(/^Searched the access notes of \d+ properties: 1 of 2 pieces\.$/).waitFor()
  },
)
