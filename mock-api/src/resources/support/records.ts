import { defineCollection } from '../../db/collection.ts'

export interface TicketRecord {
  readonly id: number
  readonly company_id: null
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly subject: string
  readonly message: string
  readonly page_url: string | null
  readonly app_version: string | null
  readonly created_at: number
}

export const supportCollections = {
  tickets: defineCollection<TicketRecord>()({ indexes: {} }),
} as const
