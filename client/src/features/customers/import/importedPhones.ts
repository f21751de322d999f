import { formatPhone } from '../../../lib/phones/formatPhone.ts'
import { formatExtension, type Phone, phoneWarning, readPhones } from '../../../lib/phones/readPhones.ts'

const NO_PHONE = /^(?:n\/a|none|[-–—]+)$/i

interface ImportedPhones {
  readonly values: {
    readonly phone: string
    readonly phoneCountryCode?: string
    readonly alternatePhone: string
    readonly alternatePhoneCountryCode?: string
  }
  /** Extensions, and numbers beyond the second. */
  readonly notes: readonly string[]
}

interface PhoneCell {
  readonly text: string
  readonly phones: readonly Phone[]
}

function readCell(cell: string, countryCode: string): PhoneCell {
  const text = NO_PHONE.test(cell.trim()) ? '' : cell.trim()
  return { text, phones: readPhones(text, countryCode) }
}

/** Reads two phone cells. A second number in the first one is the other phone. Other text is unchanged, so that validation rejects it. */
export function importedPhones(phone: string, alternatePhone: string, countryCode: string): ImportedPhones {
  const [main, other] = [readCell(phone, countryCode), readCell(alternatePhone, countryCode)]
  const [first, ...more] = main.phones
  const others = [...(other.text === '' ? [] : other.phones), ...more]
  const second = other.text === '' || other.phones.length > 0 ? others[0] : undefined
  const rest = others.filter((item) => item !== second)
  return {
    values: {
      phone: first?.digits ?? main.text,
      ...(first && { phoneCountryCode: first.code }),
      alternatePhone: second?.digits ?? other.text,
      ...(second && { alternatePhoneCountryCode: second.code }),
    },
    notes: [
      ...rest.map(({ code, digits }) => `Other phone: ${formatPhone(digits, code)}`),
      ...[first, ...others].flatMap((item) => (item?.extension ? [formatExtension(item)] : [])),
    ],
  }
}

/** The first phone for the preview, and a warning if it can't be one. */
export function phoneFacts(phone: string, countryCode: string | undefined): string[] {
  const warning = phoneWarning(phone, countryCode)
  return [countryCode ? formatPhone(phone, countryCode) : phone, ...(warning ? [warning] : [])]
}
