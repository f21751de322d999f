import type { contentType } from './schemas.ts'
import { aboutHtml, shareHtml } from './texts/about.ts'
import { faqHtml } from './texts/faq.ts'
import { privacyHtml } from './texts/privacy.ts'
import { termsHtml } from './texts/terms.ts'

/** Default texts if the backend has none: HTML with headings, paragraphs and lists. */
export const builtInTexts: Readonly<Record<keyof typeof contentType, string>> = {
  PRIVACY_POLICY: privacyHtml,
  TERMS_OF_SERVICE: termsHtml,
  ABOUT: aboutHtml,
  SHARE_APP: shareHtml,
  FAQ: faqHtml,
}
