import { notificationEndpoints } from '@callout/contracts/notifications/endpoints'
import { messageTemplate } from '@callout/contracts/notifications/samples'
import { type Interaction, ok, refused, refusedAt, refusedWith, shows } from '../../interaction.ts'
import { these, WORD } from '../../recordStates.ts'
import { OWNER_TOKEN, ownerSignedIn } from '../../states.ts'
import { signedInWithout } from '../../workStates.ts'
import { asAdmin, reading, listing, adding, changing, deleting } from './templateCalls.ts'

const REFUSED = 'You don’t have permission to manage messages.'
const NOT_THERE = 'This template doesn’t exist.'
const withoutRight = [signedInWithout('manage_notifications')]

const ownState = these(
  'messageTemplates',
  {
    id: 9001,
    name: WORD,
    event: 'on_the_way',
    notification_medium: 'sms',
    subject: 'Coming',
    body: 'We come, {{client_name}}',
    is_active: true,
  },
  { id: 9002, name: WORD, event: 'on_the_way', of_another_company: true },
)
/** As the mock numbers those of a company's own. */
const ID = 9101
const FOREIGN_ID = 9102

const template = {
  name: WORD,
  event: 'on_the_way',
  notification_medium: 'sms',
  subject: 'Coming',
  body: 'We come, {{client_name}}',
  is_active: true,
  is_default: false,
}
const shown = {
  name: WORD,
  event: 'ON_THE_WAY',
  notificationMedium: 'SMS',
  subject: 'Coming',
  body: 'We come, {{client_name}}',
  isActive: true,
  isDefault: false,
}
const pinned = Object.keys(template).map((name) => `responseData.${name}`)

const { is_default: _, ...sent } = template
const { isDefault: __, ...typed } = shown
const added: Interaction = {
  name: 'adding a template',
  given: [ownerSignedIn],
  ...adding(typed, sent),
  reply: ok({ ...template, id: 9200 }),
  answer: shows({ createMessageTemplate: { ...shown, id: '9200' } }),
}
const labels = { name: `${WORD} b`, subject: 'Soon', body: 'Soon at {{visit_address}}' }
const changed: Interaction = {
  name: 'changing the words of a template, and taking it out of use',
  given: [ownerSignedIn, ownState],
  ...changing(ID, { ...labels, isActive: false }, { ...labels, is_active: false }, 'id name subject body isActive'),
  reply: ok({ id: ID, ...labels, is_active: false }),
  pinned: ['id', 'name', 'subject', 'body', 'is_active'].map((name) => `responseData.${name}`),
  answer: shows({ updateMessageTemplate: { id: String(ID), ...labels, isActive: false } }),
}
const deleted: Interaction = {
  name: 'deleting a template',
  given: [ownerSignedIn, ownState],
  ...deleting(ID),
  reply: ok({ id: ID }),
  answer: shows({ deleteMessageTemplate: { id: String(ID) } }),
}
const { variables_used: ___, updated_at: ____, ...first } = messageTemplate
const badBody = { ...sent, body: 'Dear {{client}}' }
const BAD = '{{client}} isn’t a variable'

/** Templates: listed, read, added, changed, deleted, what is so afterwards, and why that is refused; and what they may say. */
export const templateInteractions: readonly Interaction[] = [
  {
    name: 'reading what a template may say',
    given: [ownerSignedIn],
    row: notificationEndpoints.listTemplateVariables,
    operation: { query: 'query Variables { templateVariables { key label sample } }', token: OWNER_TOKEN },
    sends: { path: '/template_variables' },
    reply: ok([{ key: 'company_name', label: 'Company name', sample: 'Prairie Home' }]),
    answer: shows({ templateVariables: [{ key: 'company_name', label: 'Company name', sample: 'Prairie Home' }] }),
  },
  {
    name: 'reading the first templates',
    given: [ownerSignedIn],
    ...listing({ page: 1, perPage: 1 }, { page: '1', per_page: '1' }),
    reply: ok({ templates: [first], pagination: { current_page: 1, per_page: 1, total_count: 18 } }),
    pinned: ['responseData.templates', 'pagination.current_page', 'pagination.per_page'],
    answer: shows({
      messageTemplates: {
        totalCount: 18,
        page: 1,
        perPage: 1,
        items: [
          {
            id: '101',
            name: 'Short confirmation',
            event: 'VISIT_CONFIRMATION',
            notificationMedium: 'EMAIL',
            subject: 'Your visit on {{visit_date}}',
            body: 'See you, {{client_first_name}}.',
            isActive: true,
            isDefault: false,
          },
        ],
      },
    }),
  },
  {
    name: 'reading the templates of one event and medium, on a page behind the last one',
    given: [ownerSignedIn, ownState],
    ...listing(
      { event: 'ON_THE_WAY', notificationMedium: 'EMAIL', page: 2, perPage: 1 },
      { event: 'on_the_way', notification_medium: 'email', page: '2', per_page: '1' },
    ),
    reply: ok({ templates: [], pagination: { current_page: 2, per_page: 1, total_count: 1 } }),
    pinned: ['responseData.templates', 'pagination.current_page', 'pagination.per_page', 'pagination.total_count'],
    answer: shows({ messageTemplates: { totalCount: 1, page: 2, perPage: 1, items: [] } }),
  },
  {
    name: 'reading templates without the authority for it',
    given: withoutRight,
    ...asAdmin(listing({ perPage: 1 }, { per_page: '1' })),
    reply: refused(403, REFUSED),
    answer: refusedWith('FORBIDDEN', 403, REFUSED),
  },
  {
    name: 'reading a template',
    given: [ownerSignedIn, ownState],
    ...reading(ID),
    reply: ok({ id: ID, ...template }),
    pinned,
    answer: shows({ messageTemplate: { id: String(ID), ...shown } }),
  },
  {
    name: 'reading a template of another company',
    given: [ownerSignedIn, ownState],
    ...reading(FOREIGN_ID, 'id'),
    reply: refused(404, NOT_THERE),
    answer: refusedWith('NOT_FOUND', 404, NOT_THERE),
  },
  added,
  {
    name: 'counting the templates of one event after one was added',
    given: added.given,
    after: [added],
    ...listing(
      { event: 'ON_THE_WAY', notificationMedium: 'SMS', page: 3, perPage: 1 },
      { event: 'on_the_way', notification_medium: 'sms', page: '3', per_page: '1' },
    ),
    reply: ok({ templates: [], pagination: { current_page: 3, per_page: 1, total_count: 2 } }),
    pinned: ['responseData.templates', 'pagination.total_count'],
    answer: shows({ messageTemplates: { totalCount: 2, page: 3, perPage: 1, items: [] } }),
  },
  {
    name: 'adding a template with a variable that there is not',
    given: [ownerSignedIn],
    ...adding({ ...typed, body: badBody.body }, badBody),
    reply: refused(422, BAD, { errors: [{ field: 'body', message: BAD }] }),
    answer: refusedAt('createMessageTemplate', 'INVALID', 422, BAD, { fields: [{ field: 'body', message: BAD }] }),
  },
  {
    name: 'adding a template without the authority for it',
    given: withoutRight,
    ...asAdmin(adding(typed, sent)),
    reply: refused(403, REFUSED),
    answer: refusedAt('createMessageTemplate', 'FORBIDDEN', 403, REFUSED),
  },
  changed,
  {
    name: 'reading a template after a change',
    given: changed.given,
    after: [changed],
    ...reading(ID, 'name subject body isActive event'),
    reply: ok({ id: ID, ...labels, is_active: false, event: 'on_the_way' }),
    pinned: ['name', 'subject', 'body', 'is_active', 'event'].map((name) => `responseData.${name}`),
    answer: shows({ messageTemplate: { ...labels, isActive: false, event: 'ON_THE_WAY' } }),
  },
  {
    name: 'changing a template of another company',
    given: [ownerSignedIn, ownState],
    ...changing(FOREIGN_ID, { name: 'A' }, { name: 'A' }),
    reply: refused(404, NOT_THERE),
    answer: refusedAt('updateMessageTemplate', 'NOT_FOUND', 404, NOT_THERE),
  },
  {
    name: 'changing a template without the authority for it',
    given: [...withoutRight, ownState],
    ...asAdmin(changing(ID, { name: 'A' }, { name: 'A' })),
    reply: refused(403, REFUSED),
    answer: refusedAt('updateMessageTemplate', 'FORBIDDEN', 403, REFUSED),
  },
  deleted,
  {
    name: 'reading a template after the deletion',
    given: deleted.given,
    after: [deleted],
    ...reading(ID, 'id'),
    reply: refused(404, NOT_THERE),
    answer: refusedWith('NOT_FOUND', 404, NOT_THERE),
  },
  {
    name: 'deleting a template of another company',
    given: [ownerSignedIn, ownState],
    ...deleting(FOREIGN_ID),
    reply: refused(404, NOT_THERE),
    answer: refusedAt('deleteMessageTemplate', 'NOT_FOUND', 404, NOT_THERE),
  },
  {
    name: 'deleting a template without the authority for it',
    given: [...withoutRight, ownState],
    ...asAdmin(deleting(ID)),
    reply: refused(403, REFUSED),
    answer: refusedAt('deleteMessageTemplate', 'FORBIDDEN', 403, REFUSED),
  },
]
