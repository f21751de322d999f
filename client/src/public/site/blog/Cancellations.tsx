import { paths } from '../../../shared/paths.ts'
import { SiteLink } from '../SiteLink.tsx'

export function Cancellations() {
  return (
    <>
      <p>
        A customer calls: not tomorrow. The easy thing is to strike the visit out and go on. But a visit that has vanished answers no
        question: not the one of the person who drove there in vain, and not yours at the end of the year, when you want to know why March
        was so thin.
      </p>
      <h2>Write down the reason, from a short list</h2>
      <p>
        Five reasons are enough: the customer is away, has found somebody else, finds it too expensive, the problem is gone, we could not
        make it. A short list is filled in. A long one is not, and free text cannot be counted. A sentence beside it keeps the story.
      </p>
      <h2>Keep what was agreed</h2>
      <p>
        The lines, the prices and the notes belong to the job and not to the date. If the customer comes back in three weeks, you open the
        job again instead of asking everything anew, and the price is the one you named.
      </p>
      <h2>Say who was told</h2>
      <p>
        There are two people to tell: the customer, who wants it confirmed, and whoever was going to drive there. Decide on both at the
        moment of cancelling. A confirmation that goes out by itself a day later does more harm than none.{' '}
        <SiteLink to={paths.article('no-surprise-messages')}>More on messages</SiteLink>
      </p>
      <h2>Use the free hour</h2>
      <ol>
        <li>Look for visits without a date that are close to the place where your people are anyway.</li>
        <li>Then for customers who have asked to be called when something becomes free.</li>
        <li>Then for the visit of tomorrow that is hardest to reach in time.</li>
      </ol>
      <h2>Look at the reasons twice a year</h2>
      <p>
        Many “found somebody else” say that you answer too slowly. Many “we could not make it” say that you promise too much. Neither can be
        seen in a calendar from which cancelled visits have been struck out.
      </p>
    </>
  )
}
