import { paths } from '../../../lib/paths.ts'
import { SiteLink } from '../frame/SiteLink.tsx'

export function Cancellations() {
  return (
    <>
      <p>
        A customer calls: not tomorrow. The easy thing is to cross the visit out and move on. But a visit that’s gone can’t answer any
        questions. Not for the technician who drove out for nothing, and not for you at the end of the year, when you want to know why March
        was so slow.
      </p>
      <h2>Record the reason, from a short list</h2>
      <p>
        Five reasons are enough: the customer is away, found someone else, finds it too expensive, no longer has the problem, or we couldn’t
        make it. People fill in a short list. They skip a long one, and you can’t count free text. Add one sentence for the story.
      </p>
      <h2>Keep what you agreed on</h2>
      <p>
        Line items, prices and notes belong to the job, not to the date. If the customer comes back in three weeks, reopen the job instead
        of asking everything again, at the price you quoted.
      </p>
      <h2>Decide who to tell</h2>
      <p>
        Two people need to know: the customer, who wants it confirmed, and the technician who was going to drive there. Decide on both when
        you cancel. A confirmation that goes out on its own a day later does more harm than none.{' '}
        <SiteLink to={paths.article('no-surprise-messages')}>More on messages</SiteLink>
      </p>
      <h2>Use the free hour</h2>
      <ol>
        <li>First look for unscheduled visits near where your people already are.</li>
        <li>Then for customers who asked you to call when something opens up.</li>
        <li>Then for tomorrow’s visit that’s hardest to reach on time.</li>
      </ol>
      <h2>Review the reasons twice a year</h2>
      <p>
        Too many “found someone else” means you answer too slowly. Too many “we couldn’t make it” means you promise too much. You’ll see
        neither in a calendar where cancelled visits were crossed out.
      </p>
    </>
  )
}
