import { staticContentEndpoints } from '@callout/contracts/staticContent/endpoints'
import type { Resolvers } from '../generated/resolvers.ts'
import { pageOf } from '../page.ts'
import type { RestData } from '../rest/types.ts'

/** A row of the list, or the text itself. */
export type StaticContentSource =
  | RestData<typeof staticContentEndpoints.listStaticContents>['contents'][number]
  | RestData<typeof staticContentEndpoints.getStaticContent>

export const staticContent = {
  Query: {
    staticContents: async (_, input, { rest }) => {
      const { contents, pagination } = await rest(staticContentEndpoints.listStaticContents, input)
      return pageOf(contents, pagination)
    },
    staticContent: async (_, input, { rest }) => {
      const text = await rest(staticContentEndpoints.getStaticContent, input)
      return { ...text, contentType: text.contentType ?? input.type }
    },
  },
  StaticContent: {
    type: ({ contentType }) => contentType,
  },
} satisfies Resolvers
