import { paths } from '../../../lib/paths.ts'
import { SiteLink } from './SiteLink.tsx'

interface SupportLinkProps {
  readonly children: string
  readonly className?: string | undefined
}

const externalForm = import.meta.env.VITE_SUPPORT_FORM_URL

/** Spec §2 "an external support contact form"; default: the built-in one. */
export function SupportLink({ children, className }: SupportLinkProps) {
  if (typeof externalForm === 'string' && externalForm.startsWith('https://'))
    return (
      <a href={externalForm} target="_blank" rel="noreferrer" className={className}>
        {children}
      </a>
    )
  return (
    <SiteLink to={paths.contact()} className={className}>
      {children}
    </SiteLink>
  )
}
