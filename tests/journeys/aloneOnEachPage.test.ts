import { readFileSync } from 'node:fs'
import { sectionNames } from '@callout/client/src/features/settings/settingTable.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openWithin, sampleOf, settled } from './looks.ts'
import { storeSession } from './people/signIn.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny', true)

/** Paths below the app's root, in the order of the router. */
const routes = [...readFileSync('client/src/app/appRoutes.tsx', 'utf8').matchAll(/path: '([^'*]+)'/g)].map(([, path]) => `/${path ?? ''}`)

/** Pages about what a bigger plan has, the FAQ of the backend, and those of the user's record, whose title is the user's name. */
const others = ['/help', '/staff', '/staff/new', '/staff/:staffId/edit', '/staff/:staffId', '/subscriptions/checkout', '/pricing-plans']

const messages = /\b(staff|technicians?|team|compan(?:y|ies)|employees?|colleagues?)\b/i

/** Statuses and variables of the specification, and a customer's own company. */
const fixed =
  /Staff (On The Way|Reached)|\{\{company_name\}\}|^Company( name| email|)$|^Company default$|Full name, ID in the other program/

/** Texts of the page, without the account's name and menu, that speak of other people or name the user. */
const textOn = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(
    ([pattern, expected]) => {
      const isAbout = new RegExp(`${pattern}|${expected}`, 'i')
      const main = document.querySelector('main')
      const menu = document.querySelector('nav')
      const lines = [main?.innerText, menu?.innerText].flatMap((text) => (text ?? '').split('\n'))
      const labels = [...(main?.querySelectorAll('[aria-label], [placeholder], [title]') ?? [])].flatMap((element) =>
        ['aria-label', 'placeholder', 'title'].map((attribute) => element.getAttribute(attribute) ?? ''),
      )
      const options = [...(main?.querySelectorAll('option') ?? [])].map(({ textContent }) => textContent)
      return [...new Set([...lines, ...labels, ...options].map((line) => line.trim()).filter((line) => isAbout.test(line)))]
    },
    [messages.source, name] as const,
  )

interface Records {
  readonly me: { readonly id: string; readonly name: string }
  readonly jobs: { readonly items: readonly { readonly id: string }[] }
  readonly customers: { readonly items: readonly { readonly id: string; readonly properties: readonly { readonly id: string }[] }[] }
  readonly services: { readonly items: readonly { readonly id: string }[] }
  readonly branches: { readonly items: readonly { readonly id: string }[] }
}

const query = `{
  me { id name }
  jobs(input: { perPage: 1 }) { items { id } }
  customers(input: { perPage: 1 }) { items { id properties { id } } }
  services(input: { perPage: 1 }) { items { id } }
  branches(perPage: 1) { items { id } }
}`

test(
  'a person who works alone finds no words about staff or a company, nor their name, on any page',
  { tags: 'nightly' },
  async (context) => {
    const { data } = await product.stack.ask<Records>(query, {}, await product.stack.signIn('individual'))
    if (!data) throw new Error('The individual’s records could not be read')
    const { me, jobs, customers, services, branches } = data
    const [customer] = customers.items
    const ids: Readonly<Record<string, string | undefined>> = {
      jobId: jobs.items[0]?.id,
      customerId: customer?.id,
      propertyId: customer?.properties[0]?.id,
      serviceId: services.items[0]?.id,
      branchId: branches.items[0]?.id,
    }
    const isKnown = (route: string): boolean => [...route.matchAll(/:(\w+)/g)].every(([, name]) => ids[name ?? ''] !== undefined)
    const sections = sectionNames.filter((name) => name !== 'team').map((name) => `/settings/${name}`)
    const records = routes
      .filter((route) => !others.includes(route) && isKnown(route))
      .map((route) => route.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? ''))
    const places = [...records, ...sections]
    expect(places.length).toBeGreaterThan(50)

    const { page } = await product.arrive('desktop', context)
    await storeSession(page, 'individual')
    await page.goto('/')
    await settled(page)
    const found: string[] = []
    for (const place of sampleOf(places, ['/schedule', `/jobs/${ids['jobId']}`, '/earnings', '/reports', '/timesheets', '/settings'])) {
      if (new URL(page.url()).pathname !== place) await openWithin(page, place)
      await settled(page)
      const lines = await textOn(page, me.name)
      found.push(...lines.filter((line) => !fixed.test(line)).map((line) => `${place}: ${line}`))
    }
    expect(found).toEqual([])
  },
)
