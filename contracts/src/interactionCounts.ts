/** Clicks and filled fields that common tasks take at most: asserted by journeys, most of them shown on the public site. */
export const interactionCounts = {
  /** From the job list to a booked visit of a known customer (callDesk). */
  bookVisit: 8,
  /** From the job list to a quote for a known customer (quoteToInvoice). */
  createQuote: 7,
  /** From an opened visit to a quote that the customer has signed (signedOnSite). */
  signQuote: 8,
  /** Taps for one step of a visit on a phone (outWithoutNetwork). */
  visitStep: 2,
  /** From a finished job to its invoice and recorded payment (money). */
  recordPayment: 6,
  /** From the home page to the first job (signUp). */
  firstJob: 24,
} as const
