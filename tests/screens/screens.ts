import type { Page } from 'playwright-core'

export interface Screen {
  /** File name of its pictures. */
  readonly name: string
  readonly path: string
  /** Name of a demo user; without it the screen is public. */
  readonly user?: 'owner' | 'staff'
  /** Opens a menu or dialog on the page. */
  readonly open?: (page: Page) => Promise<void>
}

const ofOwner = (name: string, path: string, open?: Screen['open']): Screen => ({ name, path, user: 'owner', ...(open && { open }) })

async function openActions(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /actions/i })
    .first()
    .click()
  await page.getByRole('menu').waitFor()
}

/** Pages of every kind: text, lists, records, forms, boards, and a menu. Not the map: its layers load in any order. */
export const screens: readonly Screen[] = [
  { name: 'sign-in', path: '/login' },
  { name: 'sign-up', path: '/register' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'home', path: '/home' },
  { name: 'features', path: '/features' },
  { name: 'pricing', path: '/pricing' },
  { name: 'faq', path: '/faq' },
  { name: 'article', path: '/blog/recurring-visits-without-fear' },
  ofOwner('today', '/'),
  ofOwner('jobs', '/jobs'),
  ofOwner('jobs-none', '/jobs?q=nothing-has-this-name'),
  ofOwner('job', '/jobs/1'),
  ofOwner('job-actions', '/jobs/1', openActions),
  ofOwner('job-new', '/jobs/new'),
  ofOwner('quotes', '/quotes'),
  ofOwner('quote-new', '/quotes/new'),
  ofOwner('customers', '/customers'),
  ofOwner('customer', '/customers/1'),
  ofOwner('customers-import', '/customers/import'),
  ofOwner('schedule-day', '/schedule?view=day'),
  ofOwner('schedule-week', '/schedule?view=week'),
  ofOwner('schedule-month', '/schedule?view=month'),
  ofOwner('invoices', '/invoices'),
  ofOwner('invoice', '/invoices/1'),
  ofOwner('cash-out', '/invoices/cash-out?customer=31'),
  ofOwner('earnings', '/earnings'),
  ofOwner('reports', '/reports'),
  ofOwner('team', '/staff'),
  ofOwner('staff-member', '/staff/13'),
  ofOwner('branch-new', '/branches/new'),
  ofOwner('price-list', '/price-list'),
  ofOwner('categories', '/categories'),
  ofOwner('tax-new', '/taxes/new'),
  ofOwner('form', '/forms/103/edit'),
  ofOwner('form-answers', '/jobs/1/forms/103'),
  ofOwner('plan', '/subscriptions'),
  ofOwner('checkout', '/subscriptions/checkout?plan=6'),
  ofOwner('notifications', '/notifications'),
  ofOwner('messages', '/settings/messages'),
  ofOwner('templates', '/settings/templates'),
  ofOwner('company', '/settings/company'),
  ofOwner('hours', '/settings/hours'),
  ofOwner('profile', '/account/profile'),
  { name: 'my-day', path: '/', user: 'staff' },
  { name: 'help', path: '/help', user: 'staff' },
]
