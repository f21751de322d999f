import { FREE_TRIAL_DAYS } from '@callout/contracts/constants'
import { fieldType } from '@callout/contracts/forms/codes'
import { interactionCounts } from '@callout/contracts/interactionCounts'
import { lazy, type ReactNode } from 'react'
import { paths } from '../../../lib/paths.ts'
import classes from '../content.module.css'
import { JoinActions } from '../JoinActions.tsx'
import { SiteLink } from '../frame/SiteLink.tsx'
import { questions } from '../pages/faqQuestions.tsx'
import { AssignPicture } from '../pictures/AssignPicture.tsx'
import { TimelinePicture } from '../pictures/TimelinePicture.tsx'
import { TotalsPicture } from '../pictures/TotalsPicture.tsx'
import { PlanSkeleton } from '../pricing/PlanSkeleton.tsx'
import { WhenNear } from '../WhenNear.tsx'
import home from './BelowHero.module.css'

const FormPicture = lazy(() => import('../dataParts.ts').then((module) => ({ default: module.FormPicture })))
const Plans = lazy(() => import('../dataParts.ts').then((module) => ({ default: module.Plans })))

interface AreaProps {
  readonly name: string
  readonly title: string
  readonly figure: number
  readonly counted: string
  readonly children: ReactNode
  readonly picture: ReactNode
}

function Area({ name, title, figure, counted, children, picture }: AreaProps) {
  return (
    <section className={home.area}>
      <div className={home.areaIn}>
        <div>
          <p className={home.name}>{name}</p>
          <h2 className={classes.h2}>{title}</h2>
          <p className={classes.text}>{children}</p>
          <p className={`row ${home.figure}`}>
            <strong>{figure}</strong> <span>{counted}</span>
          </p>
        </div>
        <div className={home.picture}>{picture}</div>
      </div>
    </section>
  )
}

/** Ids of the FAQ questions shown here. */
const TEASED = ['jobber', 'offline', 'my-data', 'price']

export function BelowHero() {
  const teased = TEASED.flatMap((id) => questions.find((question) => question.id === id) ?? [])
  return (
    <>
      <Area
        name="Schedule"
        title="Book the visit while the customer is still on the line"
        figure={interactionCounts.bookVisit}
        counted="clicks and fields from a customer’s call to a booked visit"
        picture={<AssignPicture />}
      >
        Callout ranks your technicians by trade, distance and what they already have that day, and offers the next free times. On the board
        you drag a visit to another person or time, and see a conflict before you save it.
      </Area>
      <Area
        name="Phone"
        title="The basement has no signal. The job gets done anyway."
        figure={interactionCounts.visitStep}
        counted="taps at most for each step of a visit, with one thumb"
        picture={<TimelinePicture />}
      >
        Technicians open today’s visits in their phone’s browser. Without a connection, steps, notes and photos are saved on the phone with
        the minute they happened, and sent once the network is back. The office sees who did what, and when.
      </Area>
      <Area
        name="Money"
        title="Finished at noon, invoiced at noon"
        figure={interactionCounts.recordPayment}
        counted="clicks and fields from a finished job to its recorded payment"
        picture={<TotalsPicture />}
      >
        The invoice comes from the job’s line items, so nothing is typed twice. Discounts, taxes and tax-exempt items are calculated once,
        and the job, the invoice, the PDF and your earnings show the same total, to the cent.
      </Area>
      <Area
        name="Forms"
        title="Paperwork that’s done before the van leaves"
        figure={Object.keys(fieldType).length}
        counted="types of questions, photos and signatures included"
        picture={
          <WhenNear className={home.form} fallback={null}>
            <FormPicture />
          </WhenNear>
        }
      >
        Build your checklists and agreements once. Technicians fill them in on site, a job can’t be finished without the ones you require,
        and you email them to the customer as a PDF.
      </Area>
      <section className={classes.band}>
        <div className={classes.section}>
          <div className={`stack ${home.center}`}>
            <h2 className={classes.h2}>Plans for one person or the whole team</h2>
            <p className={classes.lead}>
              Try it for {FREE_TRIAL_DAYS} days without a credit card. Pay by the month or by the year, and cancel any time.
            </p>
          </div>
          <WhenNear className={home.plans} fallback={<PlanSkeleton />}>
            <Plans headingLevel={3} />
          </WhenNear>
        </div>
      </section>
      <section className={classes.section}>
        <div className={classes.beside}>
          <div>
            <h2 className={classes.h2}>What people ask first</h2>
            <p className={classes.text}>
              <SiteLink to={paths.faq()} className={classes.inline}>
                All questions and answers
              </SiteLink>
            </p>
          </div>
          <div className={home.questions}>
            {teased.map(({ id, question, answer }) => (
              <div key={id}>
                <h3 className={classes.h3}>{question}</h3>
                <div className={home.answer}>{answer}</div>
              </div>
            ))}
          </div>
        </div>
      </section>
      <section className={home.closing}>
        <div className={`stack ${home.center}`}>
          <h2 className={classes.h2}>Plan tomorrow with it</h2>
          <p className={classes.lead}>
            Sign up and book your first job: {interactionCounts.firstJob} clicks and fields at most, from this page to the visit.
          </p>
          <JoinActions>
            <SiteLink to={paths.pricing()} className={classes.secondary}>
              See plans
            </SiteLink>
          </JoinActions>
        </div>
      </section>
    </>
  )
}
