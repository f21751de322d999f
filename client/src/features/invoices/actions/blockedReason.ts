interface Payable {
  readonly name: string
  readonly status: 'PAID' | 'UNPAID' | null
  readonly voidedAt: number | null
}

/** Why the invoice can't be paid any more, or null. */
export function getBlockedReason({ name, status, voidedAt }: Payable): string | null {
  if (voidedAt !== null) return `${name} was voided.`
  return status === 'PAID' ? `${name} is already paid.` : null
}
