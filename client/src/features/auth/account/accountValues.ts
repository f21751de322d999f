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

/** Fields of the account form: `short` hides names and phone (spec §2 "In the shown layout"), `full` shows all. */
export type AccountLayout = 'short' | 'full'
export const accountLayout: AccountLayout = 'short'
