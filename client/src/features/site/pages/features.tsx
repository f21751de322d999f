import type { ComponentType } from 'react'
import { paths } from '../../../lib/paths.ts'
import classes from './features.module.css'
import { AssignPicture } from '../pictures/AssignPicture.tsx'
import { JobListPicture } from '../pictures/JobListPicture.tsx'
import { PhonePicture } from '../pictures/PhonePicture.tsx'
import { RecurringPicture } from '../pictures/RecurringPicture.tsx'
import { TimelinePicture } from '../pictures/TimelinePicture.tsx'
import { TotalsPicture } from '../pictures/TotalsPicture.tsx'

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

interface Area {
  readonly name: string
  readonly audience: string
  readonly claims: readonly TitledClaim[]
}

export const areas: readonly Area[] = [
  {
    name: 'In the office',
    audience: 'For the person who answers the phone and plans the day',
    claims: [
      titled(
        'Dispatch board',
        'A row for each technician. Drag a visit to another time or person, by day or week, and see a conflict before it’s saved.',
        paths.schedule(),
      ),
      titled(
        'Planning',
        'Plan a whole team’s day by trade, working hours, promised times and driving, with a reason for each visit. If someone is ill, reassign their visits and see every change first.',
        paths.schedule(),
      ),
      titled('Map', 'The day’s visits and technicians on one map, with the order of each technician’s stops.', paths.map()),
      titled(
        'Customers',
        'Contacts, properties, job history and balance on one page. Merge duplicates, or import your list from a spreadsheet.',
        paths.customers(),
        paths.customer(ANY),
        paths.importCustomers(),
      ),
      titled(
        'Customer messages',
        'Confirmations, reminders and “on the way” by email or text, in your own words. You see each message before it’s sent, and a log after.',
        paths.messages(),
        paths.messageSettings(),
        paths.messageTemplates(),
      ),
      titled(
        'Recurring jobs',
        'Daily, weekly, monthly or yearly. You see every date before you save, and change one visit or all that follow.',
        paths.newJob(),
        paths.editJob(ANY),
      ),
    ],
  },
  {
    name: 'On site',
    audience: 'For technicians, on the phone they already have',
    claims: [
      titled('Their day', 'The next visit on top: when, who, where, how to get in. One button for the next step.', paths.home()),
      titled(
        'Work without a signal',
        'Steps, notes, photos and forms are saved on the phone and sent in order when the connection is back.',
        paths.home(),
        paths.job(ANY),
      ),
      titled(
        'Job forms',
        'Checklists and agreements you build yourself, filled in with photos and a signature, and emailed as a PDF.',
        paths.forms(),
        paths.newForm(),
        paths.jobForm(ANY, ANY),
      ),
    ],
  },
  {
    name: 'Getting paid',
    audience: 'For bookkeeping',
    claims: [
      titled(
        'Quotes',
        'Up to three alternatives and optional items, sent as a PDF. The customer approves by phone, by mail or by signing.',
        paths.quotes(),
        paths.newQuote(),
      ),
      titled(
        'Invoices and payments',
        'Create an invoice from a finished job and email it as a PDF. Record one payment over several invoices.',
        paths.invoices(),
        paths.invoice(ANY),
        paths.cashOut([ANY]),
      ),
      titled(
        'Statements and reminders',
        'Opening balance, invoices, payments and closing balance for a period. Remind overdue customers together.',
        paths.statement(ANY),
        paths.home(),
      ),
      titled(
        'Price list and taxes',
        'Services with prices, durations and taxes, sorted by category and ready for the next line item.',
        paths.priceList(),
        paths.categories(),
        paths.taxes(),
      ),
    ],
  },
  {
    name: 'Running the company',
    audience: 'For owners and branch heads',
    claims: [
      titled(
        'Earnings',
        'Payments received by day, week, month or year, for each technician and category, with a commission file for payroll.',
        paths.earnings(),
      ),
      titled(
        'Monthly report',
        'Jobs done, money received, average ticket and on-time rate by technician, category and branch, beside the month before. As a page, PDF or CSV.',
        paths.reports(),
      ),
      titled(
        'Accounting export',
        'Customers, invoices, voids and payments as files for QuickBooks Online, Xero or a journal, with sums that match the earnings.',
        paths.accounting(),
      ),
      titled(
        'Capacity',
        'Hours booked of hours available by day, branch and trade for four weeks, with every gap in the data named.',
        paths.capacity(),
      ),
      titled(
        'Timesheets',
        'Travel and time on site for each technician and week, from the steps of their visits, as CSV for payroll.',
        paths.timesheets(),
      ),
      titled(
        'Staff and branches',
        'Skills, working hours, time off and permissions for each person. Branches have their own head, staff and jobs.',
        paths.staff(),
        paths.staffMember(ANY),
        paths.branches(),
      ),
    ],
  },
]

export const features: readonly Feature[] = [
  {
    id: 'find-any-job',
    title: 'Find any job while the customer waits',
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
  titled('Equipment', 'What’s installed at each property, how old it is, and when its warranty ends.', paths.equipment()),
  titled('Import', 'Bring your customers and price list from an Excel or CSV file.', paths.importCustomers(), paths.importServices()),
]
