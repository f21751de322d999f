import { Anchor } from '@mantine/core'
import { APP_VERSION } from '@callout/contracts/constants'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ContactForm } from './contact/ContactForm.tsx'
import { lastError } from '../../lib/api/lastError.ts'
import { paths } from '../../lib/paths.ts'
import { SUPPORT_EMAIL } from '../../lib/support.ts'
import { PageHeader } from '../../components/page/PageHeader.tsx'
import classes from './Help.module.css'

/** Limits the link's parameter to paths of this product. */
function getPage(from: string | null): string {
  const { href, origin } = window.location
  if (!from || !URL.canParse(from, origin)) return href
  const page = new URL(from, origin)
  return page.origin === origin ? page.href : href
}

/** `/help/contact`: a message to support, with the page, version and last error unless unticked. */
export function HelpContactPage() {
  const [params] = useSearchParams()
  const [around] = useState(() => ({ page: getPage(params.get('from')), version: APP_VERSION, lastError: lastError() }))
  return (
    <div className={classes.page}>
      <PageHeader
        title="Contact support"
        subtitle={
          <>
            We’ll reply by email. Prefer your own? Write to{' '}
            <Anchor href={`mailto:${SUPPORT_EMAIL}`} underline="always">
              {SUPPORT_EMAIL}
            </Anchor>
          </>
        }
        back={{ to: paths.help(), label: 'Help and support' }}
      />
      <ContactForm around={around} />
    </div>
  )
}
