/** Cents of an amount, rounded half-up. Corrects binary fractions: 1.005 is 101 cents. */
export const toCents = (amount: number): number => Math.sign(amount) * Math.round(Math.abs(amount) * 100 + 1e-6)
export const fromCents = (cents: number): number => cents / 100

/** Adds amounts in whole cents: 0.1 + 0.2 = 0.3. */
export const sumOfMoney = (amounts: readonly number[]): number => fromCents(amounts.reduce((cents, amount) => cents + toCents(amount), 0))
