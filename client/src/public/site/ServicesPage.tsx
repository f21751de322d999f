import { paths } from '../../shared/paths.ts'
import { AssistStrip } from './AssistStrip.tsx'
import classes from './content.module.css'
import { PageHead } from './PageHead.tsx'
import { AssignPicture } from './pictures/AssignPicture.tsx'
import { JoinActions } from './JoinActions.tsx'
import { SiteLink } from './SiteLink.tsx'
import table from './table.module.css'

const trades = [
  {
    name: 'Heating, ventilation and air conditioning',
    text: 'Tune-ups in season, breakdowns in between, and the parts that belong to each.',
  },
  { name: 'Plumbing', text: 'The leak of this morning in front of the bathroom of next week, without forgetting either.' },
  { name: 'Electrical', text: 'From a ceiling fan to a panel upgrade over several visits, with the notes of every visit in one place.' },
  { name: 'Cleaning', text: 'The same place again and again, by the people who know it.' },
  { name: 'Landscaping', text: 'Rounds by day and district, moved when the weather does.' },
  { name: 'Appliance repair', text: 'Look first, come back with the part: two visits, one job, one invoice.' },
]

const people = [
  { who: 'Owner of a company', sees: 'Every branch, job and person of the company' },
  { who: 'Staff admin', sees: 'What the owner has given authority for' },
  { who: 'Branch head', sees: 'The jobs and the staff of the own branch' },
  { who: 'Staff', sees: 'The own visits, and what is needed to do them' },
  { who: 'Individual provider', sees: 'Everything: office and staff are one person' },
]

/** Whom the product serves, and how. */
export function ServicesPage() {
  return (
    <>
      <PageHead
        title="Services"
        description="Callout is for work that is done at the customer’s place: heating, plumbing, electrical, cleaning, landscaping and appliance repair."
      />
      <section className={classes.section}>
        <h1 className={classes.h1}>For work that is done at the customer’s place</h1>
        <p className={classes.lead}>
          Somebody calls, somebody goes there, something is mended, somebody pays. The trades differ, the way of a job does not. These are
          the ones that Callout knows from the start; you pick yours when you sign up.
        </p>
        <ul className={classes.grid}>
          {trades.map(({ name, text }) => (
            <li key={name}>
              <h2 className={classes.h3}>{name}</h2>
              <p className={classes.text}>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={classes.band}>
        <div className={`${classes.section} ${classes.split}`}>
          <div>
            <h2 className={classes.h2}>The right person for the visit</h2>
            <p className={classes.text}>
              Callout lists your staff with the reasons: the trade, the distance to the place, the visits of that day. Who is busy at that
              time is shown with the visit that is in the way. You decide.
            </p>
          </div>
          <div>
            <AssignPicture />
          </div>
        </div>
      </section>
      <section className={classes.section}>
        <h2 className={classes.h2}>Everybody sees what is theirs</h2>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">Who</th>
              <th scope="col">What they see</th>
            </tr>
          </thead>
          <tbody>
            {people.map(({ who, sees }) => (
              <tr key={who}>
                <th scope="row">{who}</th>
                <td>{sees}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={classes.text}>Nobody sees the records of another company.</p>
        <JoinActions>
          <SiteLink to={paths.features()} className={classes.secondary}>
            See the features
          </SiteLink>
        </JoinActions>
      </section>
      <AssistStrip />
    </>
  )
}
