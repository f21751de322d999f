import type { PhoneFormat } from '../../lib/phones/formatPhone.ts'
import type { DeliveryFragment, RecipientFragment } from './recipient.generated.ts'
import type { MessageMedium } from '../../lib/api/schemaTypes.generated.ts'

/** Whether a medium reaches a customer. `unknown`: the backend did not return the address. */
type Reach = 'reached' | 'missing' | 'declined' | 'unknown'

export interface DeliveryProblem {
  readonly medium: MessageMedium
  readonly reach: 'missing' | 'declined'
}

export interface DeliveryPlan {
  readonly media: readonly MessageMedium[]
  readonly problems: readonly DeliveryProblem[]
  /** None of the media reaches the customer. */
  readonly isBlocked: boolean
  /** Another medium that does. */
  readonly alternative: MessageMedium | null
}

type Recipient = Omit<RecipientFragment, '__typename'>

function getReach({ email, phone, emailNotification, smsNotification }: Recipient, medium: MessageMedium): Reach {
  const [address, isRequested] = medium === 'EMAIL' ? [email, emailNotification] : [phone, smsNotification]
  if (isRequested === false) return 'declined'
  if (address === null) return 'unknown'
  return address.trim() === '' ? 'missing' : 'reached'
}

/** Plans the delivery of a message by these media. `recipient`: null while unknown, which blocks nothing. */
export function planDelivery(media: readonly MessageMedium[], recipient: Recipient | null): DeliveryPlan {
  const problems = media.flatMap((medium): DeliveryProblem[] => {
    const reach = recipient ? getReach(recipient, medium) : 'unknown'
    return reach === 'missing' || reach === 'declined' ? [{ medium, reach }] : []
  })
  const alternative = (['EMAIL', 'SMS'] as const).find(
    (medium) => !media.includes(medium) && recipient && getReach(recipient, medium) === 'reached',
  )
  return { media, problems, isBlocked: media.length > 0 && problems.length === media.length, alternative: alternative ?? null }
}

/** The media of an event by its settings; an email unless they say otherwise. */
export const mediaOf = ({ email, sms }: { readonly email: boolean | null; readonly sms: boolean | null }): MessageMedium[] => [
  ...(email === false ? [] : (['EMAIL'] as const)),
  ...(sms === true ? (['SMS'] as const) : []),
]

const nouns = { EMAIL: 'email', SMS: 'text message' } as const
const missing = { EMAIL: 'no email address', SMS: 'no phone number' } as const
const declined = { EMAIL: 'emails are off for this customer', SMS: 'text messages are off for this customer' } as const

export const formatProblem = ({ medium, reach }: DeliveryProblem): string => (reach === 'missing' ? missing : declined)[medium]

function getAddress({ email, phone, phoneCountryCode }: Recipient, medium: MessageMedium, formatPhone: PhoneFormat): string | null {
  if (medium === 'EMAIL') return email || null
  if (!phone) return null
  return formatPhone(phone, phoneCountryCode)
}

export function formatMedia({ media, problems }: DeliveryPlan, recipient: Recipient | null, formatPhone: PhoneFormat): string {
  const used = media.filter((medium) => !problems.some((problem) => problem.medium === medium))
  const texts = used.map((medium) => {
    const address = recipient && getAddress(recipient, medium, formatPhone)
    return address ? `${nouns[medium]} to ${address}` : nouns[medium]
  })
  return texts.join(' and ')
}

type Delivery = Omit<DeliveryFragment, '__typename'>

const isUnsent = ({ status }: Delivery): boolean => status === 'FAILED' || status === 'CANCELLED'

/** The reason of the backend as the end of a sentence: "Not sent: there’s no email address." is "there’s no email address". */
const reasonOf = ({ statusDesc }: Delivery): string | null => statusDesc?.replace(/^Not sent:\s*/, '').replace(/\.$/, '') || null

const reasonsOf = (unsent: readonly Delivery[]): string => {
  const reasons = [...new Set(unsent.flatMap((item) => reasonOf(item) ?? []))].join(', ')
  return reasons && `: ${reasons}`
}

/** "The text message was not sent: there’s no phone number."; null: all of them were sent. */
export function undeliveredAlongText(deliveries: readonly Delivery[]): string | null {
  const unsent = deliveries.filter(isUnsent)
  if (unsent.length === 0) return null
  const medium = unsent[0]?.notificationMedium
  return `The ${medium ? nouns[medium] : 'message'} was not sent${reasonsOf(unsent)}.`
}

/** Says that a requested notification did not go out, or only by one medium. null: it did, or the backend reports nothing. */
export function undeliveredText(deliveries: readonly Delivery[] | null | undefined): string | null {
  if (!deliveries) return null
  if (deliveries.length === 0) return 'The customer was not notified: messages for this are off.'
  return deliveries.every(isUnsent) ? `The customer was not notified${reasonsOf(deliveries)}.` : undeliveredAlongText(deliveries)
}
