import { staticContentEndpoints } from '@callout/contracts/staticContent/endpoints'
import type { Resolvers } from '../generated/resolvers.ts'
import { getList } from '../lists/listOf.ts'

export const staticContent = {
  Query: {
    staticContents: getList(staticContentEndpoints.listStaticContents, 'contents'),
    staticContent: async (_, input, { rest }) => {
      const text = await rest(staticContentEndpoints.getStaticContent, input)
      return { ...text, contentType: text.contentType ?? input.type }
    },
  },
  StaticContent: {
    type: ({ contentType }) => contentType,
  },
} satisfies Resolvers
