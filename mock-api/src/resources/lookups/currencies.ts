import { DEFAULT_CURRENCY } from '@callout/contracts/constants'

/** ISO 4217. Ids are stable: append new ones. */
const codes = `${DEFAULT_CURRENCY} AED ARS AUD BDT BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP GHS HKD HUF IDR ILS INR JPY KES KRW
  KWD LKR MAD MXN MYR NGN NOK NZD OMR PEN PHP PKR PLN QAR RON SAR SEK SGD THB TRY TWD TZS UAH UGX VND ZAR`.split(/\s+/)
const names = new Intl.DisplayNames('en', { type: 'currency' })

const formatOf = (currency: string) => new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
const symbolOf = (code: string): string =>
  formatOf(code)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? code

export const isCurrency = (code: string): boolean => codes.includes(code)

/** Supported currencies with their `decimals`: none for the yen. */
export const currencies = codes.map((code, index) => ({
  id: index + 1,
  name: names.of(code) ?? code,
  code,
  symbol: symbolOf(code),
  decimals: formatOf(code).resolvedOptions().maximumFractionDigits ?? 2,
}))
