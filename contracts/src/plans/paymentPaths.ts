/** Addresses of the client at which a card is entered: only there may a page load the payment service (its content policy). */
export const checkoutPath = '/subscriptions/checkout'
export const cardPath = '/subscriptions/card'
export const paymentPaths: readonly string[] = [checkoutPath, cardPath]
