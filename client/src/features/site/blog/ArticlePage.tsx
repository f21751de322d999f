import type { ComponentType } from 'react'
import { useParams } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import article from '../pages/article.module.css'
import { AssistStrip } from '../AssistStrip.tsx'
import classes from '../content.module.css'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { PageHead } from '../frame/PageHead.tsx'
import { SiteLink } from '../frame/SiteLink.tsx'
import { articles } from './articles.ts'
import { Cancellations } from './Cancellations.tsx'
import { NoSurpriseMessages } from './NoSurpriseMessages.tsx'
import { RecurringVisits } from './RecurringVisits.tsx'
import { SumsThatAgree } from './SumsThatAgree.tsx'

/** By slug. */
const bodies: Readonly<Record<string, ComponentType>> = {
  'recurring-visits-without-fear': RecurringVisits,
  'sums-that-agree': SumsThatAgree,
  'what-a-cancellation-should-leave-behind': Cancellations,
  'no-surprise-messages': NoSurpriseMessages,
}

export function ArticlePage() {
  const { slug } = useParams()
  const place = articles.findIndex((item) => item.slug === slug)
  const shown = articles[place]
  const Body = bodies[shown?.slug ?? '']
  if (!shown || !Body) return <NotFoundPage />
  const next = articles[(place + 1) % articles.length]
  return (
    <>
      <article className={`${classes.section} ${classes.beside}`}>
        <PageHead title={shown.title} description={shown.summary} />
        <div>
          <SiteLink to={paths.blog()} className={article.back}>
            ← All articles
          </SiteLink>
          <h1 className={classes.h1}>{shown.title}</h1>
          <p className={classes.lead}>{shown.summary}</p>
          <p className={article.minutes}>{shown.minutes} min read</p>
        </div>
        <div className={article.body}>
          <Body />
          {next && (
            <p>
              Next: <SiteLink to={paths.article(next.slug)}>{next.title}</SiteLink>
            </p>
          )}
        </div>
      </article>
      <AssistStrip />
    </>
  )
}
