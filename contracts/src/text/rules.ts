/** Field rules with the product's messages (spec §5), shared by forms and mock. */
import { messages } from './messages.ts'
import { typeNumber } from './typeNumber.ts'
import { IdInput, nullish, whenObject, z } from '../wire/zod.ts'

/** Chain rules by piping, without `abort: true`: it would skip rules across fields, so forms would show errors in two rounds. */

export const requiredText = (message: string = messages.required) => z.string({ error: message }).check(z.trim(), z.minLength(1, message))

export const requiredSecret = () => z.string({ error: messages.required }).check(z.minLength(1, messages.required))

export const MAX_NAME = 100
const MAX_STREET = 200
const MAX_ADDRESS_LINE = 1000
const MAX_EMAIL = 254
const MAX_WEBSITE = 2048

export const atMost = (length: number) => z.maxLength(length, `Use at most ${length.toLocaleString('en')} characters`)
export const boundedText = (length: number) => z.string().check(z.trim(), atMost(length))
export const nullishText = (length: number) => nullish(boundedText(length))

export const requiredName = () => requiredText().check(atMost(MAX_NAME))
export const optionalName = () => boundedText(MAX_NAME)
export const requiredStreet = () => requiredText().check(atMost(MAX_STREET))
export const optionalStreet = () => boundedText(MAX_STREET)
export const requiredAddress = () => requiredText().check(atMost(MAX_ADDRESS_LINE))
export const optionalAddress = () => boundedText(MAX_ADDRESS_LINE)

/** Letters of any script, digits and hyphens, with at least one dot. */
const hostname = /^[\p{L}\p{M}\p{N}_-]+(?:[.\u3002\uFF0E\uFF61][\p{L}\p{M}\p{N}_-]+)+$/u
const asciiHostname = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+(?!\d+$)[a-z0-9-]{2,63}$/

function isDomain(name: string): boolean {
  const address = `http://${name}`
  return hostname.test(name) && URL.canParse(address) && asciiHostname.test(new URL(address).hostname)
}

/** RFC 5322 atoms, with letters of any script (RFC 6532). */
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u

export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  return localPart.test(text.slice(0, Math.max(at, 0))) && isDomain(text.slice(at + 1))
}

/** 'Required' when missing, 'Invalid' when malformed. */
export const emailText = () => z.pipe(requiredText().check(atMost(MAX_EMAIL)), z.string().check(z.refine(isEmail, messages.invalid)))

export const optionalEmailText = () =>
  z.string().check(
    z.trim(),
    atMost(MAX_EMAIL),
    z.refine((text) => text === '' || isEmail(text), messages.invalid),
  )

export const PHONE_MIN_LENGTH = 4
/** With the country code (ITU E.164). */
const PHONE_MAX_LENGTH = 15
const hasPhoneLength = (digits: number): boolean => digits >= PHONE_MIN_LENGTH && digits <= PHONE_MAX_LENGTH

/** 4 to 15 digits (spec §5 "Phone"). */
export const phoneText = () => z.pipe(requiredText(), optionalPhoneText())

export const optionalPhoneText = () =>
  z.pipe(
    z.string().check(z.trim(), z.regex(/^\d*$/, messages.onlyDigits)),
    z.string().check(z.refine((text) => text === '' || hasPhoneLength(text.length), messages.invalidPhone)),
  )

interface Phones {
  readonly phone_country_code?: string | null | undefined
  readonly phone?: string | null | undefined
  readonly alternate_phone_country_code?: string | null | undefined
  readonly alternate_phone?: string | null | undefined
  readonly alternate_no?: string | null | undefined
}

const codeOfPhone = {
  phone: 'phone_country_code',
  alternate_phone: 'alternate_phone_country_code',
  alternate_no: 'alternate_phone_country_code',
} as const
const digitsIn = (text: unknown): string => (typeof text === 'string' ? text.replace(/\D/g, '') : '')

export const phonesFit = z.check<Phones>(
  ({ value, issues }) => {
    for (const phone of ['phone', 'alternate_phone', 'alternate_no'] as const) {
      // A missing code has at least one digit.
      const [code, digits] = [digitsIn(value[codeOfPhone[phone]]).length || 1, digitsIn(value[phone]).length]
      if (digits > PHONE_MAX_LENGTH || code + digits <= PHONE_MAX_LENGTH) continue
      issues.push({ code: 'custom', input: value, path: [phone], message: messages.invalidPhone })
    }
  },
  { when: whenObject },
)

/** The URL of a web address with or without scheme; null if it is none. */
export function websiteUrl(text: string): string | null {
  const [, scheme = 'http://', host = '', rest = ''] = /^(https?:\/\/)?([^/?#:]+)((?::\d+)?(?:[/?#]\S*)?)$/i.exec(text) ?? []
  const url = `${scheme}${host}${rest}`
  return isDomain(host) && URL.canParse(url) ? url : null
}

/** An optional web address with or without scheme. 'Enter correct url!' */
export const websiteText = () =>
  z.string().check(
    z.trim(),
    atMost(MAX_WEBSITE),
    z.refine((text) => text === '' || websiteUrl(text) !== null, messages.invalidUrl),
  )

const MAX_AMOUNT = 9_999_999
const CENTS = 100
const isInCents = (amount: number): boolean => Math.abs(amount * CENTS - Math.round(amount * CENTS)) < 1e-6

const isLeftOut = (input: unknown): boolean => input === undefined || input === null || input === ''

export const requiredNumber = (message: string = typeNumber) =>
  z.number({ error: ({ input }) => (isLeftOut(input) ? messages.required : message) })

export const amountInCents = () => requiredNumber().check(z.lte(MAX_AMOUNT, `Enter ${MAX_AMOUNT} or less`), z.refine(isInCents, typeNumber))

export const unitPrice = () => amountInCents().check(z.gte(0, messages.positiveNumber))

/** A required record id; empty text is missing. */
export const requiredId = () =>
  z.pipe(
    z.union([IdInput, z.literal('')], { error: messages.required }),
    // `abort: false` lets rules across fields run before something is chosen.
    z.custom<number>((id) => typeof id === 'number', { error: messages.required, abort: false }),
  )

interface Placed {
  readonly latitude?: number | null | undefined
  readonly longitude?: number | null | undefined
}

/** Requires both coordinates; a partial update may contain none. */
export const wholePoint = (isNew: boolean) =>
  z.check<Placed>(
    ({ value, issues }) => {
      const [latitude, longitude] = isNew ? [value.latitude ?? null, value.longitude ?? null] : [value.latitude, value.longitude]
      if (latitude === undefined || longitude === undefined || (latitude === null) === (longitude === null)) return
      const path = [latitude === null ? 'latitude' : 'longitude']
      issues.push({ code: 'custom', input: value, path, message: 'Enter both coordinates' })
    },
    { when: whenObject },
  )

/** Longest `data:` URL of an uploaded picture. */
export const MAX_PICTURE_TEXT = 90_000
export const uploadedPicture = /^$|^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/
export const pictureTooLarge = 'Choose a smaller picture'
