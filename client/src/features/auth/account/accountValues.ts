/** The fields of the account form (spec §2, step `default`). */
export type AccountValues = {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  /** Digits, without plus. */
  readonly phoneCountryCode: string
  readonly phone: string
}
