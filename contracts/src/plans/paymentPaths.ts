/** Client paths with a card form: only they may load the payment service (content security policy). */
export const checkoutPath = '/subscriptions/checkout'
export const cardPath = '/subscriptions/card'
export const paymentPaths: readonly string[] = [checkoutPath, cardPath]
