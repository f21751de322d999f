import type { contentType } from '@callout/contracts/staticContent/schemas'
import type { CodeOf } from '@callout/contracts/wire/codes'
import { builtInTexts } from '@callout/contracts/staticContent/texts'

/** When the texts were last changed, in Unix seconds: 2 November 2026, 09:00 UTC. */
export const UPDATED_AT = Date.UTC(2026, 10, 2, 9) / 1000

export interface Text {
  readonly id: number
  readonly content_type: CodeOf<typeof contentType>
  readonly title: string
  readonly body_html: string
}

export const texts: readonly Text[] = [
  { id: 1, content_type: 'privacy_policy', title: 'Privacy Policy', body_html: builtInTexts.PRIVACY_POLICY },
  { id: 2, content_type: 'terms_of_service', title: 'Terms of Service', body_html: builtInTexts.TERMS_OF_SERVICE },
  { id: 3, content_type: 'about', title: 'About the product', body_html: builtInTexts.ABOUT },
  { id: 4, content_type: 'share_app', title: 'Share the product app', body_html: builtInTexts.SHARE_APP },
  { id: 5, content_type: 'faq', title: 'Frequently asked questions', body_html: builtInTexts.FAQ },
]
