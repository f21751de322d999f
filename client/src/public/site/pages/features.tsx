import type { ComponentType } from 'react'
import classes from './features.module.css'
import { AssignPicture } from '../pictures/AssignPicture.tsx'
import { JobListPicture } from '../pictures/JobListPicture.tsx'
import { PhonePicture } from '../pictures/PhonePicture.tsx'
import { RecurringPicture } from '../pictures/RecurringPicture.tsx'
import { TimelinePicture } from '../pictures/TimelinePicture.tsx'
import { TotalsPicture } from '../pictures/TotalsPicture.tsx'

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
    title: 'Find any job while the customer is on the line',
    points: [
      'Search by job number, title, customer, phone or street; late visits are flagged',
      'Save your own views and columns, and share them with a link',
      'Assign, move, cancel or delete many jobs at once, and see which ones couldn’t be changed and why',
      'Export the list to CSV',
    ],
    Picture: CutJobList,
  },
  {
    id: 'booking',
    title: 'Book jobs with totals you can trust',
    points: [
      'Customer, line items and totals on one page, updated as you type',
      'Discounts by percentage or amount, multiple taxes and tax-exempt items',
      'What you typed survives a lost connection, a reload or signing in again',
      'Create the invoice from the job’s line items',
    ],
    Picture: TotalsPicture,
  },
  {
    id: 'recurring-jobs',
    title: 'Recurring jobs without surprises',
    points: [
      'Before you save, see the schedule in plain English and every date',
      'Change one visit, this and future visits, or all visits',
      'Compare every visit before and after; finished and manually moved visits stay as they are',
    ],
    Picture: RecurringPicture,
  },
  {
    id: 'the-next-step',
    title: 'One status, one clear next step',
    points: [
      'Schedule, assign, on the way, reached, start, finish: the next step is always one button',
      'Finishing asks for notes, cancelling and declining ask for a reason',
      'Reopen a cancelled or finished job without losing its history',
    ],
    Picture: PhonePicture,
  },
  {
    id: 'ranked-staff',
    title: 'The right technician, and the reasons why',
    points: [
      'Ranked by trade, distance and that day’s visits',
      'See scheduling clashes before you save',
      'Customers are notified only when you switch it on, and you see what about',
    ],
    Picture: AssignPicture,
  },
  {
    id: 'timeline',
    title: 'A timeline everyone can rely on',
    points: [
      'Who did what and when, with old and new values side by side',
      'Notes on a visit or the whole job, plus photos and documents',
      'If someone else changes the job while you edit it, you see what changed and keep what you typed',
    ],
    Picture: TimelinePicture,
  },
]

export const comforts = [
  { title: 'Undo', text: 'Moved the wrong visit? You have 10 seconds to undo most steps.' },
  { title: 'Roles', text: 'Owners, staff admins, branch heads and staff each see what they need.' },
  { title: 'Print', text: 'Print any job with its visits, line items and totals, and a line for the signature.' },
  { title: 'Light and dark', text: 'Matches your system, or choose your own.' },
  { title: 'Keyboard friendly', text: 'Anything you can do with a mouse, you can do from the keyboard.' },
  { title: 'Your formats', text: 'Dates, times, currency and time zone follow your account, in any browser.' },
  { title: 'Quick sign-in', text: 'Sign in with email, or with Google or Apple where available.' },
  { title: 'Lost connections', text: 'If the connection drops, Callout tells you and picks up again on its own.' },
] as const

/** What is being built; here and nowhere else is it named. */
export const comingNext = [
  'A dispatch board with a lane for each technician, and a map of the day',
  'Pages for customers and staff; today you’ll find both on the job',
  'Lists of invoices, payments and earnings, with reports',
  'Job forms to fill in and sign on site',
] as const
