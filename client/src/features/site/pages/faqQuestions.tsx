import type { ReactNode } from 'react'
import { FREE_TRIAL_DAYS } from '@callout/contracts/constants'
import { paths } from '../../../lib/paths.ts'
import { SiteLink } from '../frame/SiteLink.tsx'

export interface Question {
  /** `/faq#trial` opens this one. */
  readonly id: string
  readonly question: string
  readonly answer: ReactNode
  /** Other words people search by. */
  readonly words: string
  /** Pages of the app that prove the answer; none where it makes no claim about the app. */
  readonly pages?: readonly string[]
}

/** Answers about the product as it is. */
export const questions: readonly Question[] = [
  {
    id: 'who-is-it-for',
    question: 'Who is Callout for?',
    words: 'trades company individual alone freelancer',
    answer: (
      <p>
        Companies and individual providers who work at their customers’ properties. Choose which one you are, and your trades, when you sign
        up. <SiteLink to={paths.services()}>See the trades</SiteLink>
      </p>
    ),
  },
  {
    id: 'trial',
    question: 'Is there a free trial? Do I need a credit card?',
    words: 'price cost pay test days',
    answer: (
      <p>
        Try Callout free for {FREE_TRIAL_DAYS} days. No credit card required. When the trial ends, choose a plan to keep working; your
        records aren’t affected. <SiteLink to={paths.pricing()}>See plans</SiteLink>
      </p>
    ),
  },
  {
    id: 'after-the-trial',
    question: 'What happens to my jobs when my trial or plan ends?',
    words: 'expired data delete keep subscription',
    answer: (
      <p>
        Nothing is deleted. Until you choose a plan, you’ll see the plans instead of your jobs. Then you can pick up where you left off.
      </p>
    ),
  },
  {
    id: 'verification',
    question: 'Why did I get a code by email?',
    words: 'otp verify 6 digits resend expired',
    answer: (
      <p>
        To make sure the address is yours. The 6-digit code works for 5 minutes; after that, request a new one on the same page. If you
        don’t see the email, check your spam folder.
      </p>
    ),
  },
  {
    id: 'forgot-password',
    question: 'I forgot my password. What now?',
    words: 'reset login sign in email link',
    answer: (
      <p>
        Request a link on the page <SiteLink to={paths.forgotPassword()}>Forgot your password?</SiteLink> You’ll see the same message
        whether or not the email has an account, so no one can find out who uses Callout.
      </p>
    ),
  },
  {
    id: 'google-apple',
    question: 'Can I sign in with Google or Apple?',
    words: 'social facebook login',
    answer: <p>Yes, when you sign up and any time after that. Your email address then counts as verified.</p>,
  },
  {
    id: 'who-sees-what',
    question: 'What can my staff see?',
    words: 'roles authority branch permission private',
    pages: [paths.newStaff()],
    answer: (
      <p>
        Staff see their own visits, branch heads see their branch, and staff admins see what you give them access to. You see everything. No
        one can see another company’s records. <SiteLink to={paths.services()}>Who sees what</SiteLink>
      </p>
    ),
  },
  {
    id: 'messages',
    question: 'Does Callout message my customers automatically?',
    words: 'email sms text notification reminder send write template',
    pages: [paths.messages(), paths.messageSettings(), paths.messageTemplates()],
    answer: (
      <p>
        Not unless you ask for it. Where a step can notify the customer, a switch shows who would get what before anything is sent. Visit
        reminders and overdue notices go out on their own once you turn them on in the settings.
      </p>
    ),
  },
  {
    id: 'undo',
    question: 'I moved the wrong visit. Can I undo it?',
    words: 'mistake take back cancel reopen',
    pages: [paths.schedule(), paths.job('1')],
    answer: (
      <p>
        Yes, for 10 seconds after most steps. Later you can still move, reassign or reopen the job yourself. The timeline shows every step.
      </p>
    ),
  },
  {
    id: 'board-and-map',
    question: 'Is there a dispatch board? A map?',
    words: 'schedule calendar drag drop plan day week month route gps location',
    pages: [paths.schedule(), paths.map()],
    answer: (
      <p>
        Both. The board has a lane for each technician: drag visits to another time or person, by day, week or month. The map shows the
        day’s visits and, if your technicians agree to share it, where they are.
      </p>
    ),
  },
  {
    id: 'invoices-and-payments',
    question: 'Can I send invoices and record payments?',
    words: 'bill pdf cheque check cash card bank transfer receipt balance overdue money',
    pages: [paths.invoices(), paths.cashOut(['1']), paths.earnings()],
    answer: (
      <p>
        Yes. Create an invoice from a finished job, email it as a PDF, and record cash, cheques, cards and bank transfers. One payment can
        cover several invoices. Earnings add up what came in.
      </p>
    ),
  },
  {
    id: 'job-forms',
    question: 'Can technicians fill in forms on site?',
    words: 'checklist signature sign photo agreement contract pdf',
    pages: [paths.forms(), paths.newForm(), paths.jobForm('1', '1')],
    answer: (
      <p>
        Yes. You build the forms; technicians fill them in on their phone, with photos and a signature. You can require a form before a job
        can be finished, and email or download it as a PDF.
      </p>
    ),
  },
  {
    id: 'phone',
    question: 'Does it work on a phone?',
    words: 'mobile app android iphone ios install offline',
    pages: [paths.home(), paths.job('1')],
    answer: (
      <p>
        Yes, in your phone’s browser. Technicians see their day, and a job’s next step is one button. Without a connection their steps are
        saved on the phone and sent later. There’s no app to install.
      </p>
    ),
  },
  {
    id: 'at-the-same-time',
    question: 'What if two people change the same job at the same time?',
    words: 'conflict stale overwrite lost',
    pages: [paths.editJob('1')],
    answer: <p>The second person sees who changed what, and keeps what they typed. Nothing is overwritten without asking.</p>,
  },
  {
    id: 'recurring',
    question: 'Can I schedule recurring jobs?',
    words: 'repeat plan daily weekly monthly series',
    pages: [paths.newJob(), paths.editJob('1')],
    answer: (
      <p>
        Yes: daily, weekly, monthly or yearly. Before you save, you see the schedule in plain English and every date. Later changes can
        apply to one visit, to this and future visits, or to all visits. Finished and manually moved visits don’t change.
      </p>
    ),
  },
  {
    id: 'csv',
    question: 'Can I import and export my data?',
    words: 'csv spreadsheet excel download upload print paper take out move switch',
    pages: [paths.importCustomers(), paths.importServices(), paths.jobs()],
    answer: (
      <p>
        Yes. Import customers and your price list from a CSV file. Export lists to CSV with the rows and columns you see, across all pages.
        You can also print jobs and invoices.
      </p>
    ),
  },
]

/** Questions with every typed word in them or in the words people use for them. */
export function questionsWith(search: string): readonly Question[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  return questions.filter(({ question, words }) => wanted.every((word) => `${question} ${words}`.toLowerCase().includes(word)))
}
