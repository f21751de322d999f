import { expect, test } from 'vitest'
import { Keyboard } from './people/Keyboard.ts'
import { awaitCode, button, seeHeading, seeOwnEmptyDay } from './people/signUp.ts'
import { workAs } from './people/signIn.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')
const email = 'owner@harbor-company.test'

test('by Tab, Enter, Space and arrows alone a company gets from /home to its own empty list', { tags: 'nightly' }, async () => {
  const { page } = await product.arrive()
  const keys = new Keyboard(page)
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const choice = (name: string) => page.getByRole('combobox', { name, exact: true })
  await page.goto('/home')
  await seeHeading(page, 'Grow Your Business With Us.')
  await keys.activate(page.getByRole('link', { name: 'Join Now' }).first())

  await seeHeading(page, 'Create your account')
  await keys.type(email, field('Email'))
  await keys.type('a-good-password', field('Password'))
  await keys.press('Enter')

  await seeHeading(page, 'What is your account type?')
  await keys.tabTo(page.getByRole('radio', { name: 'Individual' }))
  await keys.press('ArrowRight', 'Enter')

  await seeHeading(page, 'Company Setup')
  await keys.type('Harbor Plumbing', field('Company name'))
  await keys.tabTo(page.getByRole('radio', { name: '1 to 5 people' }))
  await keys.press('Space')
  await keys.type('12 Harbor Street', field('Street 1'))
  await keys.type('United States', choice('Country'))
  await page.getByRole('option', { name: 'United States', exact: true }).waitFor()
  await keys.press('ArrowDown', 'Enter')
  await keys.type('Texas', choice('State or province'))
  await keys.type('Austin', choice('City'))
  await keys.press('Escape')
  await keys.activate(button(page, 'Next'))

  await seeHeading(page, 'Service Categories')
  await keys.tabTo(page.getByRole('checkbox').first())
  await keys.press('Space')
  await keys.activate(button(page, 'Next'))

  await awaitCode(page)
  await keys.type((await product.stack.mailTo(email)).code ?? '', page.getByLabel('Digit 1 of 6'))
  await keys.press('Enter')
  await seeOwnEmptyDay(page)
  await page.getByText('Harbor Plumbing').first().waitFor()
})

test('by keyboard alone a person signs in and opens a job', { tags: 'nightly' }, async () => {
  const { page } = await product.arrive()
  const keys = new Keyboard(page)
  await page.goto('/jobs')
  await seeHeading(page, 'Sign in to Callout')
  await keys.type('owner@demo.test', page.getByLabel('Email'))
  await keys.type('demo1234', page.getByLabel('Password', { exact: true }))
  await keys.press('Enter')
  await page.waitForURL('**/jobs')
  const job = page.getByRole('row').nth(1).getByRole('link').first()
  const text = await job.innerText()
  await keys.activate(job)
  await page.getByRole('heading', { level: 1 }).filter({ hasText: text }).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/jobs\/\d+$/)
})

test('by keyboard alone the search begins a payment and a job, and opens a setting', { tags: 'nightly' }, async () => {
  const { page } = await product.arrive()
  const keys = new Keyboard(page)
  await workAs(page, 'owner')
  const search = page.getByRole('combobox', { name: 'Search everything' })
  const begin = async (typed: string, option: string | RegExp): Promise<void> => {
    await keys.press('Control+k')
    await search.waitFor()
    await keys.type(typed)
    await page.getByRole('option', { name: option }).first().waitFor()
    await keys.press('Enter')
  }

  const token = await product.stack.signIn('owner')
  const query = 'query { invoices(input: { tab: UNPAID, perPage: 1 }) { items { invoiceNumber customer { id name } } } }'
  interface Unpaid {
    readonly invoices: {
      readonly items: { readonly invoiceNumber: string; readonly customer: { readonly id: string; readonly name: string } }[]
    }
  }
  const { data } = await product.stack.ask<Unpaid>(query, {}, token)
  const unpaid = data?.invoices.items[0]
  if (!unpaid) throw new Error('The seed has no unpaid invoice.')

  await begin('record pay', 'Record payment for…')
  await keys.type(unpaid.invoiceNumber)
  await page.getByRole('group', { name: 'Record payment for · Invoices' }).getByRole('option').first().waitFor()
  await keys.press('Enter')
  await page.waitForURL('**/invoices/cash-out?invoices=*')
  await page.getByRole('main').getByText(unpaid.invoiceNumber).first().waitFor()

  await begin(`new job for ${unpaid.customer.name}`, new RegExp(unpaid.customer.name))
  await page.waitForURL(`**/jobs/new?customer=${unpaid.customer.id}`)

  await begin('gps', /^Settings: Show staff on the map/)
  await page.waitForURL('**/settings/team#share_location')
})
