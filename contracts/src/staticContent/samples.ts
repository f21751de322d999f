import type { z } from '../wire/zod.ts'
import type { StaticContent, StaticContentPage } from './schemas.ts'

export const staticContents = {
  contents: [
    { id: 1, content_type: 'privacy_policy', title: 'Privacy Policy', updated_at: 1767225600 },
    { id: 2, content_type: 'share_app', title: null, updated_at: null },
  ],
  pagination: { current_page: 1, per_page: 10, total_count: 2, total_pages: 1 },
} satisfies z.input<typeof StaticContentPage>

export const privacyPolicy = {
  content_type: 'privacy_policy',
  title: 'Privacy Policy',
  body_html: '<h2>What we keep</h2><p>As little as the work needs.</p>',
  url: 'https://callout.test/privacy',
  updated_at: 1767225600,
} as const satisfies z.input<typeof StaticContent>
