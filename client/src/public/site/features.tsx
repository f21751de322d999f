import type { ComponentType } from 'react'
import classes from './features.module.css'
import { AssignPicture } from './pictures/AssignPicture.tsx'
import { JobListPicture } from './pictures/JobListPicture.tsx'
import { PhonePicture } from './pictures/PhonePicture.tsx'
import { RecurringPicture } from './pictures/RecurringPicture.tsx'
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
      'Search by job number, title, customer or street; late visits are marked',
      'Your own views and columns; send the link, and a colleague sees the same list',
      'Assign, move, cancel or delete many jobs at once: what could not be done is listed with the reason',
      'Take the list away as a CSV file',
    ],
    Picture: CutJobList,
  },
  {
    id: 'booking',
    title: 'Booked with the sum to the cent',
    points: [
      'Customer, lines of the price list and totals on one page, worked out as you type',
      'A discount in percent or as an amount, each tax, tax-exempt lines: all in whole cents',
      'What you typed is still there after a lost connection, a reload or a new sign-in',
      'The invoice is made of the line items of the job, with one click',
    ],
    Picture: TotalsPicture,
  },
  {
    id: 'recurring-jobs',
    title: 'Recurring jobs without a surprise',
    points: [
      'Before you save: the rule as a sentence, the exact dates and how many there are',
      'A change is for one visit, for this one and those after it, or for all of them',
      'A list of before and after shows every visit; what is done or was moved by hand stays',
    ],
    Picture: RecurringPicture,
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
      'Notes for one visit or for the job as a whole, photos and documents beside them',
      'If somebody else has changed the job meanwhile, you are told who and what, and nothing you typed is lost',
    ],
    Picture: TimelinePicture,
  },
]

export const comforts = [
  { title: 'Undo', text: 'Moved the wrong visit? Ten seconds to take it back, where the step can be taken back.' },
  {
    title: 'Everybody sees what is theirs',
    text: 'Owner, staff admin, branch head and staff: each has the jobs and the steps of the own role.',
  },
  { title: 'On paper', text: 'Any job as a sheet to print, with its visits, lines and sums.' },
  { title: 'Light and dark', text: 'Follows your system at first, and your choice from then on.' },
  { title: 'Made for keyboards', text: 'Everything that a mouse does, the keyboard does too.' },
  { title: 'Your date, your clock', text: 'Dates, times, currency and time zone as your account says, in any browser.' },
  { title: 'Social sign-in', text: 'Sign in by email, with Google or with Apple, where the service is set up for it.' },
  { title: 'A lost connection', text: 'Every screen says so, and goes on by itself when it is back.' },
] as const

/** What is being built; here and nowhere else is it named. */
export const comingNext = [
  'A dispatch board with a lane for each person, and a map of the day',
  'Pages of their own for customers and for staff; today they are part of the job',
  'Lists of invoices, payments and earnings, with reports over them',
  'Job forms to fill in and sign at the customer’s place',
] as const
