import type { Clock } from '../../clock.ts'
import type { OutboxRecord } from '../auth/records.ts'
import type { New } from '../../db/collection.ts'
import type { Store } from '../../db/store.ts'

type Mail = Pick<New<OutboxRecord>, 'company_id' | 'to' | 'subject' | 'body'> & { readonly code?: string }

/** Puts a mail into the outbox, where a real backend would send it. */
export function sendMail(store: Store, clock: Clock, { code, ...mail }: Mail): void {
  store.outbox.insert({ ...mail, medium: 'email', code: code ?? null, sent_at: clock.now() })
}

/** How a mail begins; many who register give no name. */
export const greeting = (firstName: string): string => (firstName === '' ? 'Hello,' : `Hello ${firstName},`)
