import type { ReactNode } from 'react'
import { FREE_TRIAL_DAYS, UNDO_SECONDS } from '@callout/contracts/constants'
import { paths } from '../../../lib/paths.ts'
import { SiteLink } from '../frame/SiteLink.tsx'

export interface Question {
  readonly id: string
  readonly question: string
  readonly answer: ReactNode
  readonly terms: string
  /** Pages of the app that prove the answer; none where it makes no claim about the app. */
  readonly pages?: readonly string[]
}

export const questions: readonly Question[] = [
  {
    id: 'what-is-it',
    question: 'What does Callout do?',
    terms: 'features software app field service dispatch scheduling',
    pages: [paths.schedule(), paths.home(), paths.invoices(), paths.forms()],
    answer: (
      <p>
        It runs the work of a field service company: the office books and schedules visits, technicians work through them on their phones,
        and the finished job becomes an invoice and a payment. <SiteLink to={paths.features()}>See all features</SiteLink>
      </p>
    ),
  },
  {
    id: 'who-is-it-for',
    question: 'Who is Callout for?',
    terms: 'trades company individual alone freelancer hvac plumbing electrical cleaning size',
    answer: (
      <p>
        Companies and individuals who work at their customers’ properties: heating and cooling, plumbing, electrical, cleaning, landscaping,
        appliance repair and similar trades. It works for one person, and for a company with branches.{' '}
        <SiteLink to={paths.services()}>See the trades</SiteLink>
      </p>
    ),
  },
  {
    id: 'price',
    question: 'What does it cost?',
    terms: 'price plan subscription monthly yearly per user seat cheap money',
    answer: (
      <p>
        You choose a plan by the size of your team and pay by the month or by the year. All prices are on the pricing page; you can see them
        without signing up. <SiteLink to={paths.pricing()}>See plans and prices</SiteLink>
      </p>
    ),
  },
  {
    id: 'trial',
    question: 'Is there a free trial? Do I need a credit card?',
    terms: 'price cost pay test days',
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
    terms: 'expired data delete keep subscription cancel',
    answer: <p>Nothing is deleted. You can still open and export your records. To change them or add new ones, choose a plan.</p>,
  },
  {
    id: 'jobber',
    question: 'Can I switch from Jobber, Housecall Pro or a spreadsheet?',
    terms: 'import csv excel migrate move servicetitan workiz quickbooks upload customers price list',
    pages: [paths.importCustomers(), paths.importServices()],
    answer: (
      <p>
        You can bring your customers and your price list. Export them there as an Excel or CSV file and upload it: Callout suggests which
        column is which, and shows what will be added, what is already there and what needs fixing before anything is saved. Jobs and
        invoices aren’t imported.
      </p>
    ),
  },
  {
    id: 'offline',
    question: 'Does it work without a connection?',
    terms: 'offline signal network basement internet reception dead zone',
    pages: [paths.home(), paths.job('1'), paths.jobForm('1', '1')],
    answer: (
      <p>
        Technicians can keep working. Today’s visits are stored, encrypted, on the phone. Steps, notes, photos and forms are saved there
        with the time they happened, and sent in order when the connection is back. If the office changed the same visit meanwhile, the
        technician sees both and decides. The office’s pages need a connection.
      </p>
    ),
  },
  {
    id: 'phone',
    question: 'Does it work on a phone?',
    terms: 'mobile app android iphone ios install tablet',
    pages: [paths.home(), paths.job('1')],
    answer: <p>Yes, in your phone’s browser. Technicians see their day, and a job’s next step is one button. There’s no app to install.</p>,
  },
  {
    id: 'my-data',
    question: 'What happens to my data? Can I take it with me?',
    terms: 'export privacy gdpr csv download own security delete leave backup print',
    pages: [paths.jobs(), paths.customers(), paths.invoices()],
    answer: (
      <p>
        It’s yours. Lists of jobs, customers, invoices and more export to Excel or CSV with the rows and columns you see, across all pages,
        and invoices download as PDFs. No one can see another company’s records, and we don’t sell data.{' '}
        <SiteLink to={paths.privacy()}>Read the privacy policy</SiteLink>
      </p>
    ),
  },
  {
    id: 'board-and-map',
    question: 'Is there a dispatch board? A map?',
    terms: 'schedule calendar drag drop plan day week month route gps location',
    pages: [paths.schedule(), paths.map()],
    answer: (
      <p>
        Both. The board has a lane for each technician: drag visits to another time or person, by day or week. The map shows the day’s
        visits and, if your technicians agree to share it, where they are.
      </p>
    ),
  },
  {
    id: 'sick',
    question: 'A technician calls in sick. What now?',
    terms: 'ill absent time off reassign away vacation',
    pages: [paths.schedule()],
    answer: (
      <p>
        Choose “Reassign visits” on the schedule. Callout suggests who takes over each visit and why, or you unassign or move them. You see
        every change before it’s saved, and can undo all of it in one step.
      </p>
    ),
  },
  {
    id: 'recurring',
    question: 'Can I schedule recurring jobs?',
    terms: 'repeat plan daily weekly monthly series',
    pages: [paths.newJob(), paths.editJob('1')],
    answer: (
      <p>
        Yes: daily, weekly, monthly or yearly. Before you save, you see the schedule in plain English and every date. Later changes can
        apply to one visit, to this and future visits, or to all visits. Finished and manually moved visits don’t change.
      </p>
    ),
  },
  {
    id: 'invoices-and-payments',
    question: 'Can I send invoices and record payments?',
    terms: 'bill pdf cheque check cash card bank transfer receipt balance overdue money statement',
    pages: [paths.invoices(), paths.cashOut(['1']), paths.earnings(), paths.statement('1')],
    answer: (
      <p>
        Yes. Create an invoice from a finished job, email it as a PDF, and record cash, cheques, cards and bank transfers. One payment can
        cover several invoices. Customers can get a statement for a period, and earnings add up what came in.
      </p>
    ),
  },
  {
    id: 'job-forms',
    question: 'Can technicians fill in forms on site?',
    terms: 'checklist signature sign photo agreement contract pdf',
    pages: [paths.forms(), paths.newForm(), paths.jobForm('1', '1')],
    answer: (
      <p>
        Yes. You build the forms; technicians fill them in on their phone, with photos and a signature. You can require a form before a job
        can be finished, and email or download it as a PDF.
      </p>
    ),
  },
  {
    id: 'messages',
    question: 'Does Callout message my customers automatically?',
    terms: 'email sms text notification reminder send write template',
    pages: [paths.messages(), paths.messageSettings(), paths.messageTemplates()],
    answer: (
      <p>
        Not unless you ask for it. Where a step can notify the customer, a switch shows who would get what before anything is sent. Visit
        reminders and overdue notices go out on their own once you turn them on in the settings.
      </p>
    ),
  },
  {
    id: 'who-sees-what',
    question: 'What can my staff see?',
    terms: 'roles authority branch permission private',
    pages: [paths.newStaff()],
    answer: (
      <p>
        Staff see their own visits, branch heads see their branch, and staff admins see what you give them access to. You see everything.{' '}
        <SiteLink to={paths.services()}>Who sees what</SiteLink>
      </p>
    ),
  },
  {
    id: 'undo',
    question: 'I moved the wrong visit. Can I undo it?',
    terms: 'mistake take back cancel reopen',
    pages: [paths.schedule(), paths.job('1')],
    answer: (
      <p>
        Yes, for {UNDO_SECONDS} seconds after most steps. Later you can still move, reassign or reopen the job yourself. The timeline shows
        every step.
      </p>
    ),
  },
  {
    id: 'at-the-same-time',
    question: 'What if two people change the same job at the same time?',
    terms: 'conflict stale overwrite lost',
    pages: [paths.editJob('1')],
    answer: <p>The second person sees who changed what, and keeps what they typed. Nothing is overwritten without asking.</p>,
  },
  {
    id: 'verification',
    question: 'Why did I get a code by email?',
    terms: 'otp verify 6 digits resend expired',
    answer: (
      <p>
        To make sure the address is yours. The 6-digit code works for 5 minutes; after that, request a new one on the same page. If you
        don’t see the email, check your spam folder.
      </p>
    ),
  },
  {
    id: 'google-apple',
    question: 'Can I sign in with Google or Apple?',
    terms: 'social facebook login',
    answer: <p>Yes, when you sign up and any time after that. Your email address then counts as verified.</p>,
  },
  {
    id: 'forgot-password',
    question: 'I forgot my password. What now?',
    terms: 'reset login sign in email link',
    answer: (
      <p>
        Request a link on the page <SiteLink to={paths.forgotPassword()}>Forgot your password?</SiteLink> If an account has this email, the
        link arrives in a few minutes.
      </p>
    ),
  },
]

export function questionsWith(search: string): readonly Question[] {
  const requested = search.toLowerCase().split(/\s+/).filter(Boolean)
  return questions.filter(({ question, terms }) => requested.every((word) => `${question} ${terms}`.toLowerCase().includes(word)))
}
