export interface Article {
  /** Last segment of the path; permanent, since it is linked. */
  readonly slug: string
  readonly title: string
  /** One or two sentences, for the list and for search engines. */
  readonly summary: string
  /** Reading time in minutes. */
  readonly minutes: number
}

export const articles: readonly Article[] = [
  {
    slug: 'recurring-visits-without-fear',
    title: 'Recurring visits without the headaches',
    summary: 'A weekly visit is easy to promise and hard to change. Four rules that keep a series on track when a holiday gets in the way.',
    minutes: 3,
  },
  {
    slug: 'sums-that-agree',
    title: 'Why totals are off by a cent',
    summary:
      'How an estimate and an invoice with the same line items can differ by a cent, in one small example, and how to fix it for good.',
    minutes: 4,
  },
  {
    slug: 'what-a-cancellation-should-leave-behind',
    title: 'What to learn from a cancelled visit',
    summary: 'A cancelled visit tells you something. Which reason to record, what to keep, and how to use the free hour.',
    minutes: 3,
  },
  {
    slug: 'no-surprise-messages',
    title: 'Customer messages without surprises',
    summary:
      'Customers like to know what’s going on. They don’t like hearing it twice, too late or by mistake. What to send, and when to stay quiet.',
    minutes: 3,
  },
]
