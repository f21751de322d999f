import type { ComponentType } from 'react'
import classes from './features.module.css'
import { AssignPicture } from './pictures/AssignPicture.tsx'
import { JobListPicture } from './pictures/JobListPicture.tsx'
import { PhonePicture } from './pictures/PhonePicture.tsx'
import { TimelinePicture } from './pictures/TimelinePicture.tsx'
import { TotalsPicture } from './pictures/TotalsPicture.tsx'

interface Feature {
  /** To lead there: `/features#find-any-job`. */
  readonly id: string
  readonly title: string
  readonly points: readonly string[]
  readonly Picture: ComponentType
}

/** The list is wider than its place: its right edge is cut. */
const CutJobList = () => (
  <div className={classes.cut}>
    <JobListPicture />
  </div>
)

/** What works today, each with a look at it. */
export const features: readonly Feature[] = [
  {
    id: 'find-any-job',
    title: 'Find any job while the customer is still on the phone',
    points: [
      'Search by job number, title, customer or street',
      'All Visits, Active, Pending and Completed, each with its count',
      'Filters, order and page are in the address: send the link, and a colleague sees the same rows',
      'Move through the rows by keyboard; on a phone they become cards',
    ],
    Picture: CutJobList,
  },
  {
    id: 'the-next-step',
    title: 'One status, and only the steps that make sense',
    points: [
      'Schedule, assign, on the way, reached, start, finish: the next step is the one button',
      'Finishing asks for notes, cancelling and declining for a reason',
      'A cancelled or finished job can be opened again, and its history stays',
    ],
    Picture: PhonePicture,
  },
  {
    id: 'ranked-staff',
    title: 'Staff with reasons, not just names',
    points: [
      'Ranked by trade, distance and the visits of that day',
      'A clash is shown with the visit that is in the way, before you save',
      'The customer is told only if you switch it on, and you see beforehand what about',
    ],
    Picture: AssignPicture,
  },
  {
    id: 'timeline',
    title: 'A timeline that answers for everybody',
    points: [
      'Who did what and when, with the old value beside the new one',
      'Notes for one visit or for the job as a whole',
      'If somebody else has changed the job meanwhile, you are told who and what, and nothing you typed is lost',
    ],
    Picture: TimelinePicture,
  },
  {
    id: 'sums',
    title: 'Sums that agree',
    points: [
      'Line items, discount, each tax and the total, in whole cents',
      'Tax-exempt lines, discounts in percent or as an amount',
      'The invoice is made of the line items of the job, with one click',
    ],
    Picture: TotalsPicture,
  },
]

export const comforts = [
  { title: 'Undo', text: 'Moved the wrong visit? Ten seconds to take it back, where the step can be taken back.' },
  { title: 'Light and dark', text: 'Follows your system at first, and your choice from then on.' },
  { title: 'Made for keyboards', text: 'Everything that a mouse does, the keyboard does too.' },
  { title: 'Your date, your clock', text: 'Dates, times, currency and time zone as your account says, in any browser.' },
  { title: 'Social sign-in', text: 'Sign in by email, with Google or with Apple, where the service is set up for it.' },
  { title: 'A lost connection', text: 'Every screen says so, and goes on by itself when it is back.' },
] as const

/** What is being built; here and nowhere else is it named. */
export const comingNext = [
  'New jobs with totals as you type, and a price list to pick from',
  'Recurring jobs: the rule as a sentence, the exact dates and the count before you save',
  'A board with a lane for each person, and a map of the day',
  'Earnings, payments and reports over several invoices',
  'Job forms to fill in and sign at the customer’s place',
] as const
