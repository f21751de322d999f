import type { ComponentType } from 'react'
import { paths } from '../../../lib/paths.ts'
import classes from './features.module.css'
import { AssignPicture } from '../pictures/AssignPicture.tsx'
import { JobListPicture } from '../pictures/JobListPicture.tsx'
import { PhonePicture } from '../pictures/PhonePicture.tsx'
import { RecurringPicture } from '../pictures/RecurringPicture.tsx'
import { TimelinePicture } from '../pictures/TimelinePicture.tsx'
import { TotalsPicture } from '../pictures/TotalsPicture.tsx'

/** A statement about the product, and the pages of the app that prove it. */
export interface Claim {
  readonly text: string
  readonly pages: readonly string[]
}

interface TitledClaim extends Claim {
  readonly title: string
}

interface Feature {
  /** Fragment of the section: `/features#find-any-job`. */
  readonly id: string
  readonly title: string
  readonly points: readonly Claim[]
  readonly Picture: ComponentType
}

const claim = (text: string, ...pages: readonly string[]): Claim => ({ text, pages })
const titled = (title: string, text: string, ...pages: readonly string[]): TitledClaim => ({ title, text, pages })

/** An id for pages of single records. */
const ANY = '1'

/** The list is wider than its column: its right edge is cut. */
const CutJobList = () => (
  <div className={classes.cut}>
    <JobListPicture />
  </div>
)

/** The parts of the product, each in one sentence. */
export const areas: readonly TitledClaim[] = [
  titled(
    'Dispatch board',
    'A lane for each technician. Drag a visit to another time or person, by day, week or month, and see conflicts before you drop it.',
    paths.schedule(),
  ),
  titled(
    'Days that plan themselves',
    'Plan a whole team’s day by trade, working hours, promised times and driving, with a reason for each visit. Someone is ill? Reassign their visits in three clicks.',
    paths.schedule(),
    paths.map(),
  ),
  titled('Map of the day', 'Every visit and technician on one map, with the order of each technician’s stops.', paths.map()),
  titled(
    'Customers',
    'Contacts, properties, job history and balance on one page. Merge duplicates, or import your list from a spreadsheet.',
    paths.customers(),
    paths.customer(ANY),
    paths.importCustomers(),
  ),
  titled(
    'Invoices and payments',
    'Create an invoice from a finished job and email it as a PDF. Record a payment over one or several invoices, and send customers a statement.',
    paths.invoices(),
    paths.invoice(ANY),
    paths.cashOut([ANY]),
  ),
  titled(
    'Timesheets',
    'Travel and time on site for each technician and week, from the steps of their visits, as CSV for payroll.',
    paths.timesheets(),
  ),
  titled('Earnings', 'Payments received by day, week, month or year, for each technician and category.', paths.earnings()),
  titled(
    'Job forms',
    'Build checklists and agreements, fill them in on site with photos and a signature, and email them as a PDF.',
    paths.forms(),
    paths.newForm(),
    paths.jobForm(ANY, ANY),
  ),
  titled(
    'Customer messages',
    'Confirmations, reminders and “on the way” by email or text, in your own words, with a log of every message.',
    paths.messages(),
    paths.messageSettings(),
    paths.messageTemplates(),
  ),
  titled(
    'Staff and branches',
    'Skills, working hours, time off and permissions for each person. Branches have their own head, staff and jobs.',
    paths.staff(),
    paths.staffMember(ANY),
    paths.branches(),
  ),
  titled(
    'Price list and taxes',
    'Services with prices, durations and taxes, sorted by category and ready for the next line item.',
    paths.priceList(),
    paths.categories(),
    paths.taxes(),
  ),
]

/** What a day with Callout looks like, with drawings of the product. */
export const features: readonly Feature[] = [
  {
    id: 'find-any-job',
    title: 'Find any job while the customer is on the line',
    points: [
      claim('Search by job number, title, customer, phone or street; late visits are flagged', paths.jobs()),
      claim('Save your own views and columns, and share them with a link', paths.jobs()),
      claim('Assign, move, cancel or delete many jobs at once, and see which ones couldn’t be changed and why', paths.jobs()),
      claim('Export the list to CSV', paths.jobs()),
    ],
    Picture: CutJobList,
  },
  {
    id: 'booking',
    title: 'Book jobs with totals you can trust',
    points: [
      claim('Customer, line items and totals on one page, updated as you type', paths.newJob()),
      claim('Discounts by percentage or amount, multiple taxes and tax-exempt items', paths.newJob(), paths.taxes()),
      claim('What you typed survives a lost connection, a reload or signing in again', paths.newJob()),
      claim('Create the invoice from the job’s line items', paths.job(ANY), paths.invoice(ANY)),
    ],
    Picture: TotalsPicture,
  },
  {
    id: 'recurring-jobs',
    title: 'Recurring jobs without surprises',
    points: [
      claim('Before you save, see the schedule in plain English and every date', paths.newJob()),
      claim('Change one visit, this and future visits, or all visits', paths.editJob(ANY)),
      claim('Compare every visit before and after; finished and manually moved visits don’t change', paths.editJob(ANY)),
    ],
    Picture: RecurringPicture,
  },
  {
    id: 'the-next-step',
    title: 'One status, one clear next step',
    points: [
      claim('Schedule, assign, on the way, reached, start, finish: the next step is always one button', paths.job(ANY)),
      claim('Technicians see their day on their phone, and can keep working without a connection', paths.home()),
      claim('Finishing asks for notes, cancelling and declining ask for a reason', paths.job(ANY)),
      claim('Reopen a cancelled or finished job without losing its history', paths.job(ANY)),
    ],
    Picture: PhonePicture,
  },
  {
    id: 'ranked-staff',
    title: 'The right technician, and the reasons why',
    points: [
      claim('Ranked by trade, distance and that day’s visits', paths.newJob(), paths.job(ANY)),
      claim('See scheduling conflicts before you save', paths.newJob(), paths.schedule()),
      claim('Before you notify a customer, you see what they’ll get, and whether it goes by email or text', paths.job(ANY)),
    ],
    Picture: AssignPicture,
  },
  {
    id: 'timeline',
    title: 'A timeline everyone can rely on',
    points: [
      claim('Who did what and when, with old and new values side by side', paths.job(ANY)),
      claim('Notes on a visit or the whole job, plus photos and documents', paths.job(ANY)),
      claim('If someone else changes the job while you edit it, you see what changed and keep what you typed', paths.editJob(ANY)),
    ],
    Picture: TimelinePicture,
  },
]

export const comforts: readonly TitledClaim[] = [
  titled('Undo', 'Moved the wrong visit? You have 10 seconds to undo most steps.', paths.jobs(), paths.schedule()),
  titled('Roles', 'Owners, staff admins, branch heads and staff each see what they need.', paths.newStaff()),
  titled('Print', 'Print any job with its visits, line items and totals, and a line for the signature.', paths.job(ANY)),
  titled('Light and dark', 'Matches your system, or choose your own.', paths.home()),
  titled('Keyboard friendly', 'Anything you can do with a mouse, you can do from the keyboard.', paths.schedule()),
  titled('Your formats', 'Dates, times, currency and time zone follow your account, in any browser.', paths.settings('regional')),
  titled('Quick sign-in', 'Sign in with email, or with Google or Apple where available.', paths.login()),
  titled('Lost connections', 'If the connection drops, Callout shows it and picks up again on its own.', paths.home()),
  titled('Import', 'Bring your customers and price list from a CSV file.', paths.importCustomers(), paths.importServices()),
]
