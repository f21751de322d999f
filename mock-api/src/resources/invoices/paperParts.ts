import type { Invoice } from '@callout/contracts/invoices/schemas'
import { addressLines, paperSizeOf } from '@callout/contracts/text/address'
import { formatMoney } from '@callout/contracts/text/money'
import { dialDigits, formatNorthAmerican } from '@callout/contracts/text/phone'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Fact, Paper } from '../../pdf/paper.ts'
import type { CompanyRecord } from '../profile/records.ts'

export interface Written {
  readonly company: CompanyRecord
  readonly invoice: Invoice
}
export type Text = (amount: number | null | undefined) => string

const PICTURE = /^data:image\/(?:png|jpeg);base64,([A-Za-z0-9+/=]+)$/

const logoOf = ({ logo_url }: CompanyRecord): Buffer | null => {
  const [, content] = PICTURE.exec(logo_url ?? '') ?? []
  return content ? Buffer.from(content, 'base64') : null
}

export const moneyIn =
  (currency: string | null | undefined): Text =>
  (amount) =>
    formatMoney(amount ?? 0, currency)

function formatPhone(phone: string, countryCode: string): string {
  const text = `+${dialDigits(countryCode)}${phone}`
  return formatNorthAmerican(phone, countryCode) ?? parsePhoneNumberFromString(text)?.formatInternational() ?? text
}

export function senderOf(company: CompanyRecord): Pick<Paper, 'size' | 'language' | 'isInJapan' | 'sender'> {
  const { name, street1, street2, suite_no, city, province, country, zipcode, phone, phone_country_code, email, website } = company
  const place = addressLines({ street1, street2, suite_no, city, province, country, postal_code: zipcode }, country)
  const contact = [phone && formatPhone(phone, phone_country_code), email, website?.replace(/^https?:\/\//, '')].filter(Boolean) as string[]
  return {
    size: paperSizeOf(country),
    language: company.language_code || 'en',
    sender: { name, lines: [...place, ...contact], logo: logoOf(company) },
    isInJapan: /^(?:japan|jp|日本国?)$/i.test(country.trim()),
  }
}

export const notesOf = ({ payment_terms, invoice_footer }: CompanyRecord): string[] => [payment_terms, invoice_footer].filter(Boolean)

export function letterOf({ company, invoice }: Written): ReturnType<typeof senderOf> & Pick<Paper, 'parties'> {
  const parties = [
    { title: 'Bill to', lines: [invoice.bill_to?.name ?? '', ...(invoice.bill_to?.lines ?? [])] },
    { title: 'Service address', lines: invoice.property?.lines ?? [] },
  ]
  return { ...senderOf(company), parties: parties.filter(({ lines }) => lines.some(Boolean)) }
}

export const factsOf = (facts: readonly (readonly [label: string, value: string | null | undefined])[]): Fact[] =>
  facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))

export const fileNameOf = (name: string | null | undefined): string => `${(name ?? 'invoice').replace(/[^\p{L}\p{N}._-]+/gu, '-')}.pdf`
