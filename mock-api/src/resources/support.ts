import type { DomainHandlers } from '../http/handlers.ts'
import { Answer } from '../http/handlers.ts'
import { sendMail } from './notifications/mail.ts'

export const SUPPORT_EMAIL = 'support@callout.example'

export const supportHandlers: DomainHandlers<'support'> = {
  contactSupport: ({ input, store, clock }) => {
    const { name, email, phone = '', subject, message, page_url = null, app_version = null } = input
    const ticket = store.transaction(() => {
      const content = { name, email, phone, subject, message, page_url, app_version }
      const added = store.tickets.insert({ ...content, company_id: null, created_at: clock.now() })
      sendMail(store, clock, {
        company_id: null,
        to: SUPPORT_EMAIL,
        subject: `[${added.id}] ${subject}`,
        body: `${name} <${email}> ${phone}\n\n${message}`,
      })
      sendMail(store, clock, {
        company_id: null,
        to: email,
        subject: `We got your message: ${subject}`,
        body: `Hello ${name},\n\nthanks for contacting us. Your ticket number is ${added.id}. We’ll reply within one business day.`,
      })
      return added
    })
    return new Answer('Thank you. We got your message.', { ticket_id: ticket.id, received_at: ticket.created_at })
  },
}
