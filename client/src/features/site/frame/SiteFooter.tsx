import { paths } from '../../../lib/paths.ts'
import { SUPPORT_EMAIL } from '../../../lib/support.ts'
import { Wordmark } from '../../../components/page/Wordmark.tsx'
import classes from './SiteFooter.module.css'
import { companyLinks, footerLinks } from './siteLinks.ts'
import { SiteLink } from './SiteLink.tsx'

/** Placeholders, as in the spec's footer. */
const address = ['100 Example Street', 'Springfield, IL 62701', 'United States']
const phone = { shown: '+1 (555) 010-0123', dialled: '+15550100123' }

/** Spec §2 "Footer links". */
export function SiteFooter() {
  return (
    <footer className={classes.footer}>
      <div className={classes.columns}>
        <div className={classes.about}>
          <SiteLink to={paths.landing()} className={classes.brand} aria-label="Callout, home">
            <Wordmark size={24} />
          </SiteLink>
          <p>Your schedule, customers, invoices and team in one place.</p>
        </div>
        <nav aria-label="Product">
          <h2>Product</h2>
          <LinkList links={footerLinks} />
        </nav>
        <nav aria-label="Company">
          <h2>Company</h2>
          <LinkList links={companyLinks} />
        </nav>
        <div>
          <h2>Contact</h2>
          <address>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>
            <a href={`tel:${phone.dialled}`}>{phone.shown}</a>
          </address>
        </div>
      </div>
      <p className={classes.rights}>Copyright © 2019 Callout. All rights reserved.</p>
    </footer>
  )
}

function LinkList({ links }: { readonly links: typeof footerLinks }) {
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <SiteLink to={to}>{label}</SiteLink>
        </li>
      ))}
    </ul>
  )
}
