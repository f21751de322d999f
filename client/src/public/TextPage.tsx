import { paths } from '../shared/paths.ts'
import { SUPPORT_EMAIL } from '../shared/support.ts'
import { PageTitle } from '../shared/ui/PageTitle.tsx'
import classes from './PlainPage.module.css'
import { PublicLayout } from './PublicLayout.tsx'
import { PublicLink } from './PublicLink.tsx'

const texts = {
  terms: {
    title: 'Terms of Use',
    text: 'The terms of use are part of the agreement with your company. Its owner has a copy, and we send you one when you ask.',
  },
  privacy: {
    title: 'Privacy Policy',
    text: 'Callout keeps what is needed to plan and do the work: your account, your jobs and your customers. This browser keeps your session until you sign out. We send you the full policy when you ask.',
  },
} as const

/** Terms of Use and Privacy Policy. */
export function TextPage({ name }: { readonly name: keyof typeof texts }) {
  const { title, text } = texts[name]
  return (
    <PublicLayout>
      <PageTitle>{title}</PageTitle>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
      <p>
        <a className={classes.primary} href={`mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent(title)}`}>
          Write to {SUPPORT_EMAIL}
        </a>
      </p>
      <p className={classes.text}>
        <PublicLink to={paths.login()}>Go back to Login</PublicLink>
      </p>
    </PublicLayout>
  )
}
