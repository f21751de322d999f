import { paths } from '../../../lib/paths.ts'
import article from '../pages/article.module.css'
import classes from '../content.module.css'
import { PageHead } from '../frame/PageHead.tsx'
import { SiteLink } from '../frame/SiteLink.tsx'
import { articles } from './articles.ts'

export function BlogPage() {
  return (
    <section className={classes.section}>
      <PageHead
        title="Blog"
        description="Short articles for service businesses: recurring visits, matching totals, cancellations and customer messages."
      />
      <div className={classes.headline}>
        <h1 className={classes.h1}>Notes on running a service business</h1>
        <p className={classes.lead}>Short reads that help whether you use Callout or a paper calendar.</p>
      </div>
      <ul className={article.list}>
        {articles.map(({ slug, title, summary, minutes }) => (
          <li key={slug}>
            <h2>
              <SiteLink to={paths.article(slug)}>{title}</SiteLink>
            </h2>
            <p>{summary}</p>
            <p className={article.minutes}>{minutes} min read</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
