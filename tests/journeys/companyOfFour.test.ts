import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { acceptInvitation, newCompany, programOf, signInWith } from './people/newCompany.ts'
import { seeHeading } from './people/signUp.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')
const owner = 'iris@four.test'
const admin = 'omar@four.test'
const head = 'nora@four.test'
const technician = 'theo@four.test'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const said = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()
const save = (page: Page, name: string) => button(page, name).first().click()

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByRole('textbox', { name: label, exact: true }).fill(value)
}

/** Every fourth customer belongs to the north. */
const file = {
  name: 'customers.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'First name,Last name,Email,Street,City,State,Branch',
      ...Array.from(
        { length: 300 },
        (_, index) =>
          `Ann${index},Field,ann${index}@import.test,${index + 1} Elm St,Chicago,Illinois,${index % 4 === 0 ? 'North' : 'Main office'}`,
      ),
    ].join('\n'),
  ),
}

async function setUpByHand(page: Page): Promise<void> {
  await page.goto('/price-list/new')
  await fill(page, { Name: 'Boiler service', Price: '120' })
  await save(page, 'Save service')
  await said(page, 'Boiler service created')

  await page.goto('/taxes/new')
  await fill(page, { Name: 'Sales tax', 'Rate in percent': '8.25' })
  await page.getByRole('switch', { name: /^Default/ }).click()
  await save(page, 'Save tax')
  await said(page, 'Sales tax created')
  await page.getByRole('row', { name: /Sales tax.*8\.25%/ }).waitFor()

  await page.goto('/settings/hours')
  await page.getByRole('group', { name: 'Saturday' }).getByRole('switch').click()
  await save(page, 'Save changes')
  await said(page, 'Business hours and holidays saved')

  await page.goto('/branches/new')
  await page.getByRole('combobox', { name: 'Street', exact: true }).fill('40 Lake Street')
  const place = { City: 'Evanston', 'State or province': 'Illinois', Country: 'United States' }
  await fill(page, { ...place, Name: 'North', Email: 'north@four.test' })
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('8475550140')
  await save(page, 'Save branch')
  await seeHeading(page, 'North')
  await button(page, 'Add head').click()
  const dialog = page.getByRole('dialog', { name: 'New head of North' })
  for (const [label, value] of [
    ['Name', 'Nora Field'],
    ['Email', head],
    ['Phone', '8475550150'],
    ['Address', '12 Lake Street, Evanston'],
  ] as const)
    await dialog.getByRole('textbox', { name: label, exact: true }).fill(value)
  await button(page, 'Add head').last().click()
  await said(page, 'Nora Field is the head of North')

  await page.goto('/staff/new')
  await fill(page, { Name: 'Omar Haddad', Email: admin, Phone: '3125550160' })
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Staff admin')
  for (const name of ['Manage customers', 'View all jobs']) await page.getByRole('checkbox', { name }).check()
  await save(page, 'Save staff member')
  await said(page, 'Omar Haddad added')
}

async function importCustomers(page: Page): Promise<void> {
  await page.goto('/customers/import')
  await page.getByLabel('File to import').setInputFiles(file)
  await said(page, '300 new customers')
  await button(page, 'Import 300 customers').click()
  await page.getByText('300 customers added').first().waitFor({ timeout: 90_000 })
}

/** A technician of the north, and a job there and one in the main office. */
async function addTheRest(token: string): Promise<string> {
  const run = programOf(product.stack, token)
  const { branches } = await run<{ branches: { items: { id: string; name: string }[] } }>('{ branches { items { id name } } }')
  const north = branches.items.find(({ name }) => name === 'North')?.id
  const staff = {
    name: 'Theo Brandt',
    email: technician,
    color: '#2f9e44',
    phone: '3125550170',
    role: 'STAFF',
    branchId: north,
    sendInvite: true,
  }
  const { createStaff } = await run<{ createStaff: { id: string } }>(
    'mutation ($input: StaffInput!) { createStaff(input: $input) { id } }',
    {
      input: staff,
    },
  )
  const found = await run<{
    customers: { items: { id: string; branchId: string; properties: { id: string }[] }[] }
    ownCategories: { items: { id: string }[] }
  }>('{ customers(input: { perPage: 10 }) { items { id branchId } } ownCategories { items { id } } }')
  let seen = ''
  for (const branch of branches.items) {
    const customer = found.customers.items.find(({ branchId }) => branchId === branch.id)
    const { properties } = await run<{ properties: { items: { id: string }[] } }>(
      'query ($id: ID!) { properties(customerId: $id) { items { id } } }',
      { id: customer?.id },
    )
    const job = {
      customerId: customer?.id,
      propertyId: properties.items[0]?.id,
      categoryId: found.ownCategories.items[0]?.id,
      title: `Boiler at ${branch.name}`,
      dates: ['2031-03-04'],
      startTime: '14:00',
      endTime: '15:00',
      staffIds: branch.id === north ? [createStaff.id] : [],
      lineItems: [{ name: 'Boiler service', quantity: 1, amount: 120 }],
    }
    const { createJob } = await run<{ createJob: { id: string } }>('mutation ($job: JobInput!) { createJob(input: $job) { id } }', { job })
    if (branch.id === north) seen = createJob.id
  }
  return seen
}

const areas = (page: Page) => page.getByRole('navigation', { name: 'Main' }).first().getByRole('link').allInnerTexts()
const count = async (page: Page, address: string): Promise<string> => {
  await page.goto(address)
  const status = page.getByText(/^\d+(–\d+)? of \d+$/).first()
  await status.waitFor()
  return (await status.innerText()).split(' of ')[1] ?? ''
}
const CLOSED = /You don’t have permission to see (staff|customers|branches)/
const ONLY_OWNER = /Only the owner, or a staff admin who can manage settings/

/** What each sees, out of wire.md section 7. */
const people = [
  {
    email: admin,
    menu: ['Today', 'Jobs', 'Schedule', 'Customers', 'Price list', 'Settings'],
    counts: { '/customers': '300', '/jobs': '2' },
    seesPrices: false,
    closed: { '/staff': CLOSED, '/branches': CLOSED, '/settings/hours': ONLY_OWNER },
  },
  {
    email: head,
    menu: [
      'Today',
      'Jobs',
      'Schedule',
      'Customers',
      'Invoices',
      'Earnings',
      'Staff',
      'Map',
      'Price list',
      'Categories',
      'Taxes',
      'Forms',
      'Settings',
    ],
    counts: { '/customers': '75', '/jobs': '1', '/staff': '2' },
    seesPrices: true,
    closed: { '/branches': CLOSED, '/settings/hours': ONLY_OWNER },
  },
  {
    email: technician,
    menu: ['Today', 'Jobs', 'Schedule', 'Price list', 'Settings'],
    counts: { '/jobs': '1' },
    // The company begins with "Staff can see prices" switched on.
    seesPrices: true,
    closed: { '/customers': CLOSED, '/staff': CLOSED, '/branches': CLOSED, '/settings/hours': ONLY_OWNER },
  },
] as const

test('a new company of four has its own prices, hours, branches and 300 customers, and each of the four sees what the role may', async () => {
  const token = await newCompany(product.stack, owner)
  const { page, context } = await product.arrive()
  await signInWith(page, owner)
  await setUpByHand(page)
  await importCustomers(page)
  const jobId = await addTheRest(token)

  // The owner sees all of it, or one branch: in the address, in a shared link, after a reload.
  expect(await count(page, '/customers')).toBe('300')
  await button(page, 'Branch: All branches').click()
  await page.getByRole('menuitemradio', { name: 'North' }).click()
  await said(page, /of 75$/)
  const link = page.url()
  expect(new URL(link).search).toMatch(/^\?branch=\d+$/)
  await page.reload()
  await said(page, /of 75$/)
  await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Jobs' }).click()
  await page.getByRole('tab', { name: /^All Visits\s*1$/ }).waitFor()
  const shared = await context.newPage()
  await shared.goto(link)
  await said(shared, /of 75$/)
  await button(shared, 'Branch: North').waitFor()

  // Another format and another zone show at once in the other windows.
  const planned = await context.newPage()
  await Promise.all([shared.goto(`/jobs/${jobId}`), planned.goto('/jobs/new'), page.goto('/settings/regional')])
  const visit = shared.getByRole('region', { name: 'Visit', exact: true })
  await visit.getByText('03/04/2031').waitFor()
  await page.getByRole('combobox', { name: 'Date format' }).selectOption('dd-MM-yyyy')
  await page.getByRole('combobox', { name: 'Time zone' }).fill('New York')
  await page.getByRole('option', { name: /New York/ }).click()
  await save(page, 'Save changes')
  await said(page, 'Regional saved')
  await visit.getByText('04-03-2031').waitFor()
  await button(planned, /^Another time/).click()
  await said(planned, /Times in America\/New York/)

  for (const { email, menu, counts, seesPrices, closed } of people) {
    await acceptInvitation(product.stack, email)
    const { page: own } = await product.arrive()
    await signInWith(own, email)
    await expect.poll(() => areas(own), { message: email }).toEqual(menu)
    for (const [address, total] of Object.entries(counts)) {
      expect(await count(own, address), `${email} ${address}`).toBe(total)
      const isPriced = address === '/jobs' ? (await own.getByRole('main').innerText()).includes('$') : seesPrices
      expect(isPriced, `${email}: prices`).toBe(seesPrices)
    }
    for (const [address, reason] of Object.entries(closed)) {
      await own.goto(address)
      await said(own, reason)
    }
  }
  expect((await areas(page)).length).toBe(15)
})
