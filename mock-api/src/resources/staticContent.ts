import { responseCode } from '@callout/contracts/envelope'
import type { DomainHandlers } from '../handlers.ts'
import { pageOf } from '../page.ts'
import { Refusal } from '../refusal.ts'
import { texts, UPDATED_AT } from './staticContent/texts.ts'

export const staticContentHandlers: DomainHandlers<'staticContent'> = {
  listStaticContents: ({ input }) => {
    const { rows, pagination } = pageOf(texts, input)
    const contents = rows.map(({ id, content_type, title }) => ({ id, content_type, title, updated_at: UPDATED_AT }))
    return { contents, pagination }
  },

  getStaticContent: ({ input }) => {
    const text = texts.find(({ content_type }) => content_type === input.type)
    if (!text) throw new Refusal(responseCode.NOT_FOUND, 'There is no such text.')
    const { content_type, title, body_html } = text
    return { content_type, title, body_html, url: null, updated_at: UPDATED_AT }
  },
}
