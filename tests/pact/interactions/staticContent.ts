import { staticContentEndpoints } from '@callout/contracts/staticContent/endpoints'
import { privacyPolicy, staticContents } from '@callout/contracts/staticContent/samples'
import { type Interaction, ok, refused, refusedWith, shows } from '../interaction.ts'
import { noText } from '../states.ts'
import { pagesOf } from './pages.ts'

const reading = (name: string, type: string): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: staticContentEndpoints.getStaticContent,
  operation: {
    query: 'query StaticContent($type: StaticContentType!) { staticContent(type: $type) { type title bodyHtml url updatedAt } }',
    variables: { type: name },
  },
  sends: { path: '/static_contents/type_request', query: { type } },
})

export const staticContentInteractions: readonly Interaction[] = [
  {
    name: 'listing the texts of the product',
    row: staticContentEndpoints.listStaticContents,
    given: [],
    operation: {
      query: 'query StaticContents { staticContents(page: 1, perPage: 10) { items { type title updatedAt } totalCount page perPage } }',
    },
    sends: { path: '/static_contents', query: { page: '1', per_page: '10' } },
    reply: ok({ ...staticContents, contents: staticContents.contents.slice(0, 1) }),
    answer: shows({
      staticContents: {
        items: [{ type: 'PRIVACY_POLICY', title: 'Privacy Policy', updatedAt: 1767225600 }],
        totalCount: 2,
        page: 1,
        perPage: 10,
      },
    }),
  },
  {
    name: 'reading a text of the product',
    given: [],
    ...reading('PRIVACY_POLICY', 'privacy_policy'),
    reply: ok({ ...privacyPolicy, url: null }),
    unread: ['responseData.content_type'],
    answer: shows({
      staticContent: {
        type: 'PRIVACY_POLICY',
        title: 'Privacy Policy',
        bodyHtml: '<h2>What we keep</h2><p>As little as the work needs.</p>',
        url: null,
        updatedAt: 1767225600,
      },
    }),
  },
  {
    name: 'reading a text that does not exist',
    given: [noText('share_app')],
    ...reading('SHARE_APP', 'share_app'),
    reply: refused(404, 'This text doesn’t exist.'),
    answer: refusedWith('NOT_FOUND', 404, 'This text doesn’t exist.'),
  },
  ...pagesOf({
    of: 'texts of the product',
    row: staticContentEndpoints.listStaticContents,
    given: [noText('about'), noText('share_app'), noText('faq')],
    root: 'staticContents',
    wire: 'contents',
    key: 'content_type',
    path: '/static_contents',
    sent: {},
    both: [
      [{ id: 1, content_type: 'privacy_policy' }, { type: 'PRIVACY_POLICY' }],
      [{ id: 2, content_type: 'terms_of_service' }, { type: 'TERMS_OF_SERVICE' }],
    ],
  }),
]
