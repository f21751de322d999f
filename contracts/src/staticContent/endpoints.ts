import type { Endpoint } from '../wire/endpoint.ts'
import { StaticContent, StaticContentPage, StaticContentQuery, StaticContentTypeQuery } from './schemas.ts'

export const staticContentEndpoints = {
  listStaticContents: {
    method: 'GET',
    path: '/static_contents',
    input: StaticContentQuery,
    data: StaticContentPage,
    access: 'public',
    origin: 'inferred',
  },
  getStaticContent: {
    method: 'GET',
    path: '/static_contents/type_request',
    input: StaticContentTypeQuery,
    data: StaticContent,
    access: 'public',
    origin: 'inferred',
  },
} as const satisfies Record<string, Endpoint>
