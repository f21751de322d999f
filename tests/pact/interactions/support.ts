import { supportEndpoints } from '@callout/contracts/support/endpoints'
import { ticket } from '@callout/contracts/support/samples'
import { type Interaction, ok, refused, refusedWith, shows } from '../interaction.ts'

const writing = (email: string): Pick<Interaction, 'row' | 'given' | 'operation' | 'sends'> => {
  const typed = { name: 'Nora Newman', email, phone: '5550190', subject: 'Invoices', message: 'Where do I find them?' }
  return {
    row: supportEndpoints.contactSupport,
    given: [],
    operation: {
      query: 'mutation ContactSupport($input: ContactSupportInput!) { contactSupport(input: $input) { ticketId receivedAt message } }',
      variables: { input: { ...typed, pageUrl: 'https://callout.test/faq' } },
    },
    sends: { path: '/contact_us', body: { ...typed, page_url: 'https://callout.test/faq', app_version: '4.0.1' } },
  }
}

export const supportInteractions: readonly Interaction[] = [
  {
    name: 'writing to support',
    ...writing('nora@new.test'),
    reply: ok(ticket, 'Your message is with us.'),
    readsMessage: true,
    answer: shows({ contactSupport: { ticketId: '4711', receivedAt: 1795219200, message: 'Your message is with us.' } }),
  },
  {
    name: 'writing to support with a malformed email address',
    ...writing('nora'),
    reply: refused(422, 'Invalid', { errors: [{ field: 'email', message: 'Invalid' }] }),
    answer: refusedWith('INVALID', 422, 'Invalid', { fields: [{ field: 'email', message: 'Invalid' }] }),
  },
]
