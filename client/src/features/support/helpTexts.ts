import { useStaticContentsQuery } from './contact/support.generated.ts'
import type { StaticContentType } from '../../lib/api/schemaTypes.generated.ts'

interface HelpTextOf {
  readonly title: string
  readonly about: string
  readonly type: StaticContentType
}

/** By path below `/help`, the same as on the public site; titles of spec §2 "About Us page". */
export const helpTexts: Readonly<Record<string, HelpTextOf>> = {
  'privacy-policy': { title: 'Privacy Policy', about: 'What data we keep, why and for how long', type: 'PRIVACY_POLICY' },
  'terms-of-service': {
    title: 'Terms of Service',
    about: 'What you can expect from us, and what we expect from you',
    type: 'TERMS_OF_SERVICE',
  },
  'about-the-product': { title: 'About the product', about: 'What Callout is for', type: 'ABOUT' },
  'share-the-app': { title: 'Share the product app', about: 'Send Callout to someone who could use it', type: 'SHARE_APP' },
}

export function useListedTexts() {
  const { data, error, refetch } = useStaticContentsQuery()
  const items = data?.staticContents.items
  return {
    getText: (type: StaticContentType) => items?.find((item) => item.type === type) ?? null,
    error: items ? undefined : error,
    retry: () => void refetch().catch(() => {}),
  }
}
