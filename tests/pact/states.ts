import type { State } from './interaction.ts'

/** The provider states, with the parameters that the backend's set-up is given. Ids, tokens and codes are wire values. */

/** Stand in the Authorization header; a state says whose they are. */
export const TOKEN = 'token-of-an-admin'
export const ENDED_TOKEN = 'token-of-an-ended-session'
export const EXPIRED_TOKEN = 'token-of-an-owner-without-subscription'
/** Good until the email address is verified. */
export const PENDING_TOKEN = 'token-of-somebody-to-be-verified'
export const OWNER_TOKEN = 'token-of-an-owner'
export const PASSWORD = 'demo1234'

export const signedIn: State = { name: 'a staff admin is signed in', parameters: { token: TOKEN } }
export const sessionEnded: State = { name: 'the session has ended', parameters: { token: ENDED_TOKEN } }
export const subscriptionEnded: State = { name: 'an owner is signed in whose subscription has ended', parameters: { token: EXPIRED_TOKEN } }

export const ownerSignedIn: State = { name: 'an owner is signed in', parameters: { token: OWNER_TOKEN } }
const pending = { token: PENDING_TOKEN, email: 'unverified@demo.test' }
/** Without a profile yet. */
export const pendingSignedIn: State = { name: 'a user who has still to verify the email address is signed in', parameters: pending }
/** The last code of the user of `pendingSignedIn`. */
export const CODE = '482913'
export const codeSent = (seconds_ago: number): State => ({
  name: 'a verification code was sent',
  parameters: { ...pending, user_code: CODE, seconds_ago },
})

export const canSignIn = (email: string): State => ({ name: 'a staff admin can sign in', parameters: { email, password: PASSWORD } })
export const isUnverified = (email: string): State => ({
  name: 'a user has still to verify the email address',
  parameters: { email, password: PASSWORD },
})
export const isUnknown = (email: string): State => ({ name: 'nobody has this email address', parameters: { email } })

/** Codes and tokens of Google, Apple and Facebook stand for what the provider says of a person. */
export const knownIdentity = (access_code: string): State => ({
  name: 'Google vouches for a user',
  parameters: { access_code, email: 'admin@demo.test', first_name: 'Dana', last_name: 'Okoye' },
})
export const unverifiedIdentity = (access_code: string): State => ({
  name: 'Google vouches for a user who has still to verify the email address',
  parameters: { access_code, email: 'unverified@demo.test', first_name: 'Una', last_name: 'Verify' },
})
export const newIdentity = (auth_token: string): State => ({
  name: 'Apple vouches for somebody who has no account',
  parameters: { auth_token, email: 'nora@new.test', first_name: 'Nora', last_name: 'Newman' },
})
/** What a backend says of that is its own: this one tells who it is, and does not let them in. */
export const unfinishedIdentity = (access_code: string): State => ({
  name: 'Google vouches for a user who has not finished signing up',
  parameters: { access_code, email: 'unfinished@demo.test', first_name: 'Finn', last_name: 'Early' },
})
export const unknownIdentity = (access_code: string): State => ({ name: 'Google vouches for nobody', parameters: { access_code } })

export const resetLink = (reset_token: string): State => ({
  name: 'a reset link was sent',
  parameters: { email: 'admin@demo.test', reset_token },
})

/** Trades that everybody is offered, the user of `pendingSignedIn` too. */
export const offeredCategories: State = { name: 'these trades are offered', parameters: { category_ids: [3, 5], user: pending.email } }
export const noCategory = (category_id: number): State => ({ name: 'there is no such trade', parameters: { category_id } })
export const noCategoryMatches = (search: string): State => ({ name: 'no trade matches the search', parameters: { search } })
/** Of the company of the admin and of the owner. */
export const allStepsDone: State = { name: 'the company has done every step of getting started', parameters: {} }
export const noStepDone: State = { name: 'the company has done no step of getting started', parameters: {} }

/** Lookups are the same for everybody. */
export const country: State = { name: 'a country with first-level areas', parameters: { country_id: 102, country_code: 'IN' } }
export const area: State = { name: 'a first-level area with places', parameters: { state_id: 1363 } }
export const noCountryMatches = (search: string): State => ({ name: 'no country matches the search', parameters: { search } })
export const noText = (type: string): State => ({ name: 'there is no such text', parameters: { type } })

/** Every field of the job and of what it embeds is filled, down to the notes of its one visit. */
export const finishedJob: State = {
  name: 'a finished job with an unpaid invoice',
  parameters: { job_id: 501, job_number: 'J-0501', visit_id: 701, staff_id: 21, customer_id: 31, property_id: 41, invoice_id: 901 },
}
export const cancelledJob: State = { name: 'a cancelled job', parameters: { job_id: 503, visit_id: 703 } }
export const noJob = (job_id: number): State => ({ name: 'there is no such job', parameters: { job_id } })
export const noJobMatches = (search: string): State => ({ name: 'no job matches the search', parameters: { search } })

/** A job with one visit, both with `lock_version` as it is given. Without staff the visit is unassigned. */
export const jobInStatus = (status: number, { lock_version = 1, staff_ids = [21] as readonly number[] } = {}): State => ({
  name: 'a job whose one visit has this status',
  parameters: { job_id: 501, visit_id: 701, status, staff_ids, lock_version },
})
/** `staff_id` has another visit that overlaps the time, in the account's time zone. */
export const isBusy = (staff_id: number): State => ({
  name: 'a staff member has another visit at that time',
  parameters: { staff_id, date: '2026-11-20', start_time: '10:00', end_time: '12:00', busy_job_id: 502, busy_visit_id: 702 },
})

export const timeline: State = {
  name: 'a job with one entry in its timeline, a change of status with a note',
  parameters: { job_id: 501, visit_id: 701 },
}
export const emptyTimeline: State = { name: 'a job with an empty timeline', parameters: { job_id: 504 } }

/** The branch has no other active staff. */
export const onlyStaff = (staff_id: number): State => ({
  name: 'the only staff member of a branch',
  parameters: { staff_id, branch_id: 2, category_id: 3, property_id: 41 },
})
export const noStaff: State = { name: 'a branch without staff', parameters: { branch_id: 3, category_id: 3 } }
