import type { ComponentType } from 'react'

export interface Article {
  /** The last part of the address, for good: links lead there. */
  readonly slug: string
  readonly title: string
  /** One or two sentences, for the list and for search engines. */
  readonly summary: string
  /** Minutes it takes to read. */
  readonly minutes: number
  readonly load: () => Promise<ComponentType>
}

/** The articles of the blog, the newest first. */
export const articles: readonly Article[] = [
  {
    slug: 'recurring-visits-without-fear',
    title: 'Recurring visits without fear',
    summary:
      'A weekly round is easy to promise and hard to change. Four rules that keep a series honest when a holiday or a move gets in the way.',
    minutes: 3,
    load: () => import('./RecurringVisits.tsx').then(({ RecurringVisits }) => RecurringVisits),
  },
  {
    slug: 'sums-that-agree',
    title: 'Sums that agree, to the cent',
    summary:
      'Why an estimate and an invoice with the same lines can differ by a cent, worked out on one small example, and how to settle it once.',
    minutes: 4,
    load: () => import('./SumsThatAgree.tsx').then(({ SumsThatAgree }) => SumsThatAgree),
  },
  {
    slug: 'what-a-cancellation-should-leave-behind',
    title: 'What a cancellation should leave behind',
    summary: 'A cancelled visit is information. Which reason to write down, what to keep, and what to do in the hour that has become free.',
    minutes: 3,
    load: () => import('./Cancellations.tsx').then(({ Cancellations }) => Cancellations),
  },
  {
    slug: 'no-surprise-messages',
    title: 'No surprise messages',
    summary:
      'Customers like to be told. They do not like to be told twice, too late or by mistake. A short list of what to send, and when to stay silent.',
    minutes: 3,
    load: () => import('./NoSurpriseMessages.tsx').then(({ NoSurpriseMessages }) => NoSurpriseMessages),
  },
]
