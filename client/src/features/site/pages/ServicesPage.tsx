import { paths } from '../../../lib/paths.ts'
import { AssistStrip } from '../AssistStrip.tsx'
import classes from '../content.module.css'
import { PageHead } from '../frame/PageHead.tsx'
import { AssignPicture } from '../pictures/AssignPicture.tsx'
import { JoinActions } from '../JoinActions.tsx'
import { SiteLink } from '../frame/SiteLink.tsx'
import table from './table.module.css'

const trades = [
  {
    name: 'HVAC',
    text: 'Heating and cooling: seasonal tune-ups, breakdowns in between, and the parts on the bill.',
  },
  { name: 'Plumbing', text: 'This morning’s leak and next week’s bathroom, in one list.' },
  { name: 'Electrical', text: 'From a ceiling fan to a panel upgrade over several visits, with every visit’s notes in one place.' },
  { name: 'Cleaning', text: 'The same home every week, cleaned by people who know it.' },
  { name: 'Landscaping', text: 'Recurring rounds, moved together when the weather turns.' },
  { name: 'Appliance repair', text: 'Diagnose first, come back with the part: two visits, one job, one invoice.' },
]

const people = [
  { audience: 'Company owner', sees: 'Every branch, job and person in the company' },
  { audience: 'Staff admin', sees: 'What the owner gives them access to' },
  { audience: 'Branch head', sees: 'The jobs and staff of their branch' },
  { audience: 'Staff', sees: 'Their own visits, and what they need to do them' },
  { audience: 'Individual provider', sees: 'Everything: you’re the office and the crew' },
]

export function ServicesPage() {
  return (
    <>
      <PageHead
        title="Services"
        description="Callout is for work done on site: heating and cooling, plumbing, electrical, cleaning, landscaping and appliance repair."
      />
      <section className={classes.section}>
        <div className={classes.headline}>
          <h1 className={classes.h1}>For work done on site</h1>
          <p className={classes.lead}>
            A call comes in, someone heads out, the work gets done. Callout comes with these six trades; pick yours when you sign up.
          </p>
        </div>
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
            <h2 className={classes.h2}>The right technician for the visit</h2>
            <p className={classes.text}>
              See your staff ranked by trade, distance and that day’s visits. If someone is busy, you see which visit is in the way. You
              make the call.
            </p>
          </div>
          <div>
            <AssignPicture />
          </div>
        </div>
      </section>
      <section className={classes.section}>
        <h2 className={classes.h2}>Everyone sees what they need</h2>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">Who</th>
              <th scope="col">What they see</th>
            </tr>
          </thead>
          <tbody>
            {people.map(({ audience, sees }) => (
              <tr key={audience}>
                <th scope="row">{audience}</th>
                <td>{sees}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={classes.text}>No one can see another company’s records.</p>
        <JoinActions>
          <SiteLink to={paths.features()} className={classes.secondary}>
            See features
          </SiteLink>
        </JoinActions>
      </section>
      <AssistStrip />
    </>
  )
}
