import { OTP_LENGTH } from '@callout/contracts/constants'

/** Digits, each after at most one space, dot or hyphen: "123-456". */
const GROUPED = /\p{Nd}(?:[\s.\p{Pd}]?\p{Nd})*/gu
const NOT_A_DIGIT = /[^0-9]/g

/** The only verification code in a pasted text, such as "Your code is 123-456."; null: none, or several. */
export function readCode(text: string): string | null {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  for (const pattern of [GROUPED, /\d+/g]) {
    const codes = (plain.match(pattern) ?? []).map((part) => part.replace(NOT_A_DIGIT, '')).filter(({ length }) => length === OTP_LENGTH)
    const [code, ...others] = new Set(codes)
    if (code !== undefined && others.length === 0) return code
  }
  return null
}
