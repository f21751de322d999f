export interface AddressParts {
  readonly suite_no?: string | null
  readonly street1?: string | null
  readonly street2?: string | null
  readonly city?: string | null
  readonly province?: string | null
  readonly postal_code?: string | null
  readonly country?: string | null
}

type Order = (parts: Required<{ readonly [Part in 'city' | 'province' | 'postal']: string }>) => readonly string[]

const spaced = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ')
const listed = (...parts: readonly string[]): string => parts.filter(Boolean).join(', ')

const american: Order = ({ city, province, postal }) => [listed(city, spaced(province, postal))]
const continental: Order = ({ city, province, postal }) => [spaced(postal, city), province === city ? '' : province]
const italian: Order = ({ city, province, postal }) => [spaced(postal, city, province)]
const british: Order = ({ city, province, postal }) => [city, province === city ? '' : province, postal]
const australian: Order = ({ city, province, postal }) => [spaced(city, province, postal)]
const indian: Order = ({ city, province, postal }) => [spaced(city, postal), province]

// oxfmt-ignore
const orders: readonly (readonly [Order, readonly string[]])[] = [
  [continental, ['Austria', 'AT', 'Belgium', 'BE', 'Croatia', 'HR', 'Czechia', 'CZ', 'Denmark', 'DK', 'Estonia', 'EE', 'Finland', 'FI', 'France', 'FR', 'Germany', 'DE', 'Greece', 'GR', 'Iceland', 'IS', 'Israel', 'IL', 'Luxembourg', 'LU', 'Netherlands', 'NL', 'Norway', 'NO', 'Poland', 'PL', 'Portugal', 'PT', 'Romania', 'RO', 'Serbia', 'RS', 'Slovakia', 'SK', 'Slovenia', 'SI', 'Sweden', 'SE', 'Switzerland', 'CH', 'Turkey', 'Türkiye', 'TR']],
  [italian, ['Italy', 'IT', 'Spain', 'ES', 'Mexico', 'MX']],
  [british, ['United Kingdom', 'GB', 'UK', 'Ireland', 'IE', 'South Africa', 'ZA']],
  [australian, ['Australia', 'AU', 'New Zealand', 'NZ', 'Canada', 'CA']],
  [indian, ['India', 'IN', 'Pakistan', 'PK', 'Bangladesh', 'BD']],
]
const orderOf = new Map(orders.flatMap(([order, countries]) => countries.map((country) => [country.toLowerCase(), order] as const)))

const text = (part: string | null | undefined): string => part?.trim() ?? ''

/** Address lines in the country's format, without unknown parts. The country is added unless it is the sender's. */
export function addressLines(address: AddressParts, senderCountry?: string | null): string[] {
  const country = text(address.country)
  const order = orderOf.get(country.toLowerCase()) ?? american
  const place = order({ city: text(address.city), province: text(address.province), postal: text(address.postal_code) })
  const isAbroad = country.toLowerCase() !== text(senderCountry).toLowerCase()
  const streets = [listed(text(address.street1), text(address.suite_no)), text(address.street2)]
  return [...streets, ...place, isAbroad ? country : ''].filter(Boolean)
}

/** Countries that use Letter paper; others use A4. */
// oxfmt-ignore
const letterCountries = new Set(['united states', 'us', 'usa', 'canada', 'ca', 'mexico', 'mx', 'chile', 'cl', 'colombia', 'co', 'costa rica', 'cr', 'dominican republic', 'do', 'el salvador', 'sv', 'guatemala', 'gt', 'honduras', 'hn', 'nicaragua', 'ni', 'panama', 'pa', 'philippines', 'ph', 'puerto rico', 'pr', 'venezuela', 've'])
export const paperSizeOf = (country: string | null | undefined): 'A4' | 'LETTER' =>
  letterCountries.has(text(country).toLowerCase()) ? 'LETTER' : 'A4'
