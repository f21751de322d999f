import type { CodeOf } from '@callout/contracts/wire/codes'
import type { transactionStatus, transactionType } from '@callout/contracts/plans/codes'
import { defineCollection } from '../../db/collection.ts'

export interface TransactionRecord {
  readonly id: number
  readonly company_id: number
  readonly transaction_number: string
  readonly transaction_type: CodeOf<typeof transactionType>
  readonly amount: number
  readonly currency_code: string
  readonly status: CodeOf<typeof transactionStatus>
  readonly status_desc: string | null
  readonly reference: string
  readonly plan_name: string
  readonly lines: readonly { readonly name: string; readonly amount: number }[]
  readonly created_at: number
  /** How the company presented itself then, by the place among its `letterheads`; missing in older records. */
  readonly letterhead?: number
}

export const planCollections = {
  transactions: defineCollection<TransactionRecord>()({ indexes: { company_id: (transaction) => transaction.company_id } }),
} as const
