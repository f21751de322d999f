import { responseCode } from '@callout/contracts/wire/envelope'
import type { DomainHandlers } from '../http/handlers.ts'
import { getPage } from '../http/page.ts'
import { ApiError } from '../http/apiError.ts'
import type { Store } from '../db/store.ts'
import { type Text, texts, UPDATED_AT } from './staticContent/texts.ts'

const isOffered = (store: Store, type: Text['content_type']): boolean => store.withdrawnTexts.count('content_type', type) === 0

export function withdrawText(store: Store, content_type: Text['content_type']): void {
  if (isOffered(store, content_type)) store.withdrawnTexts.insert({ content_type })
}

export const staticContentHandlers: DomainHandlers<'staticContent'> = {
  listStaticContents: ({ input, store }) => {
    const { rows, pagination } = getPage(
      texts.filter(({ content_type }) => isOffered(store, content_type)),
      input,
    )
    const contents = rows.map(({ id, content_type, title }) => ({ id, content_type, title, updated_at: UPDATED_AT }))
    return { contents, pagination }
  },

  getStaticContent: ({ input, store }) => {
    const text = texts.find(({ content_type }) => content_type === input.type && isOffered(store, content_type))
    if (!text) throw new ApiError(responseCode.NOT_FOUND, 'This text doesn’t exist.')
    const { content_type, title, body_html } = text
    return { content_type, title, body_html, url: null, updated_at: UPDATED_AT }
  },
}
