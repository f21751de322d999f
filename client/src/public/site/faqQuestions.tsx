import type { ReactNode } from 'react'
import { FREE_TRIAL_DAYS } from '@callout/contracts/constants'
import { paths } from '../../shared/paths.ts'
import { SiteLink } from './SiteLink.tsx'

export interface Question {
  /** `/faq#trial` opens this one. */
  readonly id: string
  readonly question: string
  readonly answer: ReactNode
  /** Other words people search by. */
  readonly words: string
}

/** Answers about the product as it is. */
export const questions: readonly Question[] = [
  {
    id: 'who-is-it-for',
    question: 'Who is Callout for?',
    words: 'trades company individual alone freelancer',
    answer: (
      <p>
        For companies and individual providers whose work is done at the customer’s place. You say which of the two you are when you sign
        up, and choose your trades. <SiteLink to={paths.services()}>More about the trades</SiteLink>
      </p>
    ),
  },
  {
    id: 'trial',
    question: 'Is there a free trial, and do I need a credit card?',
    words: 'price cost pay test days',
    answer: (
      <p>
        You can try Callout for {FREE_TRIAL_DAYS} days. No credit card is required. When the trial ends, Callout asks you to choose a plan;
        your records stay as they are. <SiteLink to={paths.pricing()}>See the plans</SiteLink>
      </p>
    ),
  },
  {
    id: 'after-the-trial',
    question: 'What happens to my jobs when the trial or a plan ends?',
    words: 'expired data delete keep subscription',
    answer: <p>They stay where they are. You are led to the plans instead of the job list, and with a plan you go on where you stopped.</p>,
  },
  {
    id: 'verification',
    question: 'Why do I get a code by email?',
    words: 'otp verify 6 digits resend expired',
    answer: (
      <p>
        To be sure that the address is yours. The code has 6 digits and is good for 5 minutes; after that you can ask for a new one on the
        same page. It may have gone to the spam folder.
      </p>
    ),
  },
  {
    id: 'forgot-password',
    question: 'I forgot my password. What now?',
    words: 'reset login sign in email link',
    answer: (
      <p>
        Ask for a link on the page <SiteLink to={paths.forgotPassword()}>Forgot your password?</SiteLink> The answer there is the same
        whether we know the address or not, so that nobody can find out who has an account.
      </p>
    ),
  },
  {
    id: 'google-apple',
    question: 'Can I sign in with Google or Apple?',
    words: 'social facebook login',
    answer: <p>Yes, with either of them, at sign-up and at every sign-in after that. Your email address counts as verified then.</p>,
  },
  {
    id: 'who-sees-what',
    question: 'What do my staff see?',
    words: 'roles authority branch permission private',
    answer: (
      <p>
        Staff see their own visits. A branch head sees the own branch, a staff admin what you give authority for, and you see everything.
        Nobody sees the records of another company. <SiteLink to={paths.services()}>Who sees what</SiteLink>
      </p>
    ),
  },
  {
    id: 'messages',
    question: 'Does Callout write to my customers by itself?',
    words: 'email sms notification send automatic',
    answer: (
      <p>
        Not behind your back. Where a step could tell the customer something, a switch says who would get what, and it is off until you
        switch it on.
      </p>
    ),
  },
  {
    id: 'undo',
    question: 'I moved the wrong visit. Can I take it back?',
    words: 'undo mistake cancel reopen',
    answer: (
      <p>
        For ten seconds there is an Undo, where the step has a way back. After that you can still move, assign or open the job again by
        hand. The timeline shows both steps.
      </p>
    ),
  },
  {
    id: 'phone',
    question: 'Does it work on a phone?',
    words: 'mobile app android iphone ios install',
    answer: (
      <p>Yes, in the browser of the phone. Lists become cards, and the next step of a job is one button. There is no app to install.</p>
    ),
  },
  {
    id: 'at-the-same-time',
    question: 'What if two people change the same job at the same time?',
    words: 'conflict stale overwrite lost',
    answer: <p>The second one is told who changed what meanwhile, and what was typed is still there. Nothing is overwritten in silence.</p>,
  },
  {
    id: 'recurring',
    question: 'Can I plan recurring jobs?',
    words: 'repeat daily weekly monthly series schedule',
    answer: (
      <p>
        Yes: daily, weekly, monthly or yearly. Before you save you see the rule as a sentence, every date and how many there are. A later
        change is for one visit, for this one and those after it, or for all; what is done or was moved by hand stays.
      </p>
    ),
  },
  {
    id: 'csv',
    question: 'Can I take my jobs out of Callout?',
    words: 'export csv spreadsheet download print paper',
    answer: (
      <p>Yes. The list becomes a CSV file with the rows and the columns that you see, all pages of it. A single job can be printed.</p>
    ),
  },
  {
    id: 'not-there-yet',
    question: 'What can Callout not do yet?',
    words: 'missing roadmap board map dispatch invoices payments forms',
    answer: (
      <p>
        There is no dispatch board or map, and there are no pages of their own for customers, staff, invoices and payments. The list stands
        at the end of the <SiteLink to={paths.features()}>features</SiteLink>.
      </p>
    ),
  },
]

/** Questions with every typed word in them or in the words people use for them. */
export function questionsWith(search: string): readonly Question[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  return questions.filter(({ question, words }) => wanted.every((word) => `${question} ${words}`.toLowerCase().includes(word)))
}
