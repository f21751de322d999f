import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { CountingHand } from './people/CountingHand.ts'
import { Hand } from './people/Hand.ts'
import { acceptInvitation, programOf, signInWith } from './people/members.ts'
import { storedToken } from './people/signIn.ts'
import { seeHeading, signUp } from './people/signUp.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')
const owner = 'iris@four.test'
const admin = 'omar@four.test'
const head = 'nora@four.test'
const technician = 'theo@four.test'

/** "15 minutes", at a few seconds for each click and each field. */
const MOST_SECONDS = 15 * 60

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name }).first()
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' }).first()
const getMessage = (page: Page, labels: string | RegExp) => page.getByText(labels).first().waitFor()

/** Sets up a company manually and counts the interactions. */
class Newcomer extends CountingHand {
  readonly #page: Page
  constructor(page: Page) {
    super()
    this.#page = page
  }
  press(name: string | RegExp): Promise<void> {
    return this.click(button(this.#page, name).first())
  }
  /** From the menu to the form of something new, or to another part of that area. */
  async goTo(area: string, part: string | RegExp): Promise<void> {
    await this.click(menu(this.#page).getByRole('link', { name: area, exact: true }))
    await this.click(link(this.#page, part))
  }
  async fillIn(values: Readonly<Record<string, string>>, within: Pick<Page, 'getByRole'> = this.#page): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.fill(within.getByRole('textbox', { name: label, exact: true }), value)
  }
  async choose(label: string, option: string): Promise<void> {
    this.fields += 1
    await this.#page.getByRole('combobox', { name: label }).selectOption(option)
  }
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

async function setUpByHand(page: Page, hand: Newcomer): Promise<void> {
  await hand.goTo('Price list', /^(New|Add your first) service/)
  await hand.fillIn({ Name: 'Boiler service', Price: '120' })
  await hand.press('Save service')
  await getMessage(page, 'Boiler service created')

  await hand.goTo('Taxes', /^(New|Add your first) tax/)
  await hand.fillIn({ Name: 'Sales tax', 'Rate in percent': '8.25' })
  await hand.click(page.getByRole('switch', { name: /^Default/ }))
  await hand.press('Save tax')
  await getMessage(page, 'Sales tax created')
  await page.getByRole('row', { name: /Sales tax.*8\.25%/ }).waitFor()

  await hand.goTo('Settings', /^Business hours and holidays/)
  await hand.click(page.getByRole('group', { name: 'Saturday' }).getByRole('switch'))
  await hand.press('Save changes')
  await getMessage(page, 'Business hours and holidays saved')

  await hand.goTo('Branches', /^(New|Add your first) branch/)
  await hand.fill(page.getByRole('combobox', { name: 'Street', exact: true }), '40 Lake Street')
  const place = { City: 'Evanston', 'State or province': 'Illinois', Country: 'United States' }
  await hand.fillIn({ ...place, Name: 'North', Email: 'north@four.test', Phone: '8475550140' })
  await hand.press('Save branch')
  await seeHeading(page, 'North')
  await hand.press('Add head')
  const person = { Name: 'Nora Field', Email: head, Phone: '8475550150', Address: '12 Lake Street, Evanston' }
  await hand.fillIn(person, page.getByRole('dialog', { name: 'New head of North' }))
  await hand.click(button(page, 'Add head').last())
  await getMessage(page, 'Nora Field is the head of North')

  await hand.goTo('Staff', /^(New|Add your first) staff member/)
  await hand.fillIn({ Name: 'Omar Haddad', Email: admin, Phone: '3125550160' })
  await hand.choose('Role', 'Staff admin')
  for (const name of ['Manage customers', 'View all jobs']) await hand.click(page.getByRole('checkbox', { name }))
  await hand.press('Save staff member')
  await getMessage(page, 'Omar Haddad added')

  await hand.goTo('Staff', /^(New|Add your first) staff member/)
  await hand.fillIn({ Name: 'Theo Brandt', Email: technician, Phone: '3125550170' })
  await hand.choose('Branch', 'North')
  await hand.press('Save staff member')
  await getMessage(page, 'Theo Brandt added')
}

async function importCustomers(page: Page, hand: Newcomer): Promise<void> {
  await hand.goTo('Customers', /^Import/)
  const chooser = page.waitForEvent('filechooser')
  await hand.press('Choose a file')
  hand.clicks += 2
  await (await chooser).setFiles(file)
  await getMessage(page, '300 new customers')
  await hand.press('Import 300 customers')
  await page.getByText('300 customers added').first().waitFor()
}

/** A job of the technician in the north, and one in the main office. */
async function addJobs(token: string): Promise<string> {
  const run = programOf(product.stack, token)
  const { branches, staff } = await run<Record<'branches' | 'staff', { items: { id: string; name: string }[] }>>(
    '{ branches { items { id name } } staff { items { id name } } }',
  )
  const getId = (items: readonly { id: string; name: string }[], requested: string) => items.find(({ name }) => name === requested)?.id
  const north = getId(branches.items, 'North')
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
      staffIds: branch.id === north ? [getId(staff.items, 'Theo Brandt')] : [],
      lineItems: [{ name: 'Boiler service', quantity: 1, amount: 120 }],
    }
    const { createJob } = await run<{ createJob: { id: string } }>('mutation ($job: JobInput!) { createJob(input: $job) { id } }', { job })
    if (branch.id === north) seen = createJob.id
  }
  return seen
}

const areas = (page: Page) => menu(page).getByRole('link').allInnerTexts()
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
    menu: ['Today', 'Jobs', 'Schedule', 'Customers', 'Messages', 'Timesheets', 'Price list', 'Settings'],
    counts: { '/customers': '300', '/jobs': '2' },
    seesPrices: false,
    closed: { '/staff': CLOSED, '/branches': CLOSED, '/settings/hours': ONLY_OWNER },
  },
  {
    email: head,
    menu: [
      'Today',
      'Jobs',
      'Quotes',
      'Schedule',
      'Customers',
      'Invoices',
      'Messages',
      'Earnings',
      'Reports',
      'Staff',
      'Timesheets',
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
    menu: ['Today', 'Jobs', 'Schedule', 'Timesheets', 'Price list', 'Settings'],
    counts: { '/jobs': '1' },
    // The company begins with "Staff can see prices" switched on.
    seesPrices: true,
    closed: { '/customers': CLOSED, '/staff': CLOSED, '/branches': CLOSED, '/settings/hours': ONLY_OWNER },
  },
] as const

test('a new company of four has its own prices, hours, branches and 300 customers, and each of the four sees what the role may', async () => {
  const { page, context } = await product.arrive()
  const [first, hand] = [new Hand(), new Newcomer(page)]
  await page.goto('/register')
  await signUp(page, product.stack, { type: 'Company', name: 'Brightside Heating', email: owner }, first)
  await setUpByHand(page, hand)
  await importCustomers(page, hand)
  expect(first.seconds + hand.seconds, 'seconds that it takes a person').toBeLessThanOrEqual(MOST_SECONDS)
  const jobId = await addJobs((await storedToken(page)) ?? '')

  // The owner sees all of it, or one branch: in the address, in a shared link, after a reload.
  expect(await count(page, '/customers')).toBe('300')
  await button(page, 'Branch: All branches').click()
  await page.getByRole('menuitemradio', { name: 'North' }).click()
  await getMessage(page, /of 75$/)
  const address = page.url()
  expect(new URL(address).search).toMatch(/^\?branch=\d+$/)
  await page.reload()
  await getMessage(page, /of 75$/)
  await menu(page).getByRole('link', { name: 'Jobs' }).click()
  await page.getByRole('tab', { name: /^All Visits\s*1$/ }).waitFor()
  const shared = await context.newPage()
  await shared.goto(address)
  await getMessage(shared, /of 75$/)
  await button(shared, 'Branch: North').waitFor()

  // Another format and another zone show at once in the other windows.
  const planned = await context.newPage()
  await Promise.all([shared.goto(`/jobs/${jobId}`), planned.goto('/jobs/new'), page.goto('/settings/regional')])
  const visit = shared.getByRole('region', { name: 'Visit', exact: true })
  await visit.getByText('03/04/2031').waitFor()
  await page.getByRole('combobox', { name: 'Date format' }).selectOption('dd-MM-yyyy')
  await page.getByRole('combobox', { name: 'Time zone' }).fill('New York')
  await page.getByRole('option', { name: /New York/ }).click()
  await button(page, 'Save changes').first().click()
  await getMessage(page, 'Regional saved')
  await visit.getByText('04-03-2031').waitFor()
  await button(planned, /^Another time/).click()
  await getMessage(planned, /Times in America\/New York/)

  for (const { email, menu: shown, counts, seesPrices, closed } of people) {
    await acceptInvitation(product.stack, email)
    const { page: ownPage } = await product.arrive()
    await signInWith(ownPage, email)
    await expect.poll(() => areas(ownPage), { message: email }).toEqual(shown)
    for (const [index, total] of Object.entries(counts)) {
      expect(await count(ownPage, index), `${email} ${index}`).toBe(total)
      const isPriced = index === '/jobs' ? (await ownPage.getByRole('main').innerText()).includes('$') : seesPrices
      expect(isPriced, `${email}: prices`).toBe(seesPrices)
    }
    for (const [index, reason] of Object.entries(closed)) {
      await ownPage.goto(index)
      await getMessage(ownPage, reason)
    }
  }
  expect((await areas(page)).length).toBe(19)
})
