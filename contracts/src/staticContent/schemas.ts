import { codeInput, codeSchema } from '../wire/codes.ts'
import { pageQuery, Pagination } from '../wire/page.ts'
import { Instant, nullish, RecordId, z } from '../wire/zod.ts'

export const contentType = {
  PRIVACY_POLICY: { code: 'privacy_policy', label: 'Privacy Policy' },
  TERMS_OF_SERVICE: { code: 'terms_of_service', label: 'Terms of Service' },
  ABOUT: { code: 'about', label: 'About the product' },
  SHARE_APP: { code: 'share_app', label: 'Share the product app' },
  FAQ: { code: 'faq', label: 'FAQ' },
} as const

export const StaticContentSummary = z.object({
  id: RecordId,
  content_type: nullish(codeSchema(contentType)),
  title: nullish(z.string()),
  updated_at: nullish(Instant),
})
export const StaticContentPage = z.object({ contents: z.array(StaticContentSummary), pagination: nullish(Pagination) })
export const StaticContentQuery = z.object(pageQuery)

export const StaticContent = z.object({
  content_type: nullish(codeSchema(contentType)),
  title: nullish(z.string()),
  body_html: nullish(z.string()),
  url: nullish(z.string()),
  updated_at: nullish(Instant),
})
export const StaticContentTypeQuery = z.object({ type: codeInput(contentType) })
