import { stateNames } from '@callout/mock-api/control/pactStates/stateNames'
import type { State } from './interaction.ts'

/** The provider states, with the parameters that the backend's set-up is given. Ids, tokens and codes are wire values. */

/** Tokens in the Authorization header; a state assigns them to users. */
export const TOKEN = 'token-of-an-admin'
export const ENDED_TOKEN = 'token-of-an-ended-session'
export const EXPIRED_TOKEN = 'token-of-an-owner-without-subscription'
/** Good until the email address is verified. */
export const PENDING_TOKEN = 'token-of-somebody-to-be-verified'
export const OWNER_TOKEN = 'token-of-an-owner'
export const PASSWORD = 'demo1234'

export const signedIn: State = { name: stateNames.staffAdminSignedIn, parameters: { token: TOKEN } }
export const sessionEnded: State = { name: stateNames.sessionExpired, parameters: { token: ENDED_TOKEN } }
export const subscriptionEnded: State = { name: stateNames.expiredOwnerSignedIn, parameters: { token: EXPIRED_TOKEN } }

export const ownerSignedIn: State = { name: stateNames.ownerSignedIn, parameters: { token: OWNER_TOKEN } }
const pending = { token: PENDING_TOKEN, email: 'unverified@demo.test' }
/** Without a profile yet. */
export const pendingSignedIn: State = { name: stateNames.unverifiedUserSignedIn, parameters: pending }
/** The last code of the user of `pendingSignedIn`. */
export const CODE = '482913'
export const codeSent = (seconds_ago: number): State => ({
  name: stateNames.verificationCode,
  parameters: { ...pending, user_code: CODE, seconds_ago },
})

export const canSignIn = (email: string): State => ({ name: stateNames.staffAdmin, parameters: { email, password: PASSWORD } })
export const isUnverified = (email: string): State => ({
  name: stateNames.unverifiedUser,
  parameters: { email, password: PASSWORD },
})
export const isUnknown = (email: string): State => ({ name: stateNames.emailUnused, parameters: { email } })

/** Codes and tokens that stand for people at Google, Apple and Facebook. */
export const knownIdentity = (access_code: string): State => ({
  name: stateNames.googleUser,
  parameters: { access_code, email: 'admin@demo.test', first_name: 'Dana', last_name: 'Okoye' },
})
export const unverifiedIdentity = (access_code: string): State => ({
  name: stateNames.googleUnverifiedUser,
  parameters: { access_code, email: 'unverified@demo.test', first_name: 'Una', last_name: 'Verify' },
})
export const newIdentity = (auth_token: string): State => ({
  name: stateNames.appleNewUser,
  parameters: { auth_token, email: 'nora@new.test', first_name: 'Nora', last_name: 'Newman' },
})
/** A backend's own error: it identifies the user, but does not sign them in. */
export const unfinishedIdentity = (access_code: string): State => ({
  name: stateNames.googleUnfinishedUser,
  parameters: { access_code, email: 'unfinished@demo.test', first_name: 'Finn', last_name: 'Early' },
})
export const unknownIdentity = (access_code: string): State => ({ name: stateNames.googleCodeUnknown, parameters: { access_code } })

export const resetLink = (reset_token: string): State => ({
  name: stateNames.resetToken,
  parameters: { email: 'admin@demo.test', reset_token },
})

/** Trades that everybody is offered, the user of `pendingSignedIn` too. */
export const offeredCategories: State = { name: stateNames.categoriesOffered, parameters: { category_ids: [3, 5], user: pending.email } }
export const noCategory = (category_id: number): State => ({ name: stateNames.categoryMissing, parameters: { category_id } })
export const noCategoryMatches = (search: string): State => ({ name: stateNames.noCategoryMatches, parameters: { search } })
/** Of the company of the admin and of the owner. */
export const allStepsDone: State = { name: stateNames.setupDone, parameters: {} }
export const noStepDone: State = { name: stateNames.setupNotStarted, parameters: {} }

/** Lookups are the same for everybody. */
export const country: State = { name: stateNames.countryWithStates, parameters: { country_id: 102, country_code: 'IN' } }
export const area: State = { name: stateNames.stateWithCities, parameters: { state_id: 1363 } }
export const noCountryMatches = (search: string): State => ({ name: stateNames.noCountryMatches, parameters: { search } })
export const noText = (type: string): State => ({ name: stateNames.staticContentMissing, parameters: { type } })

/** Every field of the job and of what it embeds is filled, down to the notes of its one visit. */
export const finishedJob: State = {
  name: stateNames.jobFinished,
  parameters: { job_id: 501, job_number: 'J-0501', visit_id: 701, staff_id: 21, customer_id: 31, property_id: 41, invoice_id: 901 },
}
/** With one alternative, an optional line, and no approval. */
export const sentQuote: State = {
  name: stateNames.quoteSent,
  parameters: { job_id: 504, visit_id: 704, valid_until: '2999-12-31', sent_at: 1794967200 },
}
export const cancelledJob: State = { name: stateNames.jobCancelled, parameters: { job_id: 503, visit_id: 703 } }
export const noJob = (job_id: number): State => ({ name: stateNames.jobMissing, parameters: { job_id } })
export const noJobMatches = (search: string): State => ({ name: stateNames.noJobMatches, parameters: { search } })

/** A job with one visit, both with `lock_version` as it is given. Without staff the visit is unassigned. */
export const jobInStatus = (status: number, { lock_version = 1, staff_ids = [21] as readonly number[] } = {}): State => ({
  name: stateNames.jobInStatus,
  parameters: { job_id: 501, visit_id: 701, status, staff_ids, lock_version },
})
/** `staff_id` has another visit that overlaps the time, in the account's time zone. */
export const isBusy = (staff_id: number): State => ({
  name: stateNames.staffMemberBusy,
  parameters: { staff_id, date: '2026-11-20', start_time: '10:00', end_time: '12:00', busy_job_id: 502, busy_visit_id: 702 },
})

export const timeline: State = {
  name: stateNames.timelineWithStatusChange,
  parameters: { job_id: 501, visit_id: 701 },
}
export const emptyTimeline: State = { name: stateNames.timelineEmpty, parameters: { job_id: 504 } }

/** The branch has no other active staff. */
export const onlyStaff = (staff_id: number): State => ({
  name: stateNames.onlyStaffMember,
  parameters: { staff_id, branch_id: 2, category_id: 3, property_id: 41 },
})
export const noStaff: State = { name: stateNames.branchWithoutStaff, parameters: { branch_id: 3, category_id: 3 } }
