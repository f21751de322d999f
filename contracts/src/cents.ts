/** Cents of an amount, half-up. The nudge undoes binary fractions: 1.005 is 101 cents. */
export const toCents = (amount: number): number => Math.sign(amount) * Math.round(Math.abs(amount) * 100 + 1e-6)
export const fromCents = (cents: number): number => cents / 100

/** Adds amounts of money as whole cents: 0.1 and 0.2 are 0.3. */
export const sumOfMoney = (amounts: readonly number[]): number => fromCents(amounts.reduce((cents, amount) => cents + toCents(amount), 0))
