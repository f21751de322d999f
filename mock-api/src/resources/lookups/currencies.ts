import { DEFAULT_CURRENCY } from '@callout/contracts/constants'

/** ISO 4217. Ids are kept by nothing, but stay: new ones go to the end. */
const codes = `${DEFAULT_CURRENCY} AED ARS AUD BDT BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP GHS HKD HUF IDR ILS INR JPY KES KRW
  KWD LKR MAD MXN MYR NGN NOK NZD OMR PEN PHP PKR PLN QAR RON SAR SEK SGD THB TRY TWD TZS UAH UGX VND ZAR`.split(/\s+/)
const names = new Intl.DisplayNames('en', { type: 'currency' })

const formatOf = (currency: string) => new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
const symbolOf = (code: string): string =>
  formatOf(code)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? code

/** Whether an account can be kept in a currency of that code. */
export const isCurrency = (code: string): boolean => codes.includes(code)

/** What an account can be kept in. `decimals` as the currency has them: none for the yen. */
export const currencies = codes.map((code, index) => ({
  id: index + 1,
  name: names.of(code) ?? code,
  code,
  symbol: symbolOf(code),
  decimals: formatOf(code).resolvedOptions().maximumFractionDigits ?? 2,
}))
