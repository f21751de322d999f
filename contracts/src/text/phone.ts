/** Where the country code is missing (spec §9). */
export const DEFAULT_PHONE_COUNTRY_CODE = '1'

export const dialDigits = (countryCode: string | null | undefined): string => countryCode?.replace(/\D/g, '') || DEFAULT_PHONE_COUNTRY_CODE

/** "+1 (555) 010-0199" for ten digits with the code 1, or after "+1"; null: other countries group their numbers in other ways. */
export function formatNorthAmerican(phone: string, countryCode: string | null | undefined): string | null {
  const [, plus, area, exchange, line] = /^(\+1)?(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? []
  return area && (plus || dialDigits(countryCode) === '1') ? `+1 (${area}) ${exchange}-${line}` : null
}
