import { paths } from '../../../lib/paths.ts'

interface SiteLinkTarget {
  readonly to: string
  readonly label: string
}

/** Spec §2 "Header links"; brand, support, login and sign-up are separate. */
export const headerLinks: readonly SiteLinkTarget[] = [
  { to: paths.services(), label: 'Services' },
  { to: paths.features(), label: 'Features' },
  { to: paths.pricing(), label: 'Pricing' },
  { to: paths.blog(), label: 'Blog' },
]

/** Spec §2 "Footer links". */
export const footerLinks: readonly SiteLinkTarget[] = [...headerLinks, { to: paths.faq(), label: 'FAQ' }]

export const companyLinks: readonly SiteLinkTarget[] = [
  { to: paths.about(), label: 'About Us' },
  { to: paths.contact(), label: 'Contact support' },
  { to: paths.privacy(), label: 'Privacy Policy' },
  { to: paths.terms(), label: 'Terms of Service' },
]
